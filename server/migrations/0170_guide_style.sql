-- How texts are to be translated, in words for language models: every version, the newest in force.
create table style_guide (
  id uuid primary key,
  organization_id uuid not null,
  -- Null: of the organization, for projects that have none.
  project_id uuid,
  -- From 1; two who change it at once cannot both make the next.
  version integer not null,
  -- The project goes by the organization's from here on; the rest is empty then.
  inherits boolean not null,
  instructions text not null,
  tone text not null,
  address text not null,
  changed_by uuid not null,
  changed_at timestamptz(3) not null,
  unique nulls not distinct (organization_id, project_id, version),
  foreign key (organization_id, project_id) references project (organization_id, id) on delete cascade
);
call protect_tenant_table('style_guide');
