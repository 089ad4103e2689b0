-- A translation memory: one source language and several target languages.
create table memory (
  id uuid primary key,
  organization_id uuid not null,
  name text not null,
  source_language text not null,
  -- Points taken off every match.
  penalty smallint not null default 0 check (penalty between 0 and 50),
  writable boolean not null default true,
  creator_id uuid not null,
  created_at timestamptz(3) not null,
  -- Visible to the whole organization; otherwise to its creator and to those who manage all memories.
  shared boolean not null,
  -- The memory that took over its entries in a merge. The merged memory stays and is no longer offered.
  merged_into uuid,
  -- Hidden from everybody since then; a job deletes its rows.
  deleted_at timestamptz(3),
  -- The import that writes into it now: one at a time.
  writing_import uuid,
  -- Made when the first pair of its languages was confirmed, not by a person.
  automatic boolean not null,
  -- Its sources were translations once, so its matches lose points.
  reversed boolean not null,
  -- Merging or reversing fills it in the background. When that failed, so that it holds a part only.
  fill_failed_at timestamptz,
  unique (organization_id, id),
  constraint memory_source_language unique (organization_id, id, source_language),
  foreign key (organization_id, merged_into) references memory (organization_id, id) on delete set null (merged_into)
);
create unique index memory_name on memory (organization_id, name) where deleted_at is null;
call protect_tenant_table('memory');

-- A language pair of a memory. Searches and counts belong to a direction.
create table memory_direction (
  id uuid primary key,
  organization_id uuid not null,
  memory_id uuid not null,
  source_language text not null,
  target_language text not null,
  -- Takes the pairs that people confirm in its languages.
  is_default boolean not null default false,
  -- Entries up to this id have the current search keys, others are being renewed; null where all have them.
  old_keys_after uuid,
  -- `memory_word` holds the words of sources that transactions before this one added, and of this transaction those of
  -- keys up to `words_listed_after`. Null: the sources that have no transaction are being read.
  words_listed_in xid8 default '0',
  words_listed_after text not null default '',
  -- Copied entries up to this id are found by similar text and by words, the nil UUID where none is; null where all are.
  searchable_up_to uuid,
  unique (organization_id, id),
  unique (organization_id, memory_id, target_language),
  foreign key (organization_id, memory_id, source_language)
    references memory (organization_id, id, source_language) on delete cascade,
  check (source_language <> target_language)
);
create unique index memory_direction_default on memory_direction (organization_id, source_language, target_language)
  where is_default;
call protect_tenant_table('memory_direction');

-- Number of entries of a direction and their last change: the sum over its slots. With one row alone, everybody who
-- confirms a segment would wait for everybody else.
create table memory_size (
  organization_id uuid not null,
  direction_id uuid not null,
  slot smallint not null,
  entries bigint not null,
  changed_at timestamptz(3) not null,
  changed_by uuid,
  primary key (organization_id, direction_id, slot),
  foreign key (organization_id, direction_id) references memory_direction (organization_id, id) on delete cascade
);
call protect_tenant_table('memory_size');

-- A remembered pair. It has no foreign key to its direction, which would be checked for each row of an import: whoever
-- adds entries locks the direction once, and whoever deletes it deletes its entries first.
create table memory_entry (
  id uuid not null,
  organization_id uuid not null,
  direction_id uuid not null,
  -- Hash of the source without codes; exact matches are looked up by it.
  source_key text not null,
  -- Hash of what tells entries from one another: source and context, or source and target where there is no context.
  identity uuid not null,
  source text not null,
  target text not null,
  -- A person confirmed the pair in a document. Then the neighboring source keys are known, and null at the edges of the
  -- document.
  has_context boolean not null,
  previous_key text,
  next_key text,
  unit_key text,
  file_name text,
  project_id uuid,
  -- The person; for entries of other programs the name alone.
  changed_by uuid,
  changed_by_name text,
  created_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  -- Entries of one unit of a multilingual file share this id, so that an export writes one unit again.
  unit_id uuid,
  -- How far people have checked it. Of several entries in one context the highest layer is offered.
  layer text not null check (layer in ('draft', 'reviewed', 'approved')),
  origin text not null check (origin in ('human', 'alignment', 'machine-translation', 'import')),
  -- What the file says of the pair and no column holds; an export writes it back.
  properties jsonb,
  -- The import that added it.
  import_id uuid,
  project_name text,
  created_by uuid,
  created_by_name text,
  -- Hashes of the words of source and target, each mixed with the direction so that a posting list of the index holds
  -- one direction; null where a block indexes them.
  words integer[],
  primary key (organization_id, direction_id, id),
  constraint memory_entry_identity unique (organization_id, direction_id, source_key, identity)
);
-- Entries of one unit stand in several directions; an export joins them.
create index memory_entry_unit on memory_entry (organization_id, unit_id) where unit_id is not null;
create index memory_entry_words on memory_entry using gin (words)
  with (fastupdate = on, gin_pending_list_limit = 256) where words is not null;
