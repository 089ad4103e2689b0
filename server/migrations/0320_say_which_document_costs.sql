-- What engines did is told document by document; null for what was for none, and for what was used before.
alter table character_usage add column document_id uuid;
create index character_usage_document on character_usage (organization_id, document_id)
  where document_id is not null;
