-- A file that is imported into a memory or a term base. The row stays as long as the asset does; deleting the asset
-- deletes it.
create table asset_import (
  id uuid primary key,
  organization_id uuid not null,
  -- The memory or the term base.
  asset_id uuid not null,
  -- Position among the files that were uploaded together.
  position smallint not null,
  file_name text not null,
  bytes bigint not null,
  -- Runs the import; the job itself is forgotten some time after its end.
  job_id uuid,
  -- How many records the file had and what was done with them; null before the end.
  summary jsonb,
  -- {code, params} where the import failed.
  failure jsonb,
  creator_id uuid not null,
  created_at timestamptz(3) not null,
  finished_at timestamptz(3),
  -- The upload; kept until the import is done or undone.
  file_id uuid,
  -- Progress, {units, summary}. A run that takes over continues behind these units.
  checkpoint jsonb,
  -- What the file says around its records, for exports.
  frame jsonb,
  -- When the import was undone.
  taken_back_at timestamptz(3),
  -- Format of the upload as it was recognized, so that a later run reads it the same way.
  format text,
  -- Layer of memory entries for which the file names none; null: approved.
  layer text check (layer in ('draft', 'reviewed', 'approved')),
  -- What the columns of a table hold, where somebody said it; another run needs it again.
  layout jsonb,
  constraint asset_import_of_organization unique (organization_id, id)
);
create index asset_import_of_asset on asset_import (organization_id, asset_id, created_at);
call protect_tenant_table('asset_import');

-- A record of a file that was left out, and why.
create table import_discard (
  organization_id uuid not null,
  import_id uuid not null,
  -- Position of the record in its file.
  position bigint not null,
  reason text not null,
  source_language text,
  target_language text,
  source text not null,
  target text not null,
  primary key (organization_id, import_id, position),
  foreign key (organization_id, import_id) references asset_import (organization_id, id) on delete cascade,
  constraint memory_discard_reason_check check (reason in ('empty', 'identical', 'duplicate', 'tooLong', 'otherLanguage'))
);
call protect_tenant_table('import_discard');

-- A check of a memory or a term base for useless entries, and the removal of those that a person chose.
create table cleaning (
  id uuid primary key,
  organization_id uuid not null,
  -- The memory or the term base.
  asset_id uuid not null,
  status text not null
    check (status in ('checking', 'checked', 'cleaning', 'cleaned', 'undoing', 'undone', 'failed', 'stopped')),
  -- What counts as useless.
  options jsonb not null,
  -- How many entries have exactly which reasons: [{reasons, entries}].
  found jsonb not null default '[]',
  -- Reasons whose entries are removed.
  chosen text[] not null default '{}',
  -- Number of entries that were removed and not restored.
  removed integer not null default 0,
  job_id uuid,
  -- {code, params} where it failed.
  failure jsonb,
  creator_id uuid not null,
  created_at timestamptz(3) not null,
  finished_at timestamptz(3),
  unique (organization_id, id)
);
create index cleaning_of_asset on cleaning (organization_id, asset_id, created_at);
create unique index cleaning_under_way on cleaning (organization_id, asset_id)
  where status in ('checking', 'cleaning', 'undoing');
call protect_tenant_table('cleaning');

-- An entry that a check found: one row for each reason.
create table cleaning_finding (
  organization_id uuid not null,
  cleaning_id uuid not null,
  reason text not null,
  -- Position among the findings of the reason, from 1 without gaps, so that any page is found at once.
  place integer not null,
  entry_id uuid not null,
  -- The duplicate of the entry that stays.
  kept_id uuid,
  -- When the entry had last changed; an entry that changed since is left alone.
  changed_at timestamptz(3) not null,
  -- A person decided to keep the entry.
  excluded boolean not null default false,
  primary key (organization_id, cleaning_id, reason, place),
  foreign key (organization_id, cleaning_id) references cleaning (organization_id, id) on delete cascade
);
create index cleaning_finding_entry on cleaning_finding (organization_id, cleaning_id, entry_id);
create index cleaning_finding_excluded on cleaning_finding (organization_id, cleaning_id) where excluded;
call protect_tenant_table('cleaning_finding');
