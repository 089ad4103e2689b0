-- What merges and reversals make is filled in the background; where that failed it holds a part only.
alter table memory add column fill_failed_at timestamptz;
alter table term_base add column fill_failed_at timestamptz;
