-- Hashes of the words of source and target, each mixed with the direction, so that the lists of the index hold no
-- other memories.
alter table memory_entry add column words integer[] not null default '{}';
alter table memory_entry alter column words drop default;
create index memory_entry_words on memory_entry using gin (words)
  with (fastupdate = on, gin_pending_list_limit = 256);

/*
 * Entries of the actor's organization that have all keys of one of the sets, each set for a direction: per set those
 * where the words stand in the order of its pattern first, then the newest. Of very many that have the keys only some
 * are looked at. As with memory_candidates, row-level security would keep `@>` from using the index; so this reads as
 * the system and draws the border itself.
 */
create function memory_entries_with_words(
  wanted_directions uuid[], wanted_keys text[], word_orders text[], looked_at integer, most integer
) returns table (id uuid)
language plpgsql stable security definer
set search_path = pg_catalog, public
set enable_seqscan = off
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
      select e.id, e.organization_id, e.direction_id, e.source, e.target from public.memory_entry e
      where e.words operator(pg_catalog.@>) wanted.keys
      limit looked_at
    ) near
    where near.organization_id = public.current_organization() and near.direction_id = wanted.direction_id
    order by (near.source like wanted.word_order or near.target like wanted.word_order) desc, near.id desc
    limit most
  ) best;
end $$;
revoke execute on function memory_entries_with_words from public;
grant execute on function memory_entries_with_words to transloom_app;
-- Owned by the role that sees all rows, which may create in the schema only for this moment.
grant create on schema public to transloom_system;
alter function memory_entries_with_words owner to transloom_system;
revoke create on schema public from transloom_system;
