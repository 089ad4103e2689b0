alter table term_import
  -- What is read; kept until the import is done or taken back.
  add column file_id uuid,
  -- As the upload was recognized, to read it again.
  add column format text;
