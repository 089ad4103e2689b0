-- Sources that came in large numbers are found by blocks: an index over their features, made in the process and
-- written once. To add each feature to the index of the table cost more than all else that an import does.
create table memory_block (
  organization_id uuid not null,
  direction_id uuid not null,
  -- Of its first source in the direction; those of the others follow.
  first_number integer not null,
  sources integer not null,
  -- A feature stands in the bucket that is its own number without so many of its last bits.
  shift smallint not null,
  primary key (organization_id, direction_id, first_number),
  foreign key (organization_id, direction_id) references memory_direction (organization_id, id) on delete cascade
);
call protect_tenant_table('memory_block');

-- A bucket of a block. Without a foreign key, which would be looked up for each row; who deletes a direction or a
-- block deletes its rows first.
create table memory_posting (
  organization_id uuid not null,
  direction_id uuid not null,
  first_number integer not null,
  bucket integer not null,
  features integer[] not null,
  -- Where the list of each feature ends in `numbers`.
  ends integer[] not null,
  -- Of sources.
  numbers integer[] not null,
  primary key (organization_id, direction_id, first_number, bucket)
);
-- Numbers that rise by chance do not get smaller; trying takes longer than writing them.
alter table memory_posting alter column features set storage external, alter column ends set storage external,
  alter column numbers set storage external;
call protect_tenant_table('memory_posting');

alter table memory_source
  -- Null where a block has them.
  alter column features drop not null,
  -- Of a source that a block has.
  add column number integer;
create index memory_source_number on memory_source (direction_id, number) where number is not null;
drop index memory_source_features;
create index memory_source_features on memory_source using gin (features)
  with (fastupdate = on, gin_pending_list_limit = 256) where features is not null;

-- Sources of blocks that have it, beside those of the table.
alter table memory_feature add column packed integer not null default 0;
alter table memory_feature alter column packed drop default;

/*
 * Sources of the actor's organisation that have one of the features and may share enough tokens with a query by their
 * signatures, the most promising first. Row-level security would keep `&&` from using the index, because the operator
 * is not declared leakproof; so this function reads as the system and draws the border itself, and gives nothing
 * outside of an organisation. `operator(pg_catalog.&&)`: the extension intarray has a `&&` that the index does not
 * serve. `feature_directions` names the direction that each feature is mixed with. Joins go by the indexes, whatever
 * the planner thinks of arrays.
 */
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
    join public.memory_posting p
      on p.organization_id = b.organization_id and p.direction_id = b.direction_id
        and p.first_number = b.first_number and p.bucket = wanted.feature >> b.shift
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
revoke execute on function memory_candidates from public;
grant execute on function memory_candidates to transloom_app;
grant create on schema public to transloom_system;
alter function memory_candidates owner to transloom_system;
revoke create on schema public from transloom_system;
