-- Search data of a source text that was not imported in a block: one row for each different text, whatever its
-- translations.
create table memory_source (
  organization_id uuid not null,
  direction_id uuid not null,
  source_key text not null,
  token_count integer not null,
  -- One bit for each token, by its hash.
  signature bit(64) not null,
  -- Hashes of the tokens in order, four bytes each, lowest byte first.
  tokens bytea not null,
  -- Hashes of tokens and token pairs, each mixed with the direction and the length band, so that a posting list of the
  -- index holds one direction and one band.
  features integer[] not null,
  -- The transaction that added the source; an index in a process asks for sources added since it was read. A sequence
  -- would not do, because transactions do not end in the order in which they begin. Null for the oldest sources.
  added_in xid8 default pg_current_xact_id(),
  primary key (organization_id, direction_id, source_key)
);
create index memory_source_features on memory_source using gin (features)
  with (fastupdate = on, gin_pending_list_limit = 256) where features is not null;
create index memory_source_added_in on memory_source (direction_id, added_in) where added_in is not null;
call protect_tenant_table('memory_source');
-- The check asks for the organization once for a statement, not once for each row.
alter policy organization_rows on memory_source with check (organization_id = (select current_organization()));

-- Features that many sources have, so that a search reads the short posting lists. Counted after an import.
create table memory_feature (
  organization_id uuid not null,
  direction_id uuid not null,
  feature integer not null,
  sources integer not null,
  -- Number of sources in blocks that have it, beside those in `memory_source`.
  packed integer not null,
  primary key (organization_id, direction_id, feature),
  foreign key (organization_id, direction_id) references memory_direction (organization_id, id) on delete cascade
);
call protect_tenant_table('memory_feature');

-- An inverted index over the features of many sources, or over the words of many entries, that an import builds in its
-- process and writes once. Adding each feature to the GIN index cost more than the rest of the import.
create table memory_block (
  organization_id uuid not null,
  direction_id uuid not null,
  -- Number of its first source or entry in the direction; the others follow.
  first_number integer not null,
  size integer not null,
  -- The bucket of a feature is the feature without this many low bits.
  shift smallint not null,
  -- What its numbers stand for.
  holds text not null check (holds in ('sources', 'entries')),
  primary key (organization_id, direction_id, holds, first_number),
  foreign key (organization_id, direction_id) references memory_direction (organization_id, id) on delete cascade
);
call protect_tenant_table('memory_block');

-- A bucket of a block: the posting lists of neighboring features. It has no foreign key, which would be checked for each
-- row; whoever deletes a direction or a block deletes its buckets first.
create table memory_posting (
  organization_id uuid not null,
  direction_id uuid not null,
  first_number integer not null,
  bucket integer not null,
  holds text not null,
  -- Sorted pairs: the feature in the upper half, the number of the source or entry in the lower half.
  postings bigint[] not null,
  primary key (organization_id, direction_id, holds, first_number, bucket)
);
-- Rising numbers without a pattern do not compress; trying takes longer than writing them. A row up to this size, in
-- bytes, stays in one piece: half a page. No plan depends on the lists, so that nothing counts them.
alter table memory_posting alter column postings set storage external, alter column postings set statistics 0,
  set (toast_tuple_target = 4080);
call protect_tenant_table('memory_posting');
-- The check asks for the organization once for a statement, not once for each row.
alter policy organization_rows on memory_posting with check (organization_id = (select current_organization()));

-- Search data of the sources of blocks, 32 in a row. One row for each source needed three index entries, a header and
-- two ids, which took a quarter of the time of an import in the database.
create table memory_source_pack (
  organization_id uuid not null,
  direction_id uuid not null,
  -- The row holds 32 numbers, starting at 32 × part.
  part integer not null,
  -- 8 bytes each; zeros where a number is not in use.
  keys bytea not null,
  -- Where the tokens of each source end in `tokens`.
  ends integer[] not null,
  -- 64 bits each.
  signatures bigint[] not null,
  -- 4 bytes for each token.
  tokens bytea not null,
  added_in xid8 not null default pg_current_xact_id(),
  primary key (organization_id, direction_id, part)
);
-- Hashes do not compress; trying takes longer than writing them. A row up to this size, in bytes, stays in one piece.
-- No plan depends on the columns, so that nothing counts them.
alter table memory_source_pack alter column keys set storage external, alter column ends set storage external,
  alter column signatures set storage external, alter column tokens set storage external,
  alter column keys set statistics 0, alter column ends set statistics 0, alter column signatures set statistics 0,
  alter column tokens set statistics 0, set (toast_tuple_target = 8160);
create index memory_source_pack_added_in on memory_source_pack (direction_id, added_in);
call protect_tenant_table('memory_source_pack');
-- The check asks for the organization once for a statement, not once for each row.
alter policy organization_rows on memory_source_pack with check (organization_id = (select current_organization()));

-- Ids of the entries of blocks, by number.
create table memory_block_entry (
  organization_id uuid not null,
  direction_id uuid not null,
  -- The row holds 64 numbers, starting at 64 × part.
  part integer not null,
  ids uuid[] not null,
  primary key (organization_id, direction_id, part)
);
-- No plan depends on these lists, so that nothing counts them.
alter table memory_block_entry alter column ids set statistics 0;
call protect_tenant_table('memory_block_entry');

