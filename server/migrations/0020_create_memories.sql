-- A translation memory of one language pair.
create table memory (
  id uuid primary key,
  organization_id uuid not null,
  name text not null,
  source_language text not null,
  target_language text not null,
  -- Points taken off every match.
  penalty smallint not null default 0 check (penalty between 0 and 50),
  writable boolean not null default true,
  -- Takes what people confirm in its language pair.
  is_default boolean not null default false,
  creator_id uuid not null,
  created_at timestamptz(3) not null,
  unique (organization_id, id),
  unique (organization_id, name)
);
create unique index memory_default on memory (organization_id, source_language, target_language) where is_default;
call protect_tenant_table('memory');

-- How many entries a memory has and when they last changed: the sum over its slots. One row would make everybody
-- who confirms a segment wait for one another.
create table memory_size (
  organization_id uuid not null,
  memory_id uuid not null,
  slot smallint not null,
  entries bigint not null,
  changed_at timestamptz(3) not null,
  primary key (organization_id, memory_id, slot),
  foreign key (organization_id, memory_id) references memory (organization_id, id) on delete cascade
);
call protect_tenant_table('memory_size');

-- A remembered pair.
create table memory_entry (
  id uuid primary key,
  organization_id uuid not null,
  memory_id uuid not null,
  -- Hash of the source's text without codes; exact matches are looked up by it.
  source_key text not null,
  -- Hash of what makes the entry another one than others: source and context, or without context source and target.
  identity uuid not null,
  source text not null,
  target text not null,
  -- Whether a person confirmed the pair in a document; then the keys of the sources around it, null at the edges.
  has_context boolean not null,
  previous_key text,
  next_key text,
  unit_key text,
  file_name text,
  project_id uuid,
  -- Person, or the name another program gave.
  changed_by uuid,
  changed_by_name text,
  created_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  unique (organization_id, memory_id, identity),
  foreign key (organization_id, memory_id) references memory (organization_id, id) on delete cascade
);
create index memory_entry_source on memory_entry (organization_id, memory_id, source_key);
call protect_tenant_table('memory_entry');

-- What similar sources are found by: one row for each different source text, whatever its translations.
create table memory_source (
  organization_id uuid not null,
  memory_id uuid not null,
  source_key text not null,
  token_count integer not null,
  -- One bit for each token, by its hash.
  signature bit(64) not null,
  -- Hashes of the tokens in their order, four bytes each, lowest first.
  tokens bytea not null,
  -- Hashes of tokens and pairs of tokens, each mixed with the memory and the length band, so that the lists of the
  -- index hold neither other memories nor sources of another length.
  features integer[] not null,
  primary key (organization_id, memory_id, source_key),
  foreign key (organization_id, memory_id) references memory (organization_id, id) on delete cascade
);
create index memory_source_features on memory_source using gin (features)
  with (fastupdate = on, gin_pending_list_limit = 256);
call protect_tenant_table('memory_source');

-- Features that many sources have, so that a search takes the rare ones. Counted after an import.
create table memory_feature (
  organization_id uuid not null,
  memory_id uuid not null,
  feature integer not null,
  sources integer not null,
  primary key (organization_id, memory_id, feature),
  foreign key (organization_id, memory_id) references memory (organization_id, id) on delete cascade
);
call protect_tenant_table('memory_feature');

/*
 * Sources of the actor's organisation that have one of the features and may share enough tokens with a query by their
 * signatures, the most promising first. Row-level security would keep `&&` from using the index, because the operator
 * is not declared leakproof; so this function reads as the system and draws the border itself, and gives nothing
 * outside of an organisation. `operator(pg_catalog.&&)`: the extension intarray has a `&&` that the index does not
 * serve.
 */
create function memory_candidates(
  wanted_features integer[], wanted_signature bit(64), token_total integer, shortest integer, longest integer,
  least_share real, most integer
) returns table (source_key text, tokens bytea)
language plpgsql stable security definer
set search_path = pg_catalog, public
set enable_seqscan = off
set jit = off
set max_parallel_workers_per_gather = 0
as $$
begin
  return query
  with near as materialized (
    select s.organization_id, s.source_key, s.tokens,
      (token_total - bit_count(~s.signature & wanted_signature))::real / greatest(s.token_count, token_total) as share
    from public.memory_source s
    where s.features operator(pg_catalog.&&) wanted_features and s.token_count between shortest and longest
  )
  select near.source_key, near.tokens from near
  where near.organization_id = public.current_organization() and near.share >= least_share
  order by near.share desc, near.source_key
  limit most;
end $$;
revoke execute on function memory_candidates from public;
grant execute on function memory_candidates to transloom_app;
-- Owned by the role that sees all rows, which may create in the schema only for this moment.
grant create on schema public to transloom_system;
alter function memory_candidates owner to transloom_system;
revoke create on schema public from transloom_system;
