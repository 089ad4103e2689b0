-- Sessions that ended because an operator suspended their user: the browser is told why at its next call.
create table suspended_session (
  token_hash bytea primary key,
  user_id uuid not null references user_account on delete cascade,
  ended_at timestamptz(3) not null
);
create index suspended_session_by_user on suspended_session (user_id);
call protect_system_table('suspended_session');
