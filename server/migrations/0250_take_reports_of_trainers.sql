-- What trainers told of themselves within the last minutes, so that nothing is taken twice.
create table trainer_report (
  organization_id uuid not null,
  trainer_id uuid not null,
  -- As the trainer names it.
  report_id text not null,
  taken_at timestamptz(3) not null,
  primary key (organization_id, trainer_id, report_id),
  foreign key (organization_id, trainer_id) references engine_trainer (organization_id, id) on delete cascade
);
call protect_tenant_table('trainer_report');

-- When a trainer last told how a run goes; null where it never did.
alter table engine_trainer add column told_at timestamptz(3);
