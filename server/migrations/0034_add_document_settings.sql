-- What was chosen for reading the file, by the names of core's options.
alter table document add column options jsonb not null default '{}';
-- Settings it was split with; null until it was read.
alter table document add column segmentation jsonb;
-- While it is read again: {fileId, bytes, options, segmentation}; what it has stays until that is done.
alter table document add column next_reading jsonb;
-- What became of the last time it was read again: {at, kept, changed, added, gone, failure}.
alter table document add column rereading jsonb;

alter table segment drop constraint segment_origin_check;
alter table segment add constraint segment_origin_check
  check (origin in ('none', 'memory', 'engine', 'person', 'file'));

-- What files of a project are read with, by format.
alter table project add column document_options jsonb not null default '{}';

-- Options for files of a format, under a name.
create table option_profile (
  id uuid primary key,
  organization_id uuid not null,
  format text not null,
  name text not null,
  options jsonb not null,
  -- Holds for files of the format where nobody chose.
  is_default boolean not null,
  updated_at timestamptz(3) not null,
  unique (organization_id, id),
  unique (organization_id, format, name)
);
create unique index option_profile_default on option_profile (organization_id, format) where is_default;
call protect_tenant_table('option_profile');

-- How new documents of an organisation are split; without a row as core does.
create table segmentation_setting (
  organization_id uuid primary key,
  settings jsonb not null,
  changed_by uuid not null,
  changed_at timestamptz(3) not null
);
call protect_tenant_table('segmentation_setting');
