/* How much a try counts: one call may ask for many documents. */
alter table rate_hit add column weight integer not null default 1;
