-- The code in the link by which somebody invites friends into the product.
create table friend_code (
  organization_id uuid not null,
  user_id uuid not null,
  code text not null unique,
  created_at timestamptz(3) not null,
  primary key (organization_id, user_id),
  foreign key (organization_id) references organization (organization_id) on delete cascade
);
call protect_tenant_table('friend_code');

-- Who came by a link. Both sides are granted characters once the phone of the friend is proven.
create table friend_invitation (
  organization_id uuid not null,
  -- A person is invited once.
  invitee_id uuid primary key,
  inviter_id uuid not null,
  -- The personal organization of the friend.
  invitee_organization_id uuid not null,
  invitee_name text not null,
  -- Characters that the inviter was granted; 0 beyond the most of all.
  characters integer not null default 0,
  created_at timestamptz(3) not null,
  granted_at timestamptz(3),
  foreign key (organization_id) references organization (organization_id) on delete cascade
);
create index friend_invitation_of_inviter on friend_invitation (organization_id, inviter_id, created_at desc);
call protect_tenant_table('friend_invitation');
