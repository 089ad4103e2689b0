/* What people say about a segment. A reply names the comment that it answers. */
create table segment_comment (
  organization_id uuid not null,
  id uuid not null,
  document_id uuid not null,
  segment_id uuid not null,
  /* The first comment of the thread; null for that one itself. */
  thread_id uuid,
  body text not null,
  /* The words that it is about, as they stood then; null where it is about the whole segment. */
  side text check (side in ('source', 'target')),
  range_start integer,
  range_end integer,
  quote text,
  mentions uuid[] not null default '{}',
  author_id uuid not null,
  written_at timestamptz(3) not null,
  resolved_by uuid,
  resolved_at timestamptz(3),
  primary key (organization_id, id),
  foreign key (organization_id, document_id) references document (organization_id, id) on delete cascade,
  foreign key (organization_id, segment_id) references segment (organization_id, id) on delete cascade,
  foreign key (organization_id, thread_id) references segment_comment (organization_id, id) on delete cascade
);
create index segment_comment_document on segment_comment (organization_id, document_id);
create index segment_comment_segment on segment_comment (organization_id, segment_id);
create index segment_comment_thread on segment_comment (organization_id, thread_id);
call protect_tenant_table('segment_comment');
