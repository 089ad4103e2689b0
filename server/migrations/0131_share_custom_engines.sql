-- A link by which other organizations join a custom engine; its password is asked for.
create table engine_share (
  organization_id uuid not null,
  custom_engine_id uuid not null,
  token text not null,
  password_hash text not null,
  -- Null: until it is taken back.
  expires_at timestamptz(3),
  creator_id uuid not null,
  created_at timestamptz(3) not null,
  primary key (organization_id, custom_engine_id),
  foreign key (organization_id, custom_engine_id) references custom_engine (organization_id, id) on delete cascade
);
call protect_tenant_table('engine_share');

-- An organization that joined an engine of another one.
create table engine_guest (
  -- Of the guest.
  organization_id uuid not null,
  custom_engine_id uuid not null,
  owner_organization_id uuid not null,
  -- Key of the guest's own engine that it translates with, where it takes one.
  base_engine text,
  user_id uuid not null,
  joined_at timestamptz(3) not null,
  primary key (organization_id, custom_engine_id)
);
create index engine_guest_of_engine on engine_guest (custom_engine_id);
call protect_tenant_table('engine_guest');
