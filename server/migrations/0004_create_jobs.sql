/*
 * Background work as people see it. The queue library only knows the id: who may see a job, its state and progress
 * stand here, under the policies of the organisation.
 */
create table job (
  job_id uuid primary key,
  organization_id uuid not null,
  user_id uuid not null,
  /* Role and permission keys of the user when the job was added, and the call it came from. */
  rights jsonb not null,
  language text not null,
  request_id text not null,
  kind text not null,
  payload jsonb not null,
  /* At most one unfinished job with the same key. */
  key text,
  state text not null default 'queued'
    check (state in ('queued', 'running', 'succeeded', 'failed', 'cancelled')),
  step text,
  done integer not null default 0,
  total integer not null default 0,
  failure jsonb,
  attempts integer not null default 0,
  /* Grows with each claim; who holds an older number has lost the job and writes nothing. */
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
