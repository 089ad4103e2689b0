-- A person. `member` says which organizations the person belongs to.
create table user_account (
  user_id uuid primary key,
  username text not null,
  phone text unique,
  email text unique check (email = lower(email)),
  password_hash text,
  avatar text,
  -- Staff of the operator of the platform.
  internal boolean not null default false,
  -- Administers this installation.
  administrator boolean not null default false,
  -- The user has not closed the window of the first sign-in yet.
  first_login boolean not null default true,
  -- Where the user worked last; the next sign-in opens it.
  last_organization_id uuid,
  created_at timestamptz(3) not null
);
create unique index user_account_by_username on user_account (lower(username));
call protect_system_table('user_account');
