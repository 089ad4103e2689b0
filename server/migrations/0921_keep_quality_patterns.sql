/* Checks that people write as regular expressions, by project. */
create table quality_pattern (
  organization_id uuid not null,
  id uuid not null,
  project_id uuid not null,
  name text not null,
  /* RE2 expressions; an empty one matches nothing. */
  source text not null,
  target text not null,
  condition text not null check (condition in ('both', 'source-only', 'target-only')),
  severity text not null check (severity in ('error', 'warning', 'info')),
  made_by uuid not null,
  made_at timestamptz(3) not null,
  primary key (organization_id, id),
  foreign key (organization_id, project_id) references project (organization_id, id) on delete cascade
);
create index quality_pattern_project on quality_pattern (organization_id, project_id);
call protect_tenant_table('quality_pattern');
