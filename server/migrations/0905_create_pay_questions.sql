/* What a translator asks about the pay of a task, and what its manager answers. */
create table pay_question (
  organization_id uuid not null,
  id uuid not null,
  task_id uuid not null,
  /* The line of the analysis that is questioned; null for all of the pay. */
  line text,
  asked_by uuid not null,
  asked_at timestamptz(3) not null,
  question text not null,
  answered_by uuid,
  answered_at timestamptz(3),
  answer text,
  primary key (organization_id, id),
  foreign key (organization_id, task_id) references task (organization_id, id) on delete cascade
);
create index pay_question_of_task on pay_question (organization_id, task_id);
/* A line has one open question of a person at a time. */
create unique index pay_question_open on pay_question (organization_id, task_id, asked_by, coalesce(line, ''))
  where answered_at is null;
call protect_tenant_table('pay_question');
