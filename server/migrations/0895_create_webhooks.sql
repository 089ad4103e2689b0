-- The outside system of an organization, told when a project is archived.
create table webhook (
  id uuid primary key,
  organization_id uuid not null unique,
  url text not null,
  -- The signing key, encrypted.
  secrets jsonb not null,
  active boolean not null,
  updated_at timestamptz(3) not null
);
call protect_tenant_table('webhook');

-- What was sent to it, or waits to be sent.
create table webhook_delivery (
  id uuid primary key,
  organization_id uuid not null,
  -- Null for a trial.
  project_id uuid,
  event text not null,
  body jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  tries smallint not null default 0,
  -- Of the last try: {status, text, failure}.
  answer jsonb,
  created_at timestamptz(3) not null,
  tried_at timestamptz(3),
  foreign key (organization_id, project_id) references project (organization_id, id) on delete cascade
);
create index webhook_delivery_of_project on webhook_delivery (organization_id, project_id, created_at desc);
call protect_tenant_table('webhook_delivery');
