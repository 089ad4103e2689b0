-- Memories that a project works with, in its order; a project without any works with all that each person sees.
create table project_memory (
  organization_id uuid not null,
  project_id uuid not null,
  memory_id uuid not null,
  place smallint not null,
  -- Whether its entries are offered, and whether it takes what is confirmed.
  reads boolean not null,
  writes boolean not null,
  -- Points off its matches instead of those the memory says.
  penalty smallint check (penalty between 0 and 50),
  primary key (organization_id, project_id, memory_id),
  foreign key (organization_id, project_id) references project (organization_id, id) on delete cascade,
  foreign key (organization_id, memory_id) references memory (organization_id, id) on delete cascade
);
call protect_tenant_table('project_memory');

-- The same of term bases.
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
