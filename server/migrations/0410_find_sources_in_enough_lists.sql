-- As it was, but that a source of a block must stand in so many of the lists. Texts that words tell which begin or end alike
-- must share some of these, and reading and rating those that share fewer took longer than finding the others.
drop function memory_candidates;
create function memory_candidates(
  directions uuid[], wanted_features integer[], feature_directions integer[], same_form integer[],
  wanted_signature bit(64), token_total integer, shortest integer, longest integer, least_share real, least_lists integer,
  most integer
) returns table (keys bytea, counts bytea, tokens bytea)
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
    select searched.place, searched.direction_id, b.first_number, b.shift
    from unnest(directions) with ordinality as searched (direction_id, place)
    join public.memory_block b
      on b.organization_id = organization and b.direction_id = searched.direction_id and b.holds = 'sources'
  ), listed as (
    -- The place of the direction, and what stands in the list, the number of a source in its lower half.
    select wanted.place << 32 as place, wanted.is_same, unnest(bucket.postings[
      greatest(
        width_bucket(wanted.first - 1, bucket.postings) + 1,
        -- Longer than any list that a search chooses, unless its text has nothing that is rarer.
        width_bucket(wanted.first + 2147483647, bucket.postings) - 99999
      ) : width_bucket(wanted.first + 2147483647, bucket.postings)
    ]) as posting
    from (
      select w.feature, w.place::bigint as place, w.feature::bigint << 32 as first,
        w.feature = any (same_form) as is_same
      from unnest(wanted_features, feature_directions) as w (feature, place)
    ) wanted
    join block on block.place = wanted.place
    cross join lateral (
      -- With nothing behind it an array comes out of its pieces, once for all that is asked of it.
      select p.postings || '{}'::bigint[] as postings from public.memory_posting p
      where p.organization_id = organization and p.direction_id = block.direction_id and p.holds = 'sources'
        and p.first_number = block.first_number and p.bucket = wanted.feature >> block.shift
      offset 0
    ) bucket
  ), packed as materialized (
    select listed.place | (listed.posting & 2147483647) as source, bool_or(listed.is_same) as is_same
    from listed group by 1 having count(*) >= least_lists order by count(*) desc, 1 limit most
  ), near as materialized (
    select decode(s.source_key, 'hex') as key, s.tokens, s.token_count, s.signature,
      s.features operator(pg_catalog.&&) same_form as is_same
    from public.memory_source s
    where s.features operator(pg_catalog.&&) wanted_features and s.organization_id = organization
      and s.token_count between shortest and longest
      and exists (
        select from public.memory_source a where a.organization_id = organization and a.direction_id = any (directions))
    union all
    select substring(pack.keys from numbered.place * 8 + 1 for 8),
      substring(pack.tokens from coalesce(pack.ends[numbered.place], 0) * 4 + 1
        for (pack.ends[numbered.place + 1] - coalesce(pack.ends[numbered.place], 0)) * 4),
      pack.ends[numbered.place + 1] - coalesce(pack.ends[numbered.place], 0),
      pack.signatures[numbered.place + 1]::bit(64), numbered.is_same
    from (
      select directions[(packed.source >> 32)::integer] as direction_id, (packed.source & 2147483647)::integer >> 5 as part,
        (packed.source & 31)::integer as place, packed.is_same
      from packed
    ) numbered
    join public.memory_source_pack pack
      on pack.organization_id = organization and pack.direction_id = numbered.direction_id and pack.part = numbered.part
    where pack.ends[numbered.place + 1] - coalesce(pack.ends[numbered.place], 0) between shortest and longest
  ), rated as (
    select near.key, near.tokens, near.token_count, near.is_same,
      (token_total - bit_count(~near.signature & wanted_signature))::real / greatest(near.token_count, token_total)
        as share
    from near
  ), best as (
    select * from rated where rated.share >= least_share
    order by rated.share desc, rated.is_same desc, rated.key limit most
  )
  select string_agg(best.key, ''), string_agg(int4send(best.token_count), ''), string_agg(best.tokens, '')
  from best;
end $$;

revoke execute on function memory_candidates from public;
grant execute on function memory_candidates to transloom_app;
-- Owned by the role that sees all rows, which may create in the schema only for this moment.
grant create on schema public to transloom_system;
alter function memory_candidates owner to transloom_system;
revoke create on schema public from transloom_system;
