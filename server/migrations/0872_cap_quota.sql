-- Most characters that an organization lets be used in a day (UTC) by everybody, or for one piece of work.
create table quota_cap (
  organization_id uuid not null,
  kind text not null check (kind in ('day', 'object')),
  characters bigint not null check (characters > 0),
  primary key (organization_id, kind)
);
call protect_tenant_table('quota_cap');
