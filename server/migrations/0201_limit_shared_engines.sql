-- Characters of an engine of the installation that all organizations together used or set aside in a month.
create table shared_engine_use (
  engine_key text not null,
  -- Its first moment, UTC.
  month timestamptz(3) not null,
  characters bigint not null check (characters >= 0),
  primary key (engine_key, month)
);
call protect_system_table('shared_engine_use');

alter table character_hold
  -- Counted for all organizations together too.
  add column shared boolean not null default false;
