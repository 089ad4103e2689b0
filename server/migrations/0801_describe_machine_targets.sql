/* What is known of a target that a memory or an engine gave; gone as soon as somebody changes the target. */
alter table segment
  /* Parts that were carried over into a match: [{kind, was, is, unit?}]. */
  add column replacements jsonb,
  /* Terms and numbers that the engine got wrong also when it was asked again: faults of the engine's contract. */
  add column engine_faults jsonb,
  /* Automatic score of a machine translation, 0 to 100, and who gave it: an engine, or `estimate`. */
  add column score smallint check (score between 0 and 100),
  add column scored_by text;
create index segment_of_score on segment (organization_id, document_id) where score is not null;