call protect_tenant_table('memory_entry');
-- The check asks for the organization once for a statement, not once for each row.
alter policy organization_rows on memory_entry with check (organization_id = (select current_organization()));

-- Who changed or deleted an entry, when, and what it was before.
create table memory_entry_version (
  id uuid primary key,
  organization_id uuid not null,
  direction_id uuid not null,
  entry_id uuid not null,
  change text not null check (change in ('changed', 'deleted')),
  -- The whole row, so that it can be restored.
  before jsonb not null,
  -- The cleaning that removed the entry.
  clean_id uuid,
  changed_by uuid,
  changed_at timestamptz(3) not null,
  foreign key (organization_id, direction_id) references memory_direction (organization_id, id) on delete cascade
);
create index memory_entry_version_of_entry on memory_entry_version (organization_id, direction_id, entry_id, changed_at);
create index memory_entry_version_of_clean on memory_entry_version (organization_id, clean_id)
  where clean_id is not null;
call protect_tenant_table('memory_entry_version');

-- A memory entry was used in a segment that somebody confirmed: one row for each use, so that nobody waits for others
-- who use the same entry. A foreign key would be checked here for each entry that is deleted.
create table memory_entry_use (
  organization_id uuid not null,
  direction_id uuid not null,
  entry_id uuid not null,
  used_at timestamptz(3) not null
);
create index memory_entry_use_of_entry on memory_entry_use (organization_id, direction_id, entry_id, used_at);
call protect_tenant_table('memory_entry_use');

-- Penalties that somebody chose for the organization, a project or a memory. Each choice is a row: the newest of an
-- owner is valid, the others are its history.
create table penalty_choice (
  id uuid primary key,
  organization_id uuid not null,
  level text not null check (level in ('memory', 'project', 'organization')),
  -- The memory, the project or the organization.
  owner_id uuid not null,
  penalties jsonb not null,
  chosen_by uuid not null,
  chosen_at timestamptz(3) not null
);
create index penalty_choice_of_owner on penalty_choice (organization_id, owner_id, level, id);
call protect_tenant_table('penalty_choice');

/*
 * Entries of some directions whose source text has one of the keys: at most `most` for each source in a direction, those
 * first whose neighbors are among `neighbour_keys`, then the newest. The plan is the same for one key and for hundreds;
 * planning took longer than running it.
 */
create function memory_entries_of_sources(
  wanted_directions uuid[], wanted_keys text[], neighbour_keys text[], most integer
) returns table (
  id uuid, direction_id uuid, source_key text, source text, target text, layer text, origin text, has_context boolean,
  previous_key text, next_key text, unit_key text, changed_by uuid, changed_by_name text, changed_at timestamptz
)
language plpgsql stable
set enable_seqscan = off -- of a table that it knows nothing of yet the planner would read all of a direction
set jit = off
set max_parallel_workers_per_gather = 0
set plan_cache_mode = force_generic_plan
as $$
begin
  return query
  select entry.*
  from unnest(wanted_directions) wanted_direction
  cross join unnest(wanted_keys) wanted_key
  cross join lateral (
    select e.id, e.direction_id, e.source_key, e.source, e.target, e.layer, e.origin, e.has_context,
      e.previous_key, e.next_key, e.unit_key, e.changed_by, e.changed_by_name, e.changed_at::timestamptz
    from memory_entry e
    where e.direction_id = wanted_direction and e.source_key = wanted_key
    order by coalesce(e.previous_key = any (neighbour_keys), false)::integer
      + coalesce(e.next_key = any (neighbour_keys), false)::integer desc, e.changed_at desc, e.id
    limit most
  ) entry;
end $$;

/* Texts of some sources, where an entry of these directions has them. */
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

grant execute on function memory_entries_of_sources, memory_texts_of_sources to transloom_app;
