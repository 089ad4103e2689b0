alter table memory
  -- Seen by the whole organisation; else by its creator and by those who manage all memories.
  add column shared boolean not null default true,
  -- Where a merge put what it holds; it stays, and is no longer offered.
  add column merged_into uuid,
  -- Nobody sees it any more; a job takes its rows away.
  add column deleted_at timestamptz(3),
  add foreign key (organization_id, merged_into) references memory (organization_id, id)
    on delete set null (merged_into);
alter table memory alter column shared drop default;
alter table memory drop constraint memory_organization_id_name_key;
create unique index memory_name on memory (organization_id, name) where deleted_at is null;
