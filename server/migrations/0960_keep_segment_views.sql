/* Filters of segments that somebody keeps under a name, for all documents. */
create table segment_view (
  id uuid not null,
  organization_id uuid not null,
  user_id uuid not null,
  name text not null,
  criteria jsonb not null,
  saved_at timestamptz(3) not null,
  primary key (id),
  unique (organization_id, user_id, name)
);
call protect_tenant_table('segment_view');
