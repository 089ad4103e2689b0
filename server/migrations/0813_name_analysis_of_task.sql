/* The snapshot that the billable words of a task come from; null where somebody typed them or there was none. */
alter table task add column analysis_id uuid;
