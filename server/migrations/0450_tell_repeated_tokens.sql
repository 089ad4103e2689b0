-- A token that a text has several times is a feature of its own for each time since now: texts with ten numbers are few where
-- those with a number are very many.

-- As when features got other names (0441) all is found anew, by the same sweep and the same job. Until then texts are found
-- where they are the same.
set local role transloom_system;
update memory_direction d set
  old_keys_after = '00000000-0000-0000-0000-000000000000',
  searchable_up_to = case
    when d.searchable_up_to is null and exists (
      select from memory_block b where b.organization_id = d.organization_id and b.direction_id = d.id)
    then '00000000-0000-0000-0000-000000000001' -- there may be others than these, which people added
    else d.searchable_up_to end;
reset role;
truncate memory_block, memory_block_entry, memory_posting, memory_source_pack, memory_feature;