-- The words of a direction, in both languages: prefixes and other forms of a word are looked up here and then searched
-- by their keys. A word stays when the entries that had it are gone.
create table memory_word (
  organization_id uuid not null,
  direction_id uuid not null,
  -- Without accents. The byte order keeps words with one prefix together.
  plain text collate "C" not null,
  -- In lower case.
  word text collate "C" not null,
  primary key (organization_id, direction_id, plain, word)
);
call protect_tenant_table('memory_word');

/*
 * Posting lists of some features, by the positions of the directions they are searched in: arrays one after the other in
 * the format of `array_send`, each posting the feature above the number of the source. Features that differ in their
 * last five bits stand in one bucket.
 */
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

/*
 * Candidates for the matches of a text, in one row, because a row for each took longer to send and to read than to find:
 * the sources of blocks with these positions of directions and numbers that can share enough tokens with the text, and
 * at most `most` of all other sources that have one of the features, by the tokens that their signatures can share.
 * Sources of the same form come first.
 *
 * Row-level security keeps `&&` from using the index, because the operator is not declared leakproof. So this function
 * and the ones below read as the system, and each compares the organization itself; without an organization they return
 * nothing. `operator(pg_catalog.&&)`: the extension intarray has a `&&` that the index does not serve. Settings such as
 * `enable_seqscan` make joins use the indexes, whatever the planner assumes about arrays and about tables without
 * statistics.
 */
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

/* A page of the sources in packs, in the order of their numbers, for an index in a process. */
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

/* A page of the sources outside of blocks, in the order of their keys, for an index in a process. */
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

/*
 * Numbers of the sources in packs that have these keys. Each key comes with a feature of its source; sources without
 * that feature are left out.
 */
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

/*
 * Entries in blocks of a direction that have all keys, the newest of each block first. Entries whose words stand in
 * their row have changed since and are found there. The shortest posting list is read from its end, part by part, and
 * each number is looked up in the other lists; a further part is read where too few numbers stand in all lists.
 */
create function memory_block_entries(wanted_direction uuid, wanted_keys integer[], most integer)
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

/*
 * Entries that have all keys of one of the sets, each set for a direction: for each set those first whose words stand in
 * the order of its pattern, then the newest. Of very many entries with the keys only `looked_at` are read.
 */
create function memory_entries_with_words(
  wanted_directions uuid[], wanted_keys text[], word_orders text[], looked_at integer, most integer
) returns table (id uuid)
language plpgsql stable security definer
set search_path = pg_catalog, public
set enable_seqscan = off
set enable_memoize = off
set jit = off
set max_parallel_workers_per_gather = 0
as $$
begin
  return query
  with wanted as materialized (
    select w.direction_id, w.keys::integer[] as keys, w.word_order
    from unnest(wanted_directions, wanted_keys, word_orders) as w (direction_id, keys, word_order)
  )
  select distinct best.id from wanted cross join lateral (
    select near.id from (
      (select e.id, e.organization_id, e.direction_id, e.source, e.target from public.memory_entry e
      where e.words operator(pg_catalog.@>) wanted.keys
      limit looked_at)
      union all
      select e.id, e.organization_id, e.direction_id, e.source, e.target
      from public.memory_block_entries(
        wanted.direction_id, wanted.keys,
        -- The others may have it with other capitals.
        case cardinality(wanted.keys) when 1 then least(looked_at, most * 4) else looked_at end
      ) as found (id)
      cross join lateral (
        select * from public.memory_entry e
        where e.organization_id = public.current_organization() and e.direction_id = wanted.direction_id
          and e.id >= found.id and e.id <= found.id
        order by e.id limit 1
      ) e
    ) near
    where near.organization_id = public.current_organization() and near.direction_id = wanted.direction_id
    order by (near.source like wanted.word_order or near.target like wanted.word_order) desc, near.id desc
    limit most
  ) best;
end $$;

/*
 * The newest entries of a direction that have some words, wherever these are indexed; the texts are not compared.
 */
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

-- The word searches above call it as the system.
revoke execute on function memory_block_entries from public;
grant execute on function memory_block_entries to transloom_app, transloom_system;

-- The functions that read past row-level security belong to the role that sees all rows; that role may create in the
-- schema for this moment only.
revoke execute on function
  memory_posting_lists, memory_candidates, memory_sources_in_packs, memory_sources_apart, memory_sources_packed,
  memory_entries_with_words, memory_newest_with_words
  from public;
grant execute on function
  memory_posting_lists, memory_candidates, memory_sources_in_packs, memory_sources_apart, memory_sources_packed,
  memory_entries_with_words, memory_newest_with_words
  to transloom_app;
grant create on schema public to transloom_system;
alter function memory_posting_lists owner to transloom_system;
alter function memory_candidates owner to transloom_system;
alter function memory_sources_in_packs owner to transloom_system;
alter function memory_sources_apart owner to transloom_system;
alter function memory_sources_packed owner to transloom_system;
alter function memory_entries_with_words owner to transloom_system;
alter function memory_newest_with_words owner to transloom_system;
revoke create on schema public from transloom_system;
