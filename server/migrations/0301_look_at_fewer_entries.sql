-- Where one word is looked for any entry that has it has the words in their order, so that of the entries of blocks, which
-- come with the newest first, a few times as many are looked at as are wanted; to fetch five thousand of a word that most
-- entries have took most of such a search.
grant create on schema public to transloom_system;
set local role transloom_system;
create or replace function memory_entries_with_words(
  wanted_directions uuid[], wanted_keys text[], word_orders text[], looked_at integer, most integer
) returns table (id uuid)
language plpgsql stable security definer
set search_path = pg_catalog, public
set enable_seqscan = off
set enable_memoize = off
set jit = off
set max_parallel_workers_per_gather = 0
as $$
begin
  return query
  with wanted as materialized (
    select w.direction_id, w.keys::integer[] as keys, w.word_order
    from unnest(wanted_directions, wanted_keys, word_orders) as w (direction_id, keys, word_order)
  )
  select distinct best.id from wanted cross join lateral (
    select near.id from (
      (select e.id, e.organization_id, e.direction_id, e.source, e.target from public.memory_entry e
      where e.words operator(pg_catalog.@>) wanted.keys
      limit looked_at)
      union all
      select e.id, e.organization_id, e.direction_id, e.source, e.target
      from public.memory_block_entries(
        wanted.direction_id, wanted.keys,
        -- The others may have it with other capitals.
        case cardinality(wanted.keys) when 1 then least(looked_at, most * 4) else looked_at end
      ) as found (id)
      cross join lateral (
        select * from public.memory_entry e
        where e.organization_id = public.current_organization() and e.direction_id = wanted.direction_id
          and e.id >= found.id and e.id <= found.id
        order by e.id limit 1
      ) e
    ) near
    where near.organization_id = public.current_organization() and near.direction_id = wanted.direction_id
    order by (near.source like wanted.word_order or near.target like wanted.word_order) desc, near.id desc
    limit most
  ) best;
end $$;
reset role;
revoke create on schema public from transloom_system;
