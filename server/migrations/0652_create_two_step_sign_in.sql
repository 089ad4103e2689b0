-- The key that an authenticator app of a user shares with us. `secrets.key` is encrypted.
create table authenticator (
  id uuid primary key,
  user_id uuid not null unique references user_account on delete cascade,
  secrets jsonb not null,
  created_at timestamptz(3) not null,
  -- Null until a first code has shown that the app has the key.
  confirmed_at timestamptz(3),
  -- Number of the last 30-second step whose code was used; each counts once.
  last_step bigint not null default 0
);
call protect_system_table('authenticator');

create table recovery_code (
  user_id uuid not null references user_account on delete cascade,
  -- SHA-256 of 80 random bits.
  code_hash bytea not null,
  used_at timestamptz(3),
  primary key (user_id, code_hash)
);
call protect_system_table('recovery_code');

create table passkey (
  credential_id text primary key,
  user_id uuid not null references user_account on delete cascade,
  name text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  -- The passkey is also kept by the user's password manager.
  backed_up boolean not null,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3)
);
create index passkey_by_user on passkey (user_id, created_at);
call protect_system_table('passkey');

-- What a passkey has to sign; it works once, in the browser that asked for it.
create table passkey_challenge (
  challenge text primary key,
  browser_hash bytea not null,
  -- Null at sign-in, where nobody is known yet.
  user_id uuid references user_account on delete cascade,
  expires_at timestamptz(3) not null
);
create index passkey_challenge_by_expiry on passkey_challenge (expires_at);
call protect_system_table('passkey_challenge');

-- Somebody who has passed the first step of signing in.
create table pending_sign_in (
  token_hash bytea primary key,
  user_id uuid not null references user_account on delete cascade,
  browser_hash bytea not null,
  way text not null,
  tries integer not null default 0,
  expires_at timestamptz(3) not null
);
create index pending_sign_in_by_expiry on pending_sign_in (expires_at);
call protect_system_table('pending_sign_in');
