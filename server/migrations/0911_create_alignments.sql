/* The pairs of an alignment as people change them, row by row. */
create table alignment (
  work_id uuid primary key references work (id) on delete cascade,
  organization_id uuid not null,
  /* Number of the last change that holds; changes above it were taken back and can be made again. */
  change integer not null default 0,
  /* Memories that the pairs were saved to: id, name and time. */
  saved jsonb not null default '[]'
);
call protect_tenant_table('alignment');

create table alignment_row (
  id uuid primary key,
  organization_id uuid not null,
  work_id uuid not null references alignment (work_id) on delete cascade,
  /* Rows stand in the order of this number; there is always one between two. */
  place numeric not null,
  source text not null,
  target text not null,
  confidence real,
  state text not null check (state in ('aligned', 'pending', 'unmarked')),
  /* Number of the change that wrote it. */
  change integer not null default 0
);
create index alignment_row_in_order on alignment_row (work_id, place);
create index alignment_row_pending on alignment_row (work_id, place) where state = 'pending';
call protect_tenant_table('alignment_row');

create table alignment_change (
  work_id uuid not null references alignment (work_id) on delete cascade,
  organization_id uuid not null,
  number integer not null,
  /* The rows before and after it. */
  before jsonb not null,
  after jsonb not null,
  primary key (work_id, number)
);
call protect_tenant_table('alignment_change');
