/* One row a signed-in browser. The cookie holds the token, the row only its hash. */
create table session (
  session_id uuid primary key,
  token_hash bytea not null unique,
  user_id uuid not null,
  organization_id uuid not null,
  address text not null,
  user_agent text not null,
  created_at timestamptz(3) not null,
  last_seen_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);
create index session_by_user on session (user_id);
create index session_by_expiry on session (expires_at);
call protect_system_table('session');

/* However a session ends, its open connections must hear of it at once. */
create function announce_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('transloom_session_ended', old.session_id::text);
  return null;
end $$;
create trigger session_end after delete on session for each row execute function announce_session_end();
