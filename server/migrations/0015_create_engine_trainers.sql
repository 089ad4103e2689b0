-- A service that trains engines for an organization: its own trainer, or an account at a vendor.
create table engine_trainer (
  id uuid primary key,
  organization_id uuid not null,
  vendor text not null,
  name text not null,
  settings jsonb not null,
  -- Encrypted, by name of the setting.
  secrets jsonb not null,
  -- Why the last attempt to reach it failed; null where it succeeded.
  failure jsonb,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  -- When it last reported the progress of a run; null where it never did.
  told_at timestamptz(3),
  unique (organization_id, id),
  unique (organization_id, name)
);
call protect_tenant_table('engine_trainer');

-- A report of a trainer within the last minutes, so that none counts twice.
create table trainer_report (
  organization_id uuid not null,
  trainer_id uuid not null,
  -- The id that the trainer gave.
  report_id text not null,
  taken_at timestamptz(3) not null,
  primary key (organization_id, trainer_id, report_id),
  foreign key (organization_id, trainer_id) references engine_trainer (organization_id, id) on delete cascade
);
call protect_tenant_table('trainer_report');
