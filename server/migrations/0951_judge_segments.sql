/* What a language model found in segments. It holds for the texts that stand here. */
create table segment_judgment (
  organization_id uuid not null,
  segment_id uuid not null,
  document_id uuid not null,
  source text not null,
  target text not null,
  /* Stands for the checks of the organization that were made. */
  rules text not null,
  issues jsonb not null default '[]',
  engine text not null,
  work_id uuid,
  judged_at timestamptz(3) not null,
  primary key (organization_id, segment_id),
  foreign key (organization_id, segment_id) references segment (organization_id, id) on delete cascade
);
create index segment_judgment_document on segment_judgment (organization_id, document_id)
  where issues <> '[]'::jsonb;
call protect_tenant_table('segment_judgment');
