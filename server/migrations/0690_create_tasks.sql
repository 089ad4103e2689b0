-- The part of a split document that a segment belongs to, from 1, and the highest stage that confirmed it; 0: none has.
alter table segment
  add column part smallint not null default 1,
  add column confirmed_stage smallint not null default 0;
update segment set confirmed_stage = 1 where confirmed;

-- What holds for the tasks of a project. Its row is locked while tasks are made.
create table task_plan (
  organization_id uuid not null,
  project_id uuid not null,
  -- Whether somebody may review their own work.
  own_review boolean not null default false,
  primary key (organization_id, project_id),
  foreign key (organization_id, project_id) references project (organization_id, id) on delete cascade
);
call protect_tenant_table('task_plan');

-- The stages a document goes through; it keeps those it was started with when the flow of its project changes.
create table document_flow (
  organization_id uuid not null,
  document_id uuid not null,
  project_id uuid not null,
  -- [{kind, name}], the first stage first.
  stages jsonb not null,
  mode text not null default 'one-after-the-other' check (mode in ('one-after-the-other', 'together')),
  primary key (organization_id, document_id),
  foreign key (organization_id, document_id) references document (organization_id, id) on delete cascade
);
create index document_flow_of_project on document_flow (organization_id, project_id);
call protect_tenant_table('document_flow');

-- A run of whole paragraphs of a document; segments name theirs. A document begins as one part.
create table document_part (
  organization_id uuid not null,
  document_id uuid not null,
  part smallint not null,
  segments integer not null,
  words integer not null,
  primary key (organization_id, document_id, part),
  foreign key (organization_id, document_id) references document (organization_id, id) on delete cascade
);
call protect_tenant_table('document_part');

-- One part of a document at one stage.
create table task (
  id uuid primary key,
  organization_id uuid not null,
  project_id uuid not null,
  document_id uuid not null,
  part smallint not null,
  -- From 1.
  stage smallint not null,
  kind text not null,
  state text not null default 'unassigned'
    check (state in ('unassigned', 'offered', 'declined', 'accepted', 'working', 'submitted')),
  -- Who assigned it.
  manager_id uuid,
  assignee_id uuid,
  deadline timestamptz(3),
  assigned_at timestamptz(3),
  accepted_at timestamptz(3),
  submitted_at timestamptz(3),
  returned integer not null default 0,
  note text not null default '',
  -- What was agreed beside the price: {businessLine, customer, unit, expertise, catTools, pool, lowestPrice, highestPrice}.
  terms jsonb not null default '{}',
  currency text,
  -- In the smallest unit of the currency, for so many billable words.
  unit_price numeric(14, 4),
  per integer,
  billable_words integer,
  extra_fee bigint,
  created_at timestamptz(3) not null,
  unique (organization_id, id),
  unique (organization_id, document_id, part, stage),
  foreign key (organization_id, document_id) references document (organization_id, id) on delete cascade
);
create index task_of_assignee on task (organization_id, assignee_id) where assignee_id is not null;
create index task_of_project on task (organization_id, project_id);
create index task_due on task (deadline) where state in ('offered', 'accepted', 'working');
call protect_tenant_table('task');

-- A person a task is or was offered to.
create table task_person (
  organization_id uuid not null,
  task_id uuid not null,
  user_id uuid not null,
  answer text not null check (answer in ('asked', 'accepted', 'declined', 'late', 'withdrawn')),
  reason text not null default '',
  asked_at timestamptz(3) not null,
  answered_at timestamptz(3),
  primary key (organization_id, task_id, user_id),
  foreign key (organization_id, task_id) references task (organization_id, id) on delete cascade
);
create index task_person_of_user on task_person (organization_id, user_id, answer);
call protect_tenant_table('task_person');

-- Everything that was done to a task, the oldest first.
create table task_record (
  id uuid primary key,
  organization_id uuid not null,
  task_id uuid not null,
  at timestamptz(3) not null,
  -- Null: the program itself.
  actor_id uuid,
  action text not null,
  from_state text not null,
  to_state text not null,
  reason text not null default '',
  -- Segments that were returned, people who were asked and the like.
  details jsonb not null default '{}',
  foreign key (organization_id, task_id) references task (organization_id, id) on delete cascade
);
create index task_record_of_task on task_record (organization_id, task_id, at);
call protect_tenant_table('task_record');

-- What somebody had done of a task that was taken back: they are paid for it.
create table task_share (
  id uuid primary key,
  organization_id uuid not null,
  task_id uuid not null,
  user_id uuid not null,
  segments integer not null,
  -- Null where no price was agreed.
  currency text,
  amount bigint,
  billable_words integer not null,
  at timestamptz(3) not null,
  foreign key (organization_id, task_id) references task (organization_id, id) on delete cascade
);
create index task_share_of_user on task_share (organization_id, user_id, at);
call protect_tenant_table('task_share');
