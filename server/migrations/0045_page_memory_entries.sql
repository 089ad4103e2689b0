-- Entries are shown page by page, the newest first; their ids are in the order they were made.
create index memory_entry_newest on memory_entry (organization_id, direction_id, id desc);
