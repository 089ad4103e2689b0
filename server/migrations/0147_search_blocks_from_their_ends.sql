/*
 * As it was, but that of words which very many entries have only the newest are gone through: of the shortest list a part
 * from its end, and another one where too few of that stand in the other lists.
 */
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
        select listed.numbers from unnest(wanted_keys) as wanted_key (key)
        left join lateral (
          select p.numbers[coalesce(p.ends[found.place - 1], 0) + 1 : p.ends[found.place]] as numbers
          from public.memory_posting p
          cross join lateral (select array_position(p.features, wanted_key.key) as place) found
          where p.organization_id = public.current_organization() and p.direction_id = wanted_direction
            and p.holds = 'entries' and p.first_number = block.first_number
            and p.bucket = wanted_key.key >> block.shift and found.place is not null
        ) listed on true
        order by cardinality(listed.numbers) nulls first, wanted_key.key
      loop
        if list.numbers is null then
          common := '{}';
          remaining := 0;
        elsif common is null then
          remaining := coalesce(remaining, cardinality(list.numbers));
          common := list.numbers[greatest(remaining - part, 0) + 1 : remaining];
          remaining := greatest(remaining - part, 0);
        else
          common := array(
            select number from unnest(common) as number
            where list.numbers[width_bucket(number, list.numbers)] = number);
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

/* As it was, but that entries of blocks are read by the index of ids in any case. */
grant create on schema public to transloom_system;
set local role transloom_system;
create or replace function memory_entries_with_words(
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
      from public.memory_block_entries(wanted.direction_id, wanted.keys, looked_at) as found (id)
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
reset role;
revoke create on schema public from transloom_system;
