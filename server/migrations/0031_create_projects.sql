create table project (
  id uuid primary key,
  organization_id uuid not null,
  name text not null,
  source_language text not null,
  target_languages text[] not null,
  -- Null: memories only.
  engine_key text,
  engine_name text,
  match_rate smallint not null check (match_rate between 50 and 102),
  deadline timestamptz(3),
  remark text not null,
  status text not null check (status in ('active', 'archived')),
  creator_id uuid not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (organization_id, id)
);
create index project_newest on project (organization_id, created_at desc, id desc);
call protect_tenant_table('project');
