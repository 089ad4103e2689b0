/*
 * Which transaction made a source findable: an index outside of the database asks for those that came since it was read.
 * A sequence would not do, because transactions do not end in the order in which they begin. Sources of before have none.
 */
alter table memory_source add column added_in xid8;
alter table memory_source alter column added_in set default pg_current_xact_id();
create index memory_source_added_in on memory_source (direction_id, added_in) where added_in is not null;
