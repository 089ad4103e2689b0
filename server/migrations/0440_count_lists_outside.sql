-- To tell which sources of blocks stand in most of the lists of a text took longer here than to find the lists: 0.4 to 0.9 µs
-- for a number in one, of which texts of two words have twenty thousand. Who asks counts them now, and then asks for
-- the sources.

/* What stands in the lists of some features, by the places of the directions they are searched in: arrays one behind the
   other as `array_send` gives them, each number the feature above the number of the source. Features that differ in their
   last five bits alone stand in one bucket. */
create function memory_posting_lists(directions uuid[], wanted_features integer[], feature_directions integer[])
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

/* Of sources of blocks, which are given by the places of their directions and their numbers, those of the same form first, and
   of all others that have one of the features those that may share enough tokens with a text. */
drop function memory_candidates;
create function memory_candidates(
  directions uuid[], wanted_features integer[], same_form integer[],
  source_directions integer[], source_numbers integer[], of_same_form integer,
  wanted_signature bit(64), token_total integer, shortest integer, longest integer, least_share real, most integer
) returns table (keys bytea, counts bytea, tokens bytea)
language plpgsql stable security definer
set search_path = pg_catalog, public
set enable_seqscan = off
set enable_mergejoin = off
set jit = off
set max_parallel_workers_per_gather = 0
set plan_cache_mode = force_generic_plan
as $$
declare
  organization uuid := public.current_organization();
begin
  return query
  with near as materialized (
    select decode(s.source_key, 'hex') as key, s.tokens, s.token_count, s.signature,
      s.features operator(pg_catalog.&&) same_form as is_same
    from public.memory_source s
    where s.features operator(pg_catalog.&&) wanted_features and s.organization_id = organization
      and s.token_count between shortest and longest
      and exists (
        select from public.memory_source a where a.organization_id = organization and a.direction_id = any (directions))
    union all
    select substring(pack.keys from (wanted.number & 31) * 8 + 1 for 8),
      substring(pack.tokens from coalesce(pack.ends[wanted.number & 31], 0) * 4 + 1
        for (pack.ends[(wanted.number & 31) + 1] - coalesce(pack.ends[wanted.number & 31], 0)) * 4),
      pack.ends[(wanted.number & 31) + 1] - coalesce(pack.ends[wanted.number & 31], 0),
      pack.signatures[(wanted.number & 31) + 1]::bit(64), wanted.ordinal <= of_same_form
    from unnest(directions) with ordinality as searched (direction_id, place)
    cross join lateral (
      -- All of them in one go through the index.
      select p.part, p.keys, p.ends, p.signatures, p.tokens from public.memory_source_pack p
      where p.organization_id = organization and p.direction_id = searched.direction_id
        and p.part = any (array(
          select s.number >> 5 from unnest(source_directions, source_numbers) as s (place, number)
          where s.place = searched.place))
      offset 0
    ) pack
    join unnest(source_directions, source_numbers) with ordinality as wanted (place, number, ordinal)
      on wanted.place = searched.place and wanted.number >> 5 = pack.part
    where pack.ends[(wanted.number & 31) + 1] - coalesce(pack.ends[wanted.number & 31], 0) between shortest and longest
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

/* The texts of some sources, where any entry of these directions has them: one took 6.3 µs to find, its newest entry 8.4. */
create function memory_texts_of_sources(wanted_directions uuid[], wanted_keys text[])
returns table (source_key text, source text)
language plpgsql stable
set enable_seqscan = off
set jit = off
set max_parallel_workers_per_gather = 0
set plan_cache_mode = force_generic_plan
as $$
begin
  return query
  select wanted_key, entry.source
  from unnest(wanted_directions) wanted_direction
  cross join unnest(wanted_keys) wanted_key
  cross join lateral (
    select e.source from memory_entry e
    where e.direction_id = wanted_direction and e.source_key = wanted_key limit 1
  ) entry;
end $$;
grant execute on function memory_texts_of_sources to transloom_app;

revoke execute on function memory_posting_lists, memory_candidates from public;
grant execute on function memory_posting_lists, memory_candidates to transloom_app;
-- Owned by the role that sees all rows, which may create in the schema only for this moment.
grant create on schema public to transloom_system;
alter function memory_posting_lists owner to transloom_system;
alter function memory_candidates owner to transloom_system;
revoke create on schema public from transloom_system;
