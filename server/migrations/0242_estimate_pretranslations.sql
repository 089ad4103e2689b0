-- What a pre-translation would cost, made by a job for whoever asked; gone after a day.
create table pretranslation_estimate (
  id uuid primary key,
  organization_id uuid not null,
  user_id uuid not null,
  -- What is to be estimated.
  wish jsonb not null,
  -- Null until the job is through.
  result jsonb,
  job_id uuid,
  created_at timestamptz(3) not null
);
call protect_tenant_table('pretranslation_estimate');
