/*
 * What a repeated pre-translation found in the segments it changed. Work of the kind `pretranslation-run` owns the rows,
 * and its undo puts them back where nobody has changed the segment since.
 */
create table pretranslation_change (
  organization_id uuid not null,
  run_id uuid not null references work (id) on delete cascade,
  document_id uuid not null,
  segment_id uuid not null,
  /* The columns of the segment as they were, by their names. */
  before jsonb not null,
  /* The target that the run gave it. */
  after text not null,
  primary key (organization_id, run_id, segment_id),
  foreign key (organization_id, segment_id) references segment (organization_id, id) on delete cascade
);
create index pretranslation_change_of_segment on pretranslation_change (organization_id, segment_id);
call protect_tenant_table('pretranslation_change');
