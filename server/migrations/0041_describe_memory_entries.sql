alter table memory_entry
  -- Entries of one unit of a file with several languages are one unit again in an export.
  add column unit_id uuid,
  -- How far people have gone through it: in one context the entry of the highest layer is offered.
  add column layer text not null default 'approved' check (layer in ('draft', 'reviewed', 'approved')),
  add column origin text not null default 'human'
    check (origin in ('human', 'alignment', 'machine-translation', 'import')),
  -- What a file says of the pair and has no column here, as it stood there; written back by an export.
  add column properties jsonb,
  -- Of the import that brought it.
  add column import_id uuid,
  add column project_name text,
  add column created_by uuid,
  add column created_by_name text;
alter table memory_entry alter column layer drop default, alter column origin drop default;

-- Who changed or deleted an entry, when, and what it was before.
create table memory_entry_version (
  id uuid primary key,
  organization_id uuid not null,
  direction_id uuid not null,
  entry_id uuid not null,
  change text not null check (change in ('changed', 'deleted')),
  -- The whole row, so that it can be put back.
  before jsonb not null,
  -- Names the rows that one clean-up took out together.
  clean_id uuid,
  changed_by uuid,
  changed_at timestamptz(3) not null,
  foreign key (organization_id, direction_id) references memory_direction (organization_id, id) on delete cascade
);
create index memory_entry_version_of_entry on memory_entry_version (organization_id, direction_id, entry_id, changed_at);
create index memory_entry_version_of_clean on memory_entry_version (organization_id, clean_id)
  where clean_id is not null;
call protect_tenant_table('memory_entry_version');

-- Who changed it last.
alter table memory_size add column changed_by uuid;
