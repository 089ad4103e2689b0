-- Of the sources that blocks list for a search those that share most of its features are fetched, and not all of them:
-- to fetch a row takes as long as to read forty numbers of lists. A feature names its direction by its place among the
-- directions, so that a statement for many texts does not send an id for each.
drop function memory_candidates;
create function memory_candidates(
  directions uuid[], wanted_features integer[], feature_directions integer[], wanted_signature bit(64),
  token_total integer, shortest integer, longest integer, least_share real, most integer
) returns table (source_key text, tokens bytea)
language plpgsql stable security definer
set search_path = pg_catalog, public
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set jit = off
set max_parallel_workers_per_gather = 0
set plan_cache_mode = force_generic_plan -- the plan is the same for all, and to make it takes as long as to run it
as $$
begin
  return query
  with packed as materialized (
    select b.direction_id, listed.number
    from unnest(wanted_features, feature_directions) as wanted (feature, place)
    join public.memory_block b
      on b.organization_id = public.current_organization() and b.direction_id = directions[wanted.place]
        and b.holds = 'sources'
    join public.memory_posting p
      on p.organization_id = b.organization_id and p.direction_id = b.direction_id
        and p.holds = b.holds and p.first_number = b.first_number and p.bucket = wanted.feature >> b.shift
    cross join lateral (select array_position(p.features, wanted.feature) as place) found
    cross join lateral unnest(p.numbers[coalesce(p.ends[found.place - 1], 0) + 1 : p.ends[found.place]])
      as listed (number)
    where found.place is not null
    group by b.direction_id, listed.number
    order by count(*) desc, listed.number
    limit most
  ), near as materialized (
    select s.organization_id, s.source_key, s.tokens, s.token_count, s.signature
    from public.memory_source s where s.features operator(pg_catalog.&&) wanted_features
    union all
    select s.organization_id, s.source_key, s.tokens, s.token_count, s.signature
    from packed join public.memory_source s
      on s.direction_id = packed.direction_id and s.number = packed.number
  ), rated as (
    select near.source_key, near.tokens,
      (token_total - bit_count(~near.signature & wanted_signature))::real / greatest(near.token_count, token_total)
        as share
    from near
    where near.organization_id = public.current_organization() and near.token_count between shortest and longest
  )
  select rated.source_key, rated.tokens from rated
  where rated.share >= least_share
  order by rated.share desc, rated.source_key
  limit most;
end $$;

revoke execute on function memory_candidates from public;
grant execute on function memory_candidates to transloom_app;
-- Owned by the role that sees all rows, which may create in the schema only for this moment.
grant create on schema public to transloom_system;
alter function memory_candidates owner to transloom_system;
revoke create on schema public from transloom_system;
