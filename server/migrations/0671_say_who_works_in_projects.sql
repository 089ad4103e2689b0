/* A project is open to all members of the organization, or to the people that it names. */
alter table project add column open_to_all boolean not null default false;

-- Row-level security hides every row from a transaction without a role.
set local role transloom_system;
-- Until now everybody reached every project.
update project set open_to_all = true;
reset role;

/* A person who works in a project: in all of its files, or in one of them. */
create table project_person (
  organization_id uuid not null,
  project_id uuid not null,
  user_id uuid not null,
  /* Null: the whole project. */
  document_id uuid,
  unique nulls not distinct (organization_id, project_id, user_id, document_id),
  foreign key (organization_id, project_id) references project (organization_id, id) on delete cascade,
  foreign key (organization_id, document_id) references document (organization_id, id) on delete cascade,
  foreign key (organization_id, user_id) references member (organization_id, user_id) on delete cascade
);
create index project_person_by_user on project_person (organization_id, user_id);
call protect_tenant_table('project_person');
