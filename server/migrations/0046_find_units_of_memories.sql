-- Entries of one unit stand in several directions, and are one again in an export.
create index memory_entry_unit on memory_entry (organization_id, unit_id) where unit_id is not null;
