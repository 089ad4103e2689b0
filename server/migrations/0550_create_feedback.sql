-- What people tell the operator of the installation. Only the operator reads it, in transactions of the system.
create table feedback (
  feedback_id uuid primary key,
  organization_id uuid not null,
  user_id uuid not null,
  kind text not null check (kind in ('problem', 'idea', 'question')),
  message text not null,
  page text not null,
  contact text not null,
  version text not null,
  browser text not null,
  language text not null,
  created_at timestamptz(3) not null,
  handled_at timestamptz(3)
);
create index feedback_by_time on feedback (created_at desc, feedback_id);
call protect_tenant_table('feedback');
