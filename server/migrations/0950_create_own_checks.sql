/* Checks that an organization writes in plain language, and that a language model makes. */
create table own_check (
  organization_id uuid not null,
  id uuid not null,
  name text not null,
  instruction text not null,
  severity text not null check (severity in ('error', 'warning', 'info')),
  /* Languages of translations; empty for all. */
  languages text[] not null default '{}',
  enabled boolean not null default false,
  /* What came of trying these words on a memory. */
  trial jsonb,
  version integer not null default 1,
  changed_by uuid not null,
  changed_at timestamptz(3) not null,
  primary key (organization_id, id)
);
create unique index own_check_name on own_check (organization_id, lower(name));
call protect_tenant_table('own_check');
