-- What writing the files of a download changed or could not do, each with the name of its file.
alter table download add column warnings jsonb not null default '[]';
