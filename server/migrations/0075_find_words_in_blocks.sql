-- Words of entries that came in large numbers are found by blocks, as features of sources are: to add each word to the
-- index of the table cost an import more than all the rest of its entries.
alter table memory_entry alter column words drop not null; -- null where a block has them
drop index memory_entry_words;
create index memory_entry_words on memory_entry using gin (words)
  with (fastupdate = on, gin_pending_list_limit = 256) where words is not null;

alter table memory_block
  -- What the numbers of the block stand for.
  add column holds text not null default 'sources' check (holds in ('sources', 'entries')),
  drop constraint memory_block_pkey,
  add primary key (organization_id, direction_id, holds, first_number);
alter table memory_block alter column holds drop default;
alter table memory_block rename column sources to size;

alter table memory_posting
  add column holds text not null default 'sources',
  drop constraint memory_posting_pkey,
  add primary key (organization_id, direction_id, holds, first_number, bucket);
alter table memory_posting alter column holds drop default;

-- Ids of entries by their numbers in the blocks of a direction.
create table memory_block_entry (
  organization_id uuid not null,
  direction_id uuid not null,
  -- Holds the 64 numbers from 64 times its own.
  part integer not null,
  ids uuid[] not null,
  primary key (organization_id, direction_id, part)
);
call protect_tenant_table('memory_block_entry');

/*
 * Entries in blocks of a direction of the actor's organization that have all keys, of each block the newest first. An
 * entry whose words were written to its row has been changed since, and is found there. Of the lists of numbers, which
 * rise, the shortest is gone through and looked up in the others.
 */
create function memory_block_entries(wanted_direction uuid, wanted_keys integer[], most integer) returns setof uuid
language plpgsql stable
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set jit = off
as $$
declare
  block record;
  list record;
  common integer[];
  wanted integer := most;
  given integer;
begin
  for block in
    select b.first_number, b.shift from public.memory_block b
    where b.organization_id = public.current_organization() and b.direction_id = wanted_direction and b.holds = 'entries'
    order by b.first_number desc
  loop
    common := null;
    for list in
      select listed.numbers from unnest(wanted_keys) as wanted_key (key)
      left join lateral (
        select p.numbers[coalesce(p.ends[found.place - 1], 0) + 1 : p.ends[found.place]] as numbers
        from public.memory_posting p
        cross join lateral (select array_position(p.features, wanted_key.key) as place) found
        where p.organization_id = public.current_organization() and p.direction_id = wanted_direction
          and p.holds = 'entries' and p.first_number = block.first_number
          and p.bucket = wanted_key.key >> block.shift and found.place is not null
      ) listed on true
      order by cardinality(listed.numbers) nulls first
    loop
      common := case when list.numbers is null then '{}' when common is null then list.numbers else array(
        select number from unnest(common) as number
        where list.numbers[width_bucket(number, list.numbers)] = number) end;
      exit when cardinality(common) = 0;
    end loop;
    return query
      select e.id
      from (select number from unnest(common) as number order by number desc) near
      join public.memory_block_entry b
        on b.organization_id = public.current_organization() and b.direction_id = wanted_direction
          and b.part = near.number >> 6
      join public.memory_entry e
        on e.organization_id = b.organization_id and e.direction_id = b.direction_id
          and e.id = b.ids[(near.number & 63) + 1] and e.words is null
      limit wanted;
    get diagnostics given = row_count;
    wanted := wanted - given;
    exit when wanted <= 0;
  end loop;
end $$;
revoke execute on function memory_block_entries from public;
grant execute on function memory_block_entries to transloom_app, transloom_system;

/* As it was, and in blocks. */
drop function memory_entries_with_words;
create function memory_entries_with_words(
  wanted_directions uuid[], wanted_keys text[], word_orders text[], looked_at integer, most integer
) returns table (id uuid)
language plpgsql stable security definer
set search_path = pg_catalog, public
set enable_seqscan = off
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
      from public.memory_block_entries(wanted.direction_id, wanted.keys, looked_at) as found (id)
      cross join lateral (
        select * from public.memory_entry e
        where e.organization_id = public.current_organization() and e.direction_id = wanted.direction_id
          and e.id = found.id
        offset 0
      ) e
    ) near
    where near.organization_id = public.current_organization() and near.direction_id = wanted.direction_id
    order by (near.source like wanted.word_order or near.target like wanted.word_order) desc, near.id desc
    limit most
  ) best;
end $$;

/* As it was, but that blocks hold entries as well. */
drop function memory_candidates;
create function memory_candidates(
  wanted_features integer[], feature_directions uuid[], wanted_signature bit(64), token_total integer,
  shortest integer, longest integer, least_share real, most integer
) returns table (source_key text, tokens bytea)
language plpgsql stable security definer
set search_path = pg_catalog, public
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set jit = off
set max_parallel_workers_per_gather = 0
as $$
begin
  return query
  with packed as materialized (
    select distinct b.direction_id, listed.number
    from unnest(wanted_features, feature_directions) as wanted (feature, direction_id)
    join public.memory_block b
      on b.organization_id = public.current_organization() and b.direction_id = wanted.direction_id
        and b.holds = 'sources'
    join public.memory_posting p
      on p.organization_id = b.organization_id and p.direction_id = b.direction_id
        and p.holds = b.holds and p.first_number = b.first_number and p.bucket = wanted.feature >> b.shift
    cross join lateral (select array_position(p.features, wanted.feature) as place) found
    cross join lateral unnest(p.numbers[coalesce(p.ends[found.place - 1], 0) + 1 : p.ends[found.place]])
      as listed (number)
    where found.place is not null
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

revoke execute on function memory_entries_with_words, memory_candidates from public;
grant execute on function memory_entries_with_words, memory_candidates to transloom_app;
-- Owned by the role that sees all rows, which may create in the schema only for this moment.
grant create on schema public to transloom_system;
alter function memory_entries_with_words owner to transloom_system;
alter function memory_candidates owner to transloom_system;
revoke create on schema public from transloom_system;
