alter table term_concept
  -- Its terms and its remark in small letters, each word behind one space.
  add column content text not null default '',
  -- Hashes of the parts of its content, each mixed with the base, so that the lists of the index hold no other bases.
  add column content_keys integer[] not null default '{}';
alter table term_concept alter column content drop default, alter column content_keys drop default;
create index term_concept_content on term_concept using gin (content_keys)
  with (fastupdate = on, gin_pending_list_limit = 1024);
-- Entries are shown page by page, the newest first.
create index term_concept_newest on term_concept (organization_id, term_base_id, created_at desc, id desc) where live;

/*
 * Entries of the actor's organization whose content has all of the parts, for each base its keys of them: some of these
 * that have the keys are looked at. As with memory_entries_with_words, row-level security would keep `@>` from using
 * the index; so this reads as the system and draws the border itself.
 */
create function term_concepts_with_content(
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
      select c.id, c.organization_id, c.term_base_id, c.live, c.content from public.term_concept c
      where c.content_keys operator(pg_catalog.@>) wanted.keys
      limit looked_at
    ) near
    where near.organization_id = public.current_organization() and near.term_base_id = wanted.base_id
      and near.live and near.content like all (patterns)
    limit most
  ) found;
end $$;
revoke execute on function term_concepts_with_content from public;
grant execute on function term_concepts_with_content to transloom_app;
-- Owned by the role that sees all rows, which may create in the schema only for this moment.
grant create on schema public to transloom_system;
alter function term_concepts_with_content owner to transloom_system;
revoke create on schema public from transloom_system;
