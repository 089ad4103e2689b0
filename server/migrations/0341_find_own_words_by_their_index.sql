-- A word that many entries have by themselves was looked for in all entries of a direction, one after the other, because they
-- stand in the order that is asked for; of a million in blocks none has words of its own.
grant create on schema public to transloom_system;
set local role transloom_system;
create or replace function memory_newest_with_words(wanted_direction uuid, wanted_keys integer[], most integer)
returns setof uuid
language plpgsql stable security definer
set search_path = pg_catalog, public
set enable_seqscan = off
set jit = off
set max_parallel_workers_per_gather = 0
set plan_cache_mode = force_custom_plan
as $$
begin
  return query
  select newest.id from (
    (select own.id from (
      select e.id, e.organization_id, e.direction_id from public.memory_entry e
      where e.words operator(pg_catalog.@>) wanted_keys
      offset 0
    ) own
    where own.organization_id = public.current_organization() and own.direction_id = wanted_direction
    order by own.id desc limit most)
    union all
    select public.memory_block_entries(wanted_direction, wanted_keys, most)
  ) newest
  order by newest.id desc limit most;
end $$;
reset role;
revoke create on schema public from transloom_system;
