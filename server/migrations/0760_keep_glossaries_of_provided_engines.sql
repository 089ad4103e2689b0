-- Glossaries at the vendors of engines of the installation, which have no connection. They are found by the engine's key.
alter table engine_glossary add column engine_key text;
-- Row-level security hides every row from a transaction without a role.
set local role transloom_system;
update engine_glossary set engine_key = connection_id::text;
reset role;
alter table engine_glossary alter column engine_key set not null;
alter table engine_glossary alter column connection_id drop not null;
alter table engine_glossary drop constraint engine_glossary_organization_id_connection_id_source_langua_key;
alter table engine_glossary
  add constraint engine_glossary_of_engine unique (organization_id, engine_key, source_language, target_language, fingerprint);
create index engine_glossary_connection on engine_glossary (connection_id);
