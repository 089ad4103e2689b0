-- To put the sources that were chosen in order took an eighth of the time it took to read them. Who asks for them compares
-- their tokens, which tells more, and puts them in order by that.

-- Owned by the role that sees all rows, which may create in the schema only for this moment.
grant create on schema public to transloom_system;
set local role transloom_system;
/* Of sources of blocks, which are given by the places of their directions and their numbers, those that may share enough tokens
   with a text, and of all others that have one of the features at most so many of these. Those of the same form go first. */
create or replace function memory_candidates(
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
  select string_agg(source.key, ''), string_agg(int4send(source.token_count), ''), string_agg(source.tokens, '')
  from (
    (
      select decode(s.source_key, 'hex') as key, s.tokens, s.token_count,
        s.features operator(pg_catalog.&&) same_form as is_same
      from public.memory_source s
      cross join lateral (
        select (token_total - bit_count(~s.signature & wanted_signature))::real / greatest(s.token_count, token_total) as share
      ) rated
      where s.features operator(pg_catalog.&&) wanted_features and s.organization_id = organization
        and s.token_count between shortest and longest and rated.share >= least_share
        and exists (
          select from public.memory_source a where a.organization_id = organization and a.direction_id = any (directions))
      order by rated.share desc, s.source_key limit most
    )
    union all
    select substring(pack.keys from (wanted.number & 31) * 8 + 1 for 8),
      substring(pack.tokens from coalesce(pack.ends[wanted.number & 31], 0) * 4 + 1
        for (pack.ends[(wanted.number & 31) + 1] - coalesce(pack.ends[wanted.number & 31], 0)) * 4),
      pack.ends[(wanted.number & 31) + 1] - coalesce(pack.ends[wanted.number & 31], 0),
      wanted.ordinal <= of_same_form
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
      and (token_total - bit_count(~pack.signatures[(wanted.number & 31) + 1]::bit(64) & wanted_signature))::real
        / greatest(pack.ends[(wanted.number & 31) + 1] - coalesce(pack.ends[wanted.number & 31], 0), token_total) >= least_share
    order by is_same desc
  ) source;
end $$;
reset role;
revoke create on schema public from transloom_system;
