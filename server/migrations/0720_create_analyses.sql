/*
 * An analysis is work of the kind `analysis`; its result holds the totals. Here stand its files and segments, with the
 * counts and reasons as they were then.
 */
create table analysis_document (
  organization_id uuid not null,
  analysis_id uuid not null references work (id) on delete cascade,
  document_id uuid not null,
  /* Order of the project when it was analyzed, from 0. */
  position integer not null,
  name text not null,
  source_language text not null,
  target_language text not null,
  /* {line: {segments, words, characters, chineseKoreanWords}} */
  lines jsonb not null,
  /* The same for bands of internal matches; null where the analysis did not look at them. */
  internal jsonb,
  primary key (organization_id, analysis_id, document_id)
);
call protect_tenant_table('analysis_document');

create table analyzed_segment (
  organization_id uuid not null,
  analysis_id uuid not null references work (id) on delete cascade,
  document_id uuid not null,
  number integer not null,
  /* No reference: the segment may be gone when its document is read again. */
  segment_id uuid not null,
  line text not null,
  /* Whole percent of the best match and the points that settings took from it. */
  rate smallint,
  penalty smallint,
  memory_name text,
  first_document_id uuid,
  first_number integer,
  internal_rate smallint,
  score smallint,
  primary key (organization_id, analysis_id, document_id, number)
);
call protect_tenant_table('analyzed_segment');

/* What lines of an analysis are paid. Every change is a version of its own; the newest is in force. */
create table rate_scheme (
  organization_id uuid not null,
  id uuid not null,
  name text not null,
  version integer not null,
  deleted boolean not null default false,
  primary key (organization_id, id)
);
create unique index rate_scheme_name on rate_scheme (organization_id, lower(name)) where not deleted;
call protect_tenant_table('rate_scheme');

create table rate_scheme_version (
  organization_id uuid not null,
  scheme_id uuid not null,
  version integer not null,
  name text not null,
  /* {line: whole percent} */
  rates jsonb not null,
  changed_by uuid not null,
  changed_at timestamptz(3) not null,
  primary key (organization_id, scheme_id, version),
  foreign key (organization_id, scheme_id) references rate_scheme (organization_id, id) on delete cascade
);
call protect_tenant_table('rate_scheme_version');
