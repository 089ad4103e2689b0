/* Which segment took the text of one that was merged away: what is still typed in the gone one finds its way there. */
create table segment_merge (
  organization_id uuid not null,
  gone_id uuid not null,
  document_id uuid not null,
  into_id uuid not null,
  primary key (organization_id, gone_id),
  foreign key (organization_id, into_id) references segment (organization_id, id) on delete cascade
);
create index segment_merge_into on segment_merge (organization_id, into_id);
call protect_tenant_table('segment_merge');
