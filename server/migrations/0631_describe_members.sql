/* Roles that an organization makes itself. `keys` says how far each key reaches: {"project": "team"}. */
create table own_role (
  role_id uuid primary key,
  organization_id uuid not null references organization,
  name text not null,
  /* The built-in role that it stands for where only those are known. */
  base text not null,
  keys jsonb not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (organization_id, role_id)
);
create unique index own_role_name on own_role (organization_id, lower(name));
call protect_tenant_table('own_role');

/* How an organization reaches its members; what people say of their own account is not seen here. */
alter table member
  add column name text not null default '',
  add column phone text,
  add column email text,
  add column languages text[] not null default '{}',
  add column system_code text,
  add column internal boolean not null default true,
  add column own_role_id uuid,
  /* Pairs such as `en>zh-CN`, and projects, to which the member is limited; null where there is no limit. */
  add column language_pairs text[],
  add column project_ids uuid[],
  add foreign key (organization_id, own_role_id) references own_role (organization_id, role_id);
update member set internal = false where role in ('EXTERNAL_TRANSLATOR', 'VENDOR');
create unique index member_phone on member (organization_id, phone) where phone is not null;
create unique index member_system_code on member (organization_id, system_code) where system_code is not null;

/* Links and codes to apply with, and invitations of one address. */
create table invite (
  invite_id uuid primary key,
  organization_id uuid not null references organization,
  code text not null,
  role text not null,
  own_role_id uuid,
  team_id uuid,
  /* Phone or e-mail address that it was sent to; null for a link that several people may use. */
  target text,
  name text not null default '',
  languages text[] not null default '{}',
  system_code text,
  expires_at timestamptz(3) not null,
  /* Null: no limit. */
  most_uses integer,
  uses integer not null default 0,
  revoked_at timestamptz(3),
  created_by uuid not null,
  created_at timestamptz(3) not null,
  unique (organization_id, invite_id),
  unique (organization_id, code),
  foreign key (organization_id, own_role_id) references own_role (organization_id, role_id) on delete cascade,
  foreign key (organization_id, team_id) references team (organization_id, team_id) on delete set null (team_id)
);
create unique index invite_of_target on invite (organization_id, target)
  where target is not null and revoked_at is null and uses = 0;
create index invite_by_code on invite (code);
call protect_tenant_table('invite');

create table join_application (
  application_id uuid primary key,
  organization_id uuid not null references organization,
  invite_id uuid,
  user_id uuid not null references user_account,
  name text not null,
  phone text,
  email text not null,
  note text not null,
  state text not null check (state in ('pending', 'approved', 'denied')),
  /* What the invitation proposes, and then what was decided. */
  role text not null,
  own_role_id uuid,
  team_id uuid,
  reason text not null default '',
  decided_by uuid,
  decided_at timestamptz(3),
  created_at timestamptz(3) not null,
  foreign key (organization_id, invite_id) references invite (organization_id, invite_id) on delete set null (invite_id),
  foreign key (organization_id, own_role_id) references own_role (organization_id, role_id) on delete set null (own_role_id),
  foreign key (organization_id, team_id) references team (organization_id, team_id) on delete set null (team_id)
);
create unique index join_application_pending on join_application (organization_id, user_id) where state = 'pending';
create index join_application_of_user on join_application (user_id);
call protect_tenant_table('join_application');

/* The card of an organization. */
alter table organization
  add column short_name text not null default '',
  add column email text,
  add column contacts text not null default '',
  add column phone text,
  add column profile text not null default '';

/* Applications of people to the operator for an organization; `applicant_id` applied while working in `organization_id`. */
create table organization_application (
  application_id uuid primary key,
  organization_id uuid not null references organization,
  applicant_id uuid not null references user_account,
  kind text not null check (kind in ('enterprise', 'education', 'trial')),
  state text not null check (state in ('submitted', 'under-review', 'approved', 'rejected')),
  fields jsonb not null,
  file_id uuid not null,
  reason text not null default '',
  decided_by uuid,
  decided_at timestamptz(3),
  made_organization_id uuid,
  created_at timestamptz(3) not null
);
create unique index organization_application_open on organization_application (organization_id, applicant_id, kind)
  where state in ('submitted', 'under-review');
create index organization_application_by_time on organization_application (created_at desc, application_id);
call protect_tenant_table('organization_application');

/* A user sees what their role is called in each organization that they can switch to. */
create policy roles_of_own_memberships on own_role for select to transloom_app
  using (exists (select from member where member.organization_id = own_role.organization_id
                   and member.user_id = current_user_id() and member.own_role_id = own_role.role_id));
