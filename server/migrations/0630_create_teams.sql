/* Teams divide the members of an organization. What belongs to a team is seen by rights that reach the own team. */
create table team (
  team_id uuid primary key,
  organization_id uuid not null references organization,
  name text not null,
  /* Null where the owner has left. */
  owner_id uuid,
  created_at timestamptz(3) not null,
  unique (organization_id, team_id),
  foreign key (organization_id, owner_id) references member (organization_id, user_id) on delete set null (owner_id)
);
create unique index team_name on team (organization_id, lower(name));
call protect_tenant_table('team');

create table team_member (
  organization_id uuid not null,
  team_id uuid not null,
  user_id uuid not null,
  primary key (organization_id, team_id, user_id),
  foreign key (organization_id, team_id) references team (organization_id, team_id) on delete cascade,
  foreign key (organization_id, user_id) references member (organization_id, user_id) on delete cascade
);
create index team_member_by_user on team_member (organization_id, user_id);
call protect_tenant_table('team_member');

/* The team that a thing belongs to; null where it belongs to the whole organization. */
alter table project add column team_id uuid,
  add foreign key (organization_id, team_id) references team (organization_id, team_id) on delete set null (team_id);
alter table memory add column team_id uuid,
  add foreign key (organization_id, team_id) references team (organization_id, team_id) on delete set null (team_id);
alter table term_base add column team_id uuid,
  add foreign key (organization_id, team_id) references team (organization_id, team_id) on delete set null (team_id);
alter table custom_engine add column team_id uuid,
  add foreign key (organization_id, team_id) references team (organization_id, team_id) on delete set null (team_id);
