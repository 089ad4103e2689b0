-- An index in a process reads all sources of a direction. By their keys each of a million stood on another page; those of
-- blocks are read by their numbers now, in which they were written, the others by an index of their own, which is small.
create index memory_source_apart on memory_source (direction_id, source_key) where number is null;

create function memory_sources_in_blocks(wanted_direction uuid, after integer, most integer)
returns table (keys bytea, counts bytea, tokens bytea, last integer)
language sql stable security definer
set search_path = pg_catalog, public
set enable_seqscan = off
set enable_bitmapscan = off
set max_parallel_workers_per_gather = 0
as $$
  -- All three in the order of the rows, which need not be sorted for each.
  select string_agg(decode(page.source_key, 'hex'), ''), string_agg(int4send(page.token_count), ''),
    string_agg(page.tokens, ''), max(page.number)
  from (
    select * from public.memory_source s
    where s.direction_id = wanted_direction and s.number > after
    order by s.number limit most
  ) page
  where page.organization_id = public.current_organization()
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
    where s.direction_id = wanted_direction and s.number is null and s.source_key > after
    order by s.source_key limit most
  ) page
  where page.organization_id = public.current_organization()
$$;

revoke execute on function memory_sources_in_blocks, memory_sources_apart from public;
grant execute on function memory_sources_in_blocks, memory_sources_apart to transloom_app;
-- Owned by the role that sees all rows, which may create in the schema only for this moment.
grant create on schema public to transloom_system;
alter function memory_sources_in_blocks owner to transloom_system;
alter function memory_sources_apart owner to transloom_system;
revoke create on schema public from transloom_system;
