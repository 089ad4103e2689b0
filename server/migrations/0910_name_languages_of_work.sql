/* Languages of work of a tool, so that its list can be narrowed by them. */
alter table work add column source_language text, add column target_language text;
