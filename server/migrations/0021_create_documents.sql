-- An uploaded file in one language pair.
create table document (
  id uuid primary key,
  organization_id uuid not null,
  project_id uuid not null,
  file_id uuid not null,
  position integer not null,
  name text not null,
  -- Null until the file was read, where it was too large to recognize during the upload.
  format text,
  bytes bigint not null,
  source_language text not null,
  target_language text not null,
  -- How to pre-translate: {engineKey, matchRate}.
  plan jsonb not null,
  status text not null check (status in ('waiting', 'preparing', 'pretranslating', 'ready', 'failed', 'cancelled')),
  -- {code, params} while the status is failed.
  failure jsonb,
  warnings jsonb not null default '[]',
  job_id uuid,
  segment_count integer not null default 0,
  word_count integer not null default 0,
  character_count integer not null default 0,
  created_at timestamptz(3) not null,
  -- Reading options, by the names of core’s options.
  options jsonb not null default '{}',
  -- Segmentation settings that it was split with; null until it was read.
  segmentation jsonb,
  -- The reading in progress, {fileId, bytes, options, segmentation}; the current content stays until it is done.
  next_reading jsonb,
  -- Result of the last rereading: {at, kept, changed, added, gone, failure}.
  rereading jsonb,
  unique (organization_id, id),
  unique (organization_id, project_id, target_language, name),
  foreign key (organization_id, project_id) references project (organization_id, id) on delete cascade
);
create index document_of_project on document (organization_id, project_id, position, target_language);
call protect_tenant_table('document');

create table segment (
  id uuid primary key,
  organization_id uuid not null,
  document_id uuid not null,
  number integer not null,
  -- The unit of the file that the segment belongs to, and its range in the text of the unit (UTF-16 code units).
  unit_id text not null,
  unit_kind text not null,
  unit_key text,
  starts_unit boolean not null,
  span_start integer not null,
  span_end integer not null,
  source text not null,
  codes jsonb not null,
  target text not null default '',
  confirmed boolean not null default false,
  locked boolean not null default false,
  origin text not null default 'none' check (origin in ('none', 'memory', 'engine', 'person', 'file')),
  match_rate smallint,
  -- Name and version of the engine that the target came from.
  engine text,
  engine_version text,
  failure jsonb,
  version integer not null default 0,
  changed_by uuid,
  changed_at timestamptz(3),
  -- The engine lost codes of the source, and they were restored where they likely belong: a person should check.
  codes_restored boolean not null default false,
  -- The memory entry that the target was taken from, edited or not, until it is confirmed.
  memory_entry_id uuid,
  unique (organization_id, document_id, number),
  unique (organization_id, id),
  foreign key (organization_id, document_id) references document (organization_id, id) on delete cascade
);
create index segment_confirmed on segment (organization_id, document_id) where confirmed;
create index segment_failed on segment (organization_id, document_id) where failure is not null;
create index segment_origin on segment (organization_id, document_id, origin) where origin in ('memory', 'engine');
call protect_tenant_table('segment');

-- Every target that a segment ever had, and targets that lost a conflict.
create table segment_revision (
  id uuid primary key,
  organization_id uuid not null,
  segment_id uuid not null,
  version integer not null,
  operation_id uuid not null,
  target text not null,
  confirmed boolean not null,
  origin text not null,
  match_rate smallint,
  engine text,
  conflicting boolean not null,
  -- Null: the program itself, from memory or engine.
  changed_by uuid,
  changed_at timestamptz(3) not null,
  unique (organization_id, segment_id, operation_id),
  foreign key (organization_id, segment_id) references segment (organization_id, id) on delete cascade
);
create index segment_revision_newest on segment_revision (organization_id, segment_id, version desc, changed_at desc);
call protect_tenant_table('segment_revision');

-- What a model said a document is about, or why it did not.
create table content_summary (
  organization_id uuid not null,
  document_id uuid not null,
  summary text,
  failure jsonb,
  -- Name and version of the engine that was asked.
  engine text not null,
  engine_version text not null,
  -- Hash of the engine and the text it was shown.
  content_key bytea not null,
  made_at timestamptz(3) not null,
  primary key (organization_id, document_id),
  foreign key (organization_id, document_id) references document (organization_id, id) on delete cascade,
  check ((summary is null) <> (failure is null))
);
call protect_tenant_table('content_summary');

-- The estimated cost of a pre-translation, made by a job for the person who asked; deleted after a day.
create table pretranslation_estimate (
  id uuid primary key,
  organization_id uuid not null,
  user_id uuid not null,
  -- What is to be estimated.
  wish jsonb not null,
  -- Null until the job is done.
  result jsonb,
  job_id uuid,
  created_at timestamptz(3) not null
);
call protect_tenant_table('pretranslation_estimate');
