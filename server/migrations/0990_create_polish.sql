/* Segments of a text or document that is polished, with what a person decided on each change. */
create table polished_segment (
  id uuid primary key,
  organization_id uuid not null,
  work_id uuid not null references work (id) on delete cascade,
  number integer not null,
  /* Place in the document; of a text, `unit_id` is the number of the line. */
  unit_id text not null,
  span_start integer not null,
  span_end integer not null,
  /* Markup. */
  source text not null,
  /* Null until it was polished. */
  polished text,
  /* Reasons of the language model: from, to, why. */
  reasons jsonb not null default '[]',
  warnings text[] not null default '{}',
  lost text[] not null default '{}',
  fault text,
  changes integer not null default 0,
  /* Numbers of the changes that a person rejected. */
  rejected integer[] not null default '{}',
  by_rules boolean not null default false,
  unique (organization_id, work_id, number)
);
create index polished_segment_in_order on polished_segment (work_id, number);
call protect_tenant_table('polished_segment');

/* Styles that an organization wrote for its polish. */
create table polish_style (
  id uuid primary key,
  organization_id uuid not null,
  name text not null,
  instructions text not null,
  unique (organization_id, name)
);
call protect_tenant_table('polish_style');
