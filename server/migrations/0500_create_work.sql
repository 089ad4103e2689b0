/* Long work with a life-cycle: what a person starts, watches, stops and comes back to. */
create table work (
  id uuid primary key,
  organization_id uuid not null,
  owner_id uuid not null,
  kind text not null,
  name text not null,
  /* The thing it belongs to. */
  subject_kind text,
  subject_id uuid,
  /* At most one work of a kind with this key that is not done. */
  key text,
  options jsonb not null,
  status text not null check (status in ('waiting', 'running', 'paused', 'done', 'failed', 'stopped')),
  /* The step it is at, and what its steps keep for one another. */
  stage text,
  state jsonb not null default '{}',
  /* Of a work that is not under way; the job knows it before. */
  done bigint not null default 0,
  total bigint not null default 0,
  doing text,
  failure jsonb,
  wallet text,
  cost_amount bigint not null default 0,
  cost_held bigint not null default 0,
  cost_spent bigint not null default 0,
  cost_charged bigint not null default 0,
  hold_id uuid,
  counts jsonb not null default '{}',
  result jsonb,
  job_id uuid,
  expected_seconds integer,
  created_at timestamptz(3) not null,
  started_at timestamptz(3),
  ended_at timestamptz(3),
  /* It is deleted then. */
  kept_until timestamptz(3),
  check ((subject_kind is null) = (subject_id is null))
);
create index work_of_kind on work (organization_id, kind, created_at desc, id);
create index work_of_subject on work (organization_id, subject_id) where subject_id is not null;
create index work_kept_until on work (kept_until) where kept_until is not null;
create unique index work_key on work (organization_id, kind, key) where status <> 'done';
call protect_tenant_table('work');

/* Progress may count the bytes of a file, which can be more than an integer holds. */
alter table job alter column done type bigint, alter column total type bigint;
