/* The files of a QA check, in their order. */
create table checked_file (
  id uuid primary key,
  organization_id uuid not null,
  work_id uuid not null references work (id) on delete cascade,
  /* From 1. */
  number integer not null,
  name text not null,
  /* How its segments came about, and how a corrected file is made. */
  kind text not null check (kind in ('bilingual', 'table', 'pair', 'document')),
  /* The uploaded file that holds the translations; null for a file of a project. */
  file_id uuid,
  format text,
  /* The file of a project; it may be gone by now. */
  document_id uuid,
  unique (organization_id, work_id, number)
);
call protect_tenant_table('checked_file');

/* Segments as a QA check read them, with the corrections that people made since. */
create table checked_segment (
  id uuid primary key,
  organization_id uuid not null,
  work_id uuid not null references work (id) on delete cascade,
  /* Place in the whole check, and in its file, from 1. */
  number integer not null,
  file_number integer not null,
  place integer not null,
  /* Where the translation stands in its file. */
  unit_id text not null,
  span_start integer not null,
  span_end integer not null,
  source text not null,
  target text not null,
  /* The translation as the file has it. */
  original text not null,
  codes jsonb not null default '{}',
  confirmed boolean not null default false,
  locked boolean not null default false,
  /* False where several sentences of a file share a row: those are corrected in the file itself. */
  writable boolean not null default true,
  marked boolean not null default false,
  /* The segment of a project, and its version when it was checked. */
  document_segment_id uuid,
  version integer not null default 0,
  /* Grows with each correction. */
  change integer not null default 0
);
create index checked_segment_in_order on checked_segment (work_id, number);
create index checked_segment_by_source on checked_segment (work_id, md5(source));
create index checked_segment_by_target on checked_segment (work_id, md5(target));
call protect_tenant_table('checked_segment');

create table checked_issue (
  id uuid primary key,
  organization_id uuid not null,
  work_id uuid not null references work (id) on delete cascade,
  segment_id uuid not null references checked_segment (id) on delete cascade,
  /* Order of the issues of a segment. */
  number integer not null,
  /* A rule, a language model, or a check that an organization wrote for one. */
  origin text not null check (origin in ('rule', 'model', 'own')),
  check_id text not null,
  category text not null,
  severity text not null check (severity in ('error', 'warning', 'info')),
  /* What it is about, so that it is known again. */
  issue_key text not null,
  params jsonb not null default '{}',
  /* Words of a language model; rules have theirs in the catalogue. */
  message text,
  source_start integer,
  source_end integer,
  target_start integer,
  target_end integer,
  /* The whole translation with this mended. */
  fix text,
  ignored_by uuid,
  ignored_at timestamptz,
  ignore_reason text not null default '',
  /* The ignore of the project that it falls under. */
  ignore_id uuid
);
create index checked_issue_of_segment on checked_issue (segment_id, number);
create index checked_issue_of_check on checked_issue (work_id, check_id);
call protect_tenant_table('checked_issue');
