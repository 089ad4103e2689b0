/* Until when somebody holds the row they write in; null where they only look at it. */
alter table presence add column writing_until timestamptz(3);
