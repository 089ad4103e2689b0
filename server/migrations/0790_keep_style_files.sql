-- Files that say how a project is to be translated, beside the words of its style guide.
create table style_file (
  organization_id uuid not null,
  project_id uuid not null,
  -- Of the uploaded file, which holds the content.
  file_id uuid not null,
  name text not null,
  bytes bigint not null,
  added_by uuid not null,
  added_at timestamptz(3) not null,
  primary key (organization_id, project_id, file_id),
  foreign key (organization_id, project_id) references project (organization_id, id) on delete cascade
);
create unique index style_file_name on style_file (organization_id, project_id, lower(name));
call protect_tenant_table('style_file');
