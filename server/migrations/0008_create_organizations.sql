create table organization (
  organization_id uuid primary key,
  name text not null,
  organization_type text not null check (organization_type in ('PERSON', 'ENTERPRISE')),
  -- Names the plan.
  account_type text not null,
  -- When the plan ends; null for plans without end.
  expires_at timestamptz(3),
  avatar text,
  created_at timestamptz(3) not null
);
call protect_tenant_table('organization');
revoke insert, delete on organization from transloom_app;

create table member (
  organization_id uuid not null references organization,
  user_id uuid not null references user_account,
  role text not null,
  joined_at timestamptz(3) not null,
  primary key (organization_id, user_id)
);
create index member_by_user on member (user_id);
create unique index member_super_admin on member (organization_id) where role = 'SUPER_ADMIN';
call protect_tenant_table('member');

/* A user sees the organizations that they are a member of, to switch to them. */
create policy own_memberships on member for select to transloom_app using (user_id = current_user_id());
create policy own_organizations on organization for select to transloom_app
  using (exists (select from member where member.organization_id = organization.organization_id
                   and member.user_id = current_user_id()));

/* A user sees names and pictures of the members of this organization, and nothing else of any person. */
grant select (user_id, username, avatar) on user_account to transloom_app;
create policy colleagues on user_account for select to transloom_app
  using (exists (select from member where member.user_id = user_account.user_id
                   and member.organization_id = current_organization()));

/* A user may send messages to members of this organization; only the recipient reads them. */
create policy messages_to_colleagues on message for insert to transloom_app
  with check (exists (select from member where member.user_id = message.user_id
                        and member.organization_id = current_organization()));
