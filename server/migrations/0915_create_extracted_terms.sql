/* Terms that were found in texts, as people correct and confirm them. */
create table extracted_term (
  id uuid primary key,
  organization_id uuid not null,
  work_id uuid not null references work (id) on delete cascade,
  /* Place in the list, the most likely first. */
  number integer not null,
  term text not null,
  forms text[] not null,
  frequency integer not null,
  score real not null,
  translation text not null default '',
  translations text[] not null default '{}',
  remark text not null default '',
  contexts jsonb not null default '[]',
  known boolean not null default false,
  confirmed boolean not null default false,
  saved boolean not null default false
);
create index extracted_term_in_order on extracted_term (work_id, number);
call protect_tenant_table('extracted_term');
