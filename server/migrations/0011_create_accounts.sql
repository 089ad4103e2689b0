-- A code sent to a phone or an e-mail address. It works once, for one purpose, in the browser that asked for it.
create table one_time_code (
  code_id uuid primary key,
  purpose text not null,
  target text not null,
  browser_hash bytea not null,
  code_hash text not null,
  tries integer not null default 0,
  sent_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index one_time_code_by_target on one_time_code (target, sent_at);
create index one_time_code_by_expiry on one_time_code (expires_at);
call protect_system_table('one_time_code');

-- A browser that a user has signed in from. Strangers cannot lock the user out of it; a sign-in from a new one sends a
-- message.
create table known_browser (
  user_id uuid not null references user_account,
  browser_hash bytea not null,
  last_sign_in_at timestamptz(3) not null,
  primary key (user_id, browser_hash)
);
call protect_system_table('known_browser');

-- A solved captcha, kept until it expires so that it counts once.
create table used_challenge (
  challenge_id text primary key,
  expires_at timestamptz(3) not null
);
create index used_challenge_by_expiry on used_challenge (expires_at);
call protect_system_table('used_challenge');

-- A link that signs its user in once.
create table sign_in_link (
  token_hash bytea primary key,
  user_id uuid not null references user_account,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index sign_in_link_by_user on sign_in_link (user_id);
call protect_system_table('sign_in_link');
