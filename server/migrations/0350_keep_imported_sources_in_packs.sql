-- Sources that come by blocks stand together, 32 in a row: a row for each of a million had three entries in indexes, a header
-- and two ids, which took a quarter of PostgreSQL's part of an import, and was read one by one by who needs all of them.
-- Whether a source is there the entries tell, which have it in their index; where it stands its features do.
create table memory_source_pack (
  organization_id uuid not null,
  direction_id uuid not null,
  -- Holds the 32 numbers from 32 times its own.
  part integer not null,
  -- 8 bytes each; zeros where a number leads to nothing.
  keys bytea not null,
  -- Where the tokens of each end, in tokens.
  ends integer[] not null,
  -- 64 bits each.
  signatures bigint[] not null,
  -- 4 bytes a token.
  tokens bytea not null,
  added_in xid8 not null default pg_current_xact_id(),
  primary key (organization_id, direction_id, part)
);
-- Hashes do not get smaller; trying takes longer than writing them. Up to here a row stays in one piece, in bytes.
alter table memory_source_pack alter column keys set storage external, alter column ends set storage external,
  alter column signatures set storage external, alter column tokens set storage external,
  set (toast_tuple_target = 8160);
create index memory_source_pack_added_in on memory_source_pack (direction_id, added_in);
call protect_tenant_table('memory_source_pack');
-- What is the same for all rows is asked for once.
alter policy organization_rows on memory_source_pack with check (organization_id = (select current_organization()));

set local role transloom_system;
insert into memory_source_pack (organization_id, direction_id, part, keys, ends, signatures, tokens, added_in)
select organization_id, direction_id, part, string_agg(key, '' order by place), array_agg(size order by place),
  array_agg(signature order by place), string_agg(tokens, '' order by place),
  -- Words of what has no transaction, or came with one that is not gone through, are listed by what it has now.
  coalesce(max(added_in), pg_current_xact_id())
from (
  select of_part.*, place, coalesce(decode(s.source_key, 'hex'), '\x0000000000000000') as key,
    sum(coalesce(s.token_count, 0)) over (partition by of_part.organization_id, of_part.direction_id, part order by place)::integer as size,
    coalesce(s.signature::bigint, 0) as signature, coalesce(s.tokens, '') as tokens,
    case when d.words_listed_in is not null then s.added_in end as added_in
  from (
    select organization_id, direction_id, number >> 5 as part from memory_source where number is not null group by 1, 2, 3
  ) of_part
  join memory_direction d on d.id = of_part.direction_id
  cross join generate_series(0, 31) as place
  left join memory_source s on s.direction_id = of_part.direction_id and s.number = part * 32 + place
) placed
group by organization_id, direction_id, part;
delete from memory_source where number is not null;
reset role;

drop function memory_sources_in_blocks;
drop function memory_sources_apart;
drop index memory_source_apart;
alter table memory_source alter column features set not null, drop column number;

create function memory_sources_in_packs(wanted_direction uuid, after integer, most integer)
returns table (keys bytea, ends bytea, tokens bytea, last integer)
language sql stable security definer
set search_path = pg_catalog, public
set enable_seqscan = off
set enable_bitmapscan = off
set max_parallel_workers_per_gather = 0
as $$
  -- All three in the order of the rows, which need not be sorted for each.
  select string_agg(page.keys, ''), string_agg(array_send(page.ends), ''), string_agg(page.tokens, ''), max(page.part)
  from (
    select * from public.memory_source_pack p
    where p.organization_id = public.current_organization() and p.direction_id = wanted_direction and p.part > after
    order by p.part limit most
  ) page
$$;

create function memory_sources_apart(wanted_direction uuid, after text, most integer)
returns table (keys bytea, counts bytea, tokens bytea, last text)
language sql stable security definer
set search_path = pg_catalog, public
set enable_seqscan = off
set enable_bitmapscan = off
set max_parallel_workers_per_gather = 0
as $$
  select string_agg(decode(page.source_key, 'hex'), ''), string_agg(int4send(page.token_count), ''),
    string_agg(page.tokens, ''), max(page.source_key)
  from (
    select * from public.memory_source s
    where s.organization_id = public.current_organization() and s.direction_id = wanted_direction and s.source_key > after
    order by s.source_key limit most
  ) page
$$;

/* Where sources with these keys stand in packs, each by a feature that it has; those that do not are left out. */
create function memory_sources_packed(wanted_direction uuid, wanted_keys bytea[], wanted_features integer[])
returns table (key bytea, number integer)
language plpgsql stable security definer
set search_path = pg_catalog, public
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set jit = off
set max_parallel_workers_per_gather = 0
set plan_cache_mode = force_generic_plan
as $$
declare
  organization uuid := public.current_organization();
begin
  return query
  select wanted.key, (listed.posting & 2147483647)::integer
  from (
    select w.key, w.feature, w.feature::bigint << 32 as first from unnest(wanted_keys, wanted_features) as w (key, feature)
  ) wanted
  join public.memory_block b
    on b.organization_id = organization and b.direction_id = wanted_direction and b.holds = 'sources'
  cross join lateral (
    -- With nothing behind it an array comes out of its pieces, once for all that is asked of it.
    select p.postings || '{}'::bigint[] as postings from public.memory_posting p
    where p.organization_id = organization and p.direction_id = wanted_direction and p.holds = 'sources'
      and p.first_number = b.first_number and p.bucket = wanted.feature >> b.shift
    offset 0
  ) bucket
  cross join lateral unnest(bucket.postings[
    width_bucket(wanted.first - 1, bucket.postings) + 1 : width_bucket(wanted.first + 2147483647, bucket.postings)
  ]) as listed (posting)
  join public.memory_source_pack pack
    on pack.organization_id = organization and pack.direction_id = wanted_direction
      and pack.part = (listed.posting & 2147483647)::integer >> 5
  where substring(pack.keys from (listed.posting & 31)::integer * 8 + 1 for 8) = wanted.key;
end $$;

revoke execute on function memory_sources_in_packs, memory_sources_apart, memory_sources_packed from public;
grant execute on function memory_sources_in_packs, memory_sources_apart, memory_sources_packed to transloom_app;
-- Owned by the role that sees all rows, which may create in the schema only for this moment.
grant create on schema public to transloom_system;
alter function memory_sources_in_packs owner to transloom_system;
alter function memory_sources_apart owner to transloom_system;
alter function memory_sources_packed owner to transloom_system;
set local role transloom_system;

/* As it was, but that the sources of blocks stand in packs, and all others are found by the index over features. */
create or replace function memory_candidates(
  directions uuid[], wanted_features integer[], feature_directions integer[], same_form integer[],
  wanted_signature bit(64), token_total integer, shortest integer, longest integer, least_share real, most integer
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
    from listed group by 1 order by count(*) desc, 1 limit most
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
reset role;
revoke create on schema public from transloom_system;
