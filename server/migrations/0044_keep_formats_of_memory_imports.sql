-- As the upload was recognized, to go on with it.
alter table memory_import add column format text;
