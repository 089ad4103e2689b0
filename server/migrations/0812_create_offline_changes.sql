/* What came back of work that was done offline, until its import is deleted. */
create table offline_change (
  organization_id uuid not null,
  work_id uuid not null references work (id) on delete cascade,
  segment_id uuid not null,
  task_id uuid not null,
  document_id uuid not null,
  number integer not null,
  /* Markup: the source, the text that was sent, the text here when the file was read, and the text that came back. */
  source text not null,
  sent text not null,
  here text not null,
  here_version integer not null,
  returned text not null,
  confirmed boolean not null,
  kind text not null check (kind in ('change', 'conflict', 'locked')),
  /* Of a conflict: which text is taken; null while nobody chose. */
  choice text check (choice in ('returned', 'here')),
  primary key (organization_id, work_id, segment_id)
);
call protect_tenant_table('offline_change');
