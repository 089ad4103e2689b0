/* Who has a document open, until the lease ends. Lost with a crash of the database, and told anew within seconds. */
create unlogged table presence (
  document_id uuid not null,
  connection_id uuid not null,
  organization_id uuid not null,
  user_id uuid not null,
  username text not null,
  segment_id uuid,
  expires_at timestamptz(3) not null,
  primary key (document_id, connection_id)
);
create index presence_by_expiry on presence (expires_at);
call protect_tenant_table('presence');
