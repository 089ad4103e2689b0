-- Entries of some directions whose source text has one of the keys, of each source in a direction so many: those first that
-- stand beside one of some other sources, then the newest. A look-up asks for one key and then for twenty or some hundred;
-- planned for each it took longer than to run.
create function memory_entries_of_sources(
  wanted_directions uuid[], wanted_keys text[], neighbour_keys text[], most integer
) returns table (
  id uuid, direction_id uuid, source_key text, source text, target text, layer text, origin text, has_context boolean,
  previous_key text, next_key text, unit_key text, changed_by uuid, changed_by_name text, changed_at timestamptz
)
language plpgsql stable
set enable_seqscan = off -- of a table that it knows nothing of yet the planner would read all of a direction
set jit = off
set max_parallel_workers_per_gather = 0
set plan_cache_mode = force_generic_plan
as $$
begin
  return query
  select entry.*
  from unnest(wanted_directions) wanted_direction
  cross join unnest(wanted_keys) wanted_key
  cross join lateral (
    select e.id, e.direction_id, e.source_key, e.source, e.target, e.layer, e.origin, e.has_context,
      e.previous_key, e.next_key, e.unit_key, e.changed_by, e.changed_by_name, e.changed_at::timestamptz
    from memory_entry e
    where e.direction_id = wanted_direction and e.source_key = wanted_key
    order by coalesce(e.previous_key = any (neighbour_keys), false)::integer
      + coalesce(e.next_key = any (neighbour_keys), false)::integer desc, e.changed_at desc, e.id
    limit most
  ) entry;
end $$;
grant execute on function memory_entries_of_sources to transloom_app;
