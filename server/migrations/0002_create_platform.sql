-- One row for each signed-in browser. The cookie holds the token, the row holds its hash.
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

/* However a session ends, its open connections hear of it at once. */
create function announce_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('transloom_session_ended', old.session_id::text);
  return null;
end $$;
create trigger session_end after delete on session for each row execute function announce_session_end();

-- A counted attempt, kept until it no longer counts. All processes share these rows.
create table rate_hit (
  rule text not null,
  -- Hashed.
  subject bytea not null,
  hit_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  -- How much the attempt counts: one call can ask for many documents.
  weight integer not null default 1
);
create index rate_hit_by_subject on rate_hit (rule, subject, hit_at);
create index rate_hit_by_expiry on rate_hit (expires_at);
call protect_system_table('rate_hit');

-- Background work as people see it. The queue library knows the id alone: who may see a job, its state and its progress
-- stand here, under the policies of the organization.
create table job (
  job_id uuid primary key,
  organization_id uuid not null,
  user_id uuid not null,
  -- Role and permission keys that the user had when the job was added.
  rights jsonb not null,
  language text not null,
  -- The request that added the job.
  request_id text not null,
  kind text not null,
  payload jsonb not null,
  -- At most one unfinished job has the same key.
  key text,
  state text not null default 'queued' check (state in ('queued', 'running', 'succeeded', 'failed', 'cancelled')),
  step text,
  done integer not null default 0,
  total integer not null default 0,
  failure jsonb,
  attempts integer not null default 0,
  -- Grows with each claim. A worker that holds an older number has lost the job and must write nothing.
  fence integer not null default 0,
  created_at timestamptz(3) not null,
  started_at timestamptz(3),
  finished_at timestamptz(3)
);
create unique index job_unfinished_by_key on job (organization_id, kind, key)
  where key is not null and state in ('queued', 'running');
create index job_by_finish on job (finished_at);
create index job_by_organization on job (organization_id, created_at);
call protect_tenant_table('job');

-- Who has a document open, until the lease ends. The table is unlogged: a crash empties it, and the browsers fill it
-- again within seconds.
create unlogged table presence (
  document_id uuid not null,
  connection_id uuid not null,
  organization_id uuid not null,
  user_id uuid not null,
  username text not null,
  segment_id uuid,
  expires_at timestamptz(3) not null,
  primary key (document_id, connection_id)
);
create index presence_by_expiry on presence (expires_at);
call protect_tenant_table('presence');
