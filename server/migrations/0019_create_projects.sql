-- The table of projects comes before those of style guides and documents, which refer to it.

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
  -- Reading options for the files of the project, by format.
  document_options jsonb not null default '{}',
  -- Whether a language model summarizes each document before translating it.
  summarizes boolean not null default true,
  unique (organization_id, id)
);
create index project_newest on project (organization_id, created_at desc, id desc);
call protect_tenant_table('project');

-- A memory that a project works with, in order. A project without rows works with all memories that each person sees.
create table project_memory (
  organization_id uuid not null,
  project_id uuid not null,
  memory_id uuid not null,
  place smallint not null,
  -- Whether its entries are offered, and whether it takes what is confirmed.
  reads boolean not null,
  writes boolean not null,
  -- Replaces the penalty of the memory.
  penalty smallint check (penalty between 0 and 50),
  primary key (organization_id, project_id, memory_id),
  foreign key (organization_id, memory_id) references memory (organization_id, id) on delete cascade,
  foreign key (organization_id, project_id) references project (organization_id, id) on delete cascade
);
call protect_tenant_table('project_memory');

-- A term base that a project works with, in order. A project without rows works with all term bases that each person
-- sees.
create table project_term_base (
  organization_id uuid not null,
  project_id uuid not null,
  term_base_id uuid not null,
  place smallint not null,
  reads boolean not null,
  writes boolean not null,
  primary key (organization_id, project_id, term_base_id),
  foreign key (organization_id, project_id) references project (organization_id, id) on delete cascade,
  foreign key (organization_id, term_base_id) references term_base (organization_id, id) on delete cascade
);
call protect_tenant_table('project_term_base');
