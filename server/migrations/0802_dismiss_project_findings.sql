/* Findings of the project check that somebody does not want to see until they concern more segments. */
create table project_check_dismissal (
  organization_id uuid not null,
  project_id uuid not null references project (id) on delete cascade,
  kind text not null,
  /* Segments that the finding concerned then. */
  segments integer not null,
  dismissed_by uuid not null,
  dismissed_at timestamptz(3) not null,
  primary key (organization_id, project_id, kind)
);
call protect_tenant_table('project_check_dismissal');
