alter table project
  -- Whether a language model says of each document what it is about, before it translates it.
  add column summarizes boolean not null default true;

-- What a model said a document is about, or why it did not.
create table content_summary (
  organization_id uuid not null,
  document_id uuid not null,
  summary text,
  failure jsonb,
  -- Name and version of the engine that was asked.
  engine text not null,
  engine_version text not null,
  -- Of the engine and the text it was shown.
  content_key bytea not null,
  made_at timestamptz(3) not null,
  primary key (organization_id, document_id),
  foreign key (organization_id, document_id) references document (organization_id, id) on delete cascade,
  check ((summary is null) <> (failure is null))
);
call protect_tenant_table('content_summary');
