-- What somebody chose to take off matches, for the organization, a project or a memory. Each choice is a row: the newest of
-- an owner holds, the others are its history.
create table penalty_choice (
  id uuid primary key,
  organization_id uuid not null,
  level text not null check (level in ('memory', 'project', 'organization')),
  -- The memory, the project or the organization.
  owner_id uuid not null,
  penalties jsonb not null,
  chosen_by uuid not null,
  chosen_at timestamptz(3) not null
);
create index penalty_choice_of_owner on penalty_choice (organization_id, owner_id, level, id);
call protect_tenant_table('penalty_choice');
