-- Of a direction that entries of others are copied into: up to which one they are found by similar texts and by words, the
-- nil UUID where none is. Null where all are.
alter table memory_direction add column searchable_up_to uuid;
