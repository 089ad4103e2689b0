/* How often something was tried in a window of time; shared by all processes. */
create table rate_count (
  rule text not null,
  subject text not null,
  window_start timestamptz(3) not null,
  count integer not null,
  expires_at timestamptz(3) not null,
  primary key (rule, subject, window_start)
);
create index rate_count_by_expiry on rate_count (expires_at);
call protect_system_table('rate_count');
