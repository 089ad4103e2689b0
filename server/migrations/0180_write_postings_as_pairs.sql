-- A feature and a number of its list are one number of 64 bits now, and a bucket is one sorted array of these: an import
-- sends half as many numbers as with a list of features, one of ends and one of numbers, and a search finds a list by
-- halves. Rows hold twice as many, because each costs as much as reading a hundred numbers.
alter table memory_posting
  -- The feature in the upper half, the number of the source or entry in the lower one; in their order.
  add column postings bigint[];
update memory_posting p set postings = array(
  select (p.features[place]::bigint << 32) | listed.number
  from generate_subscripts(p.features, 1) as place
  cross join lateral unnest(p.numbers[coalesce(p.ends[place - 1], 0) + 1 : p.ends[place]]) as listed (number)
  order by 1);
alter table memory_posting
  alter column postings set not null, alter column postings set storage external,
  drop column features, drop column ends, drop column numbers,
  -- Up to here a row stays in one piece, half a page. In bytes.
  set (toast_tuple_target = 4080);

/* As it was, with lists of pairs. */
grant create on schema public to transloom_system;
set local role transloom_system;
create or replace function memory_candidates(
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
    select b.direction_id, (listed.posting & 2147483647)::integer as number
    from (
      select w.feature, w.place, w.feature::bigint << 32 as first from unnest(wanted_features, feature_directions) as w (feature, place)
    ) wanted
    join public.memory_block b
      on b.organization_id = public.current_organization() and b.direction_id = directions[wanted.place]
        and b.holds = 'sources'
    join public.memory_posting p
      on p.organization_id = b.organization_id and p.direction_id = b.direction_id
        and p.holds = b.holds and p.first_number = b.first_number and p.bucket = wanted.feature >> b.shift
    cross join lateral unnest(p.postings[
      width_bucket(wanted.first - 1, p.postings) + 1 : width_bucket(wanted.first + 2147483647, p.postings)
    ]) as listed (posting)
    group by b.direction_id, listed.posting & 2147483647
    order by count(*) desc, 2
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
reset role;
revoke create on schema public from transloom_system;

/* The same; `list.first` is what the pairs of a key count from. */
create or replace function memory_block_entries(wanted_direction uuid, wanted_keys integer[], most integer)
returns setof uuid
language plpgsql stable
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set enable_memoize = off
set jit = off
as $$
declare
  block record;
  list record;
  common integer[];
  -- Of the shortest list: so many from its beginning are still to be gone through, and so many of these now.
  remaining integer;
  part integer;
  wanted integer := most;
  given integer;
begin
  for block in
    select b.first_number, b.shift from public.memory_block b
    where b.organization_id = public.current_organization() and b.direction_id = wanted_direction and b.holds = 'entries'
    order by b.first_number desc
  loop
    remaining := null;
    part := least(greatest(wanted, 256), 100000) * 4;
    loop
      common := null;
      for list in
        select wanted_key.first, listed.postings
        from (select w.key, w.key::bigint << 32 as first from unnest(wanted_keys) as w (key)) wanted_key
        left join lateral (
          select bucket.postings[
            width_bucket(wanted_key.first - 1, bucket.postings) + 1 :
            width_bucket(wanted_key.first + 2147483647, bucket.postings)
          ] as postings
          from (
            -- With nothing behind it an array comes out of its pieces, once for all that is asked of it.
            select p.postings || '{}'::bigint[] as postings from public.memory_posting p
            where p.organization_id = public.current_organization() and p.direction_id = wanted_direction
              and p.holds = 'entries' and p.first_number = block.first_number
              and p.bucket = wanted_key.key >> block.shift
            offset 0
          ) bucket
        ) listed on true
        order by coalesce(cardinality(listed.postings), 0), wanted_key.key
      loop
        if coalesce(cardinality(list.postings), 0) = 0 then
          common := '{}';
          remaining := 0;
        elsif common is null then
          remaining := coalesce(remaining, cardinality(list.postings));
          common := array(
            select (posting & 2147483647)::integer
            from unnest(list.postings[greatest(remaining - part, 0) + 1 : remaining]) as posting);
          remaining := greatest(remaining - part, 0);
        else
          common := array(
            select number from unnest(common) as number
            where list.postings[width_bucket(list.first + number, list.postings)] = list.first + number);
        end if;
        exit when cardinality(common) = 0;
      end loop;
      return query
        select listed.id
        from (select common[place] as number from generate_subscripts(common, 1, true) as place) near
        -- In this order, and by the index of ids, whatever the planner thinks of a table that it knows nothing of yet.
        cross join lateral (
          select b.ids[(near.number & 63) + 1] as id from public.memory_block_entry b
          where b.organization_id = public.current_organization() and b.direction_id = wanted_direction
            and b.part = near.number >> 6
          offset 0
        ) listed
        cross join lateral (
          select from public.memory_entry e
          where e.organization_id = public.current_organization() and e.direction_id = wanted_direction
            and e.id >= listed.id and e.id <= listed.id and e.words is null
          order by e.id limit 1
        ) there
        limit wanted;
      get diagnostics given = row_count;
      wanted := wanted - given;
      exit when wanted <= 0 or coalesce(remaining, 0) = 0;
      part := least(part, 100000000) * 8;
    end loop;
    exit when wanted <= 0;
  end loop;
end $$;
