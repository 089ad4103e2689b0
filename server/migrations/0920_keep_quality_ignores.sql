/* Issues of QA that somebody wants to stay: in one segment, or in all of the project. */
create table quality_ignore (
  organization_id uuid not null,
  id uuid not null,
  project_id uuid not null,
  /* Null: everywhere in the project. */
  segment_id uuid,
  check_id text not null,
  /* What the issue is about; null: whatever the check finds. */
  issue_key text,
  /* What the words of the check name. */
  params jsonb not null default '{}',
  reason text not null default '',
  ignored_by uuid not null,
  ignored_at timestamptz(3) not null,
  primary key (organization_id, id),
  unique nulls not distinct (organization_id, project_id, segment_id, check_id, issue_key),
  foreign key (organization_id, project_id) references project (organization_id, id) on delete cascade,
  foreign key (organization_id, segment_id) references segment (organization_id, id) on delete cascade
);
create index quality_ignore_segment on quality_ignore (organization_id, segment_id);
call protect_tenant_table('quality_ignore');
