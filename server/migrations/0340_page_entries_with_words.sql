-- The newest entries of a direction that have some words, whoever stores these; their texts are not looked at.
create function memory_newest_with_words(wanted_direction uuid, wanted_keys integer[], most integer)
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
    -- Neither bound is an equality, for which ids alone would be gone through backward, past all other directions.
    (select e.id from public.memory_entry e
    where e.words operator(pg_catalog.@>) wanted_keys and e.organization_id = public.current_organization()
      and e.direction_id >= wanted_direction and e.direction_id <= wanted_direction
    order by e.direction_id, e.id desc limit most)
    union all
    select public.memory_block_entries(wanted_direction, wanted_keys, most)
  ) newest
  order by newest.id desc limit most;
end $$;

revoke execute on function memory_newest_with_words from public;
grant execute on function memory_newest_with_words to transloom_app, transloom_system;
-- Owned by the role that sees all rows, which may create in the schema only for this moment.
grant create on schema public to transloom_system;
alter function memory_newest_with_words owner to transloom_system;
revoke create on schema public from transloom_system;
