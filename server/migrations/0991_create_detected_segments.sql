/* Sampled segments of an MT detection, with what each engine writes for them. */
create table detected_segment (
  id uuid primary key,
  organization_id uuid not null,
  work_id uuid not null references work (id) on delete cascade,
  number integer not null,
  source text not null,
  target text not null,
  /* By the key of an engine: its similarity in whole percent and its text. */
  answers jsonb not null default '{}',
  /* The highest similarity; null before an engine has answered. */
  best integer,
  unique (organization_id, work_id, number)
);
create index detected_segment_in_order on detected_segment (work_id, number);
call protect_tenant_table('detected_segment');
