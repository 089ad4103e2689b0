alter table term_version
  -- The cleaning that took the concept out, until it is back.
  add column clean_id uuid,
  -- Where a concept that was deleted came from and who made it: {importId, fileName, projectName, createdBy, …}.
  add column origin jsonb;
create index term_version_cleaned on term_version (organization_id, clean_id) where clean_id is not null;

-- Hidden at once; what it holds goes in the background.
alter table term_base add column deleted_at timestamptz(3);
alter table term_base drop constraint term_base_organization_id_name_key;
create unique index term_base_name on term_base (organization_id, name) where deleted_at is null;
