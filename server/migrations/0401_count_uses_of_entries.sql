-- An entry of a memory that was taken into a segment somebody confirmed: a row for each time, so that nobody waits for
-- anybody else who uses the same one. It has no foreign key, for which each entry that goes would be looked for here.
create table memory_entry_use (
  organization_id uuid not null,
  direction_id uuid not null,
  entry_id uuid not null,
  used_at timestamptz(3) not null
);
create index memory_entry_use_of_entry on memory_entry_use (organization_id, direction_id, entry_id, used_at);
call protect_tenant_table('memory_entry_use');

-- The entry that the text of a segment was taken from, unchanged or not, until it is confirmed.
alter table segment add column memory_entry_id uuid;
