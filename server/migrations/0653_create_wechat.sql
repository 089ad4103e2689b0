-- The WeChat identity of a user. Without a union id the open id counts, which is one of our official account.
create table wechat_account (
  app_id text not null,
  open_id text not null,
  user_id uuid not null unique references user_account on delete cascade,
  bound_at timestamptz(3) not null,
  primary key (app_id, open_id)
);
call protect_system_table('wechat_account');

-- A QR code to be scanned, for one browser and 5 minutes.
create table wechat_scan (
  event_key_hash bytea primary key,
  browser_hash bytea not null,
  -- Who binds; null at sign-in.
  user_id uuid references user_account on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'scanned', 'bound', 'conflict')),
  app_id text not null,
  open_id text,
  user_agent text not null,
  address text not null,
  expires_at timestamptz(3) not null
);
create index wechat_scan_by_expiry on wechat_scan (expires_at);
call protect_system_table('wechat_scan');

-- A message that was taken, so that it counts once.
create table wechat_push (
  push_key text primary key,
  expires_at timestamptz(3) not null
);
create index wechat_push_by_expiry on wechat_push (expires_at);
call protect_system_table('wechat_push');
