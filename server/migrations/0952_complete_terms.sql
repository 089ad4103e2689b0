/* What an engine or a language model added to extracted terms. */
alter table extracted_term
  /* The engine whose translation stands here; null for one of the texts or of a person. */
  add column translated_by text,
  /* What a language model says of the candidate; null where it was not asked. */
  add column judged_term boolean,
  add column judged_by text;
