-- Entries from before their words were kept, and short sources from before their affixes were, get them by and by.
alter table memory_direction
  -- Entries up to this one have all they are found by; null where none is without.
  add column old_keys_after uuid;
set local role transloom_system;
update memory_direction set old_keys_after = '00000000-0000-0000-0000-000000000000';
reset role;
