-- A token with which programs call the API as its owner, in the organization that it was made in.
create table access_token (
  token_id uuid primary key,
  user_id uuid not null references user_account,
  organization_id uuid not null references organization,
  name text not null,
  -- SHA-256; the token has 256 random bits, so that a fast hash is enough.
  token_hash bytea not null unique,
  ending text not null,
  scopes text[] not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  last_used_at timestamptz(3),
  last_address text
);
create index access_token_by_owner on access_token (user_id, organization_id, created_at desc);
call protect_system_table('access_token');
