-- Concepts of an import are neither searched nor counted before it is done: what finds them is made then, not twice.
drop index term_concept_content, term_concept_revision, term_concept_pending;
create index term_concept_content on term_concept using gin (content_keys)
  with (fastupdate = on, gin_pending_list_limit = 1024) where live;
create index term_concept_revision on term_concept (organization_id, term_base_id, revision) where live;

-- It belongs to the role that sees all rows, which may create in the schema only for this moment.
grant create on schema public to transloom_system;
set local role transloom_system;
create or replace function term_concepts_with_content(
  wanted_bases uuid[], wanted_keys text[], patterns text[], looked_at integer, most integer
) returns table (id uuid, term_base_id uuid)
language plpgsql stable security definer
set search_path = pg_catalog, public
set enable_seqscan = off
set jit = off
set max_parallel_workers_per_gather = 0
as $$
begin
  return query
  with wanted as materialized (
    select w.base_id, w.keys::integer[] as keys from unnest(wanted_bases, wanted_keys) as w (base_id, keys)
  )
  select found.id, wanted.base_id from wanted cross join lateral (
    select near.id from (
      select c.id, c.organization_id, c.term_base_id, c.content from public.term_concept c
      where c.content_keys operator(pg_catalog.@>) wanted.keys and c.live
      limit looked_at
    ) near
    where near.organization_id = public.current_organization() and near.term_base_id = wanted.base_id
      and near.content like all (patterns)
    limit most
  ) found;
end $$;
reset role;
revoke create on schema public from transloom_system;
