-- What every entry of an import pays for: indexes that say the same twice, and a look at the direction for each row.
-- Who adds to a direction holds it by itself, once for all rows, and who deletes it takes its rows away first.
alter table memory_entry drop constraint memory_entry_organization_id_direction_id_fkey;
alter table memory_source drop constraint memory_source_organization_id_direction_id_fkey;
drop index memory_entry_newest;
alter table memory_entry drop constraint memory_entry_pkey;
alter table memory_entry add primary key (organization_id, direction_id, id);
-- An identity is of one source alone, so that entries are found by their source where they are kept from being doubled.
drop index memory_entry_source;
alter table memory_entry drop constraint memory_entry_identity;
alter table memory_entry add constraint memory_entry_identity
  unique (organization_id, direction_id, source_key, identity);
