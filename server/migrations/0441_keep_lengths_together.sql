-- What a token is called in texts of several lengths differs in the last five bits alone since now. A search wants most tokens
-- in three or four bands of lengths, each of which took a way through the index to a bucket of its own; all of them stand in
-- one now.
-- The role that sees all rows owns it, and may create in the schema only for this moment.
grant create on schema public to transloom_system;
set local role transloom_system;
create or replace function memory_posting_lists(directions uuid[], wanted_features integer[], feature_directions integer[])
returns table (direction integer, postings bytea)
language plpgsql stable security definer
set search_path = pg_catalog, public
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set jit = off
set max_parallel_workers_per_gather = 0
set plan_cache_mode = force_generic_plan -- the plan is the same for all, and to make it takes as long as to run it
as $$
declare
  organization uuid := public.current_organization();
begin
  return query
  with block as materialized (
    select searched.place::integer as place, searched.direction_id, b.first_number, b.shift
    from unnest(directions) with ordinality as searched (direction_id, place)
    join public.memory_block b
      on b.organization_id = organization and b.direction_id = searched.direction_id and b.holds = 'sources'
  ), family as materialized (
    select w.place, w.feature >> 5 as number, array_agg(w.feature::bigint << 32) as beginnings
    from unnest(wanted_features, feature_directions) as w (feature, place)
    group by 1, 2
  ), listed as (
    select block.place, bucket.postings[
      greatest(
        width_bucket(wanted.first - 1, bucket.postings) + 1,
        -- Longer than any list that a search chooses, unless its text has nothing that is rarer.
        width_bucket(wanted.first + 2147483647, bucket.postings) - 99999
      ) : width_bucket(wanted.first + 2147483647, bucket.postings)
    ] as postings
    from family
    join block on block.place = family.place
    cross join lateral (
      -- With nothing behind it an array comes out of its pieces, once for all that is asked of it.
      select p.postings || '{}'::bigint[] as postings from public.memory_posting p
      where p.organization_id = organization and p.direction_id = block.direction_id and p.holds = 'sources'
        and p.first_number = block.first_number and p.bucket = (family.number << 5) >> block.shift
      offset 0
    ) bucket
    cross join lateral unnest(family.beginnings) as wanted (first)
  )
  select listed.place, string_agg(array_send(listed.postings), '')
  from listed where listed.postings <> '{}' group by listed.place;
end $$;

reset role;
revoke create on schema public from transloom_system;

-- All that is found by the names of before is found anew: what people added by the sweep that renews what entries are found
-- by, what was imported by the job that makes entries searchable, for which the sweep asks. Until then texts are found
-- where they are the same.
set local role transloom_system;
update memory_direction d set
  old_keys_after = '00000000-0000-0000-0000-000000000000',
  searchable_up_to = case
    when d.searchable_up_to is null and exists (
      select from memory_block b where b.organization_id = d.organization_id and b.direction_id = d.id)
    then '00000000-0000-0000-0000-000000000001' -- there may be others than these, which people added
    else d.searchable_up_to end;
reset role;
truncate memory_block, memory_block_entry, memory_posting, memory_source_pack, memory_feature;
