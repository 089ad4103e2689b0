/* People. They belong to no organisation; in which they are members stands in `member`. */
create table user_account (
  user_id uuid primary key,
  username text not null,
  phone text unique,
  email text unique check (email = lower(email)),
  password_hash text,
  avatar text,
  /* Staff of the platform's operator. */
  internal boolean not null default false,
  /* Runs this installation. */
  administrator boolean not null default false,
  /* The window of the first sign-in has not been closed yet. */
  first_login boolean not null default true,
  /* Where the user worked last, to go on there. */
  last_organization_id uuid,
  created_at timestamptz(3) not null
);
create unique index user_account_by_username on user_account (lower(username));
call protect_system_table('user_account');
