-- What a token is called in texts of several lengths differs in the last five bits alone since now. A search wants most tokens
-- in three or four bands of lengths, each of which took a way through the index to a bucket of its own; all of them stand in
-- one now.

-- All that is found by the names of before is found anew: what people added by the sweep that renews what entries are found
-- by, what was imported by the job that makes entries searchable, for which the sweep asks. Until then texts are found
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
