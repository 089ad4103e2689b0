-- How texts are to be translated, in words for language models. Each version is a row; the newest is valid.
create table style_guide (
  id uuid primary key,
  organization_id uuid not null,
  -- Null: of the organization, for projects that have none.
  project_id uuid,
  -- Starts at 1; of two simultaneous changes only one can take the next number.
  version integer not null,
  -- The project follows the organization from this version on; the columns below are empty then.
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
