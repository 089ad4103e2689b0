-- The engine lost codes of the source, and they were put back where they likely belong: a person should look.
alter table segment add column codes_restored boolean not null default false;
