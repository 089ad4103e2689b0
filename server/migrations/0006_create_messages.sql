-- A message to a person, whichever organization the person works in. The words are made when it is read.
create table message (
  message_id uuid primary key,
  user_id uuid not null references user_account,
  template text not null,
  params jsonb not null,
  -- Codes of what the reader can do: 1 join, 3 go to review.
  actions integer[] not null default '{}',
  action_result text,
  -- Also pops up, once.
  alert boolean not null default false,
  alerted_at timestamptz(3),
  created_at timestamptz(3) not null,
  read_at timestamptz(3)
);
create index message_by_user on message (user_id, created_at desc, message_id);
create index message_unread on message (user_id) where read_at is null;
create index message_alert on message (user_id) where alert and alerted_at is null;
call protect_system_table('message');
grant select, insert, update, delete on message to transloom_app;
create policy own_messages on message to transloom_app
  using (user_id = current_user_id()) with check (user_id = current_user_id());

-- A notice of the installation to everybody.
create table notice (
  notice_id uuid primary key,
  title jsonb not null,
  text jsonb not null,
  action text not null check (action in ('TOAST', 'LINK')),
  link text,
  navigation_version text not null,
  created_at timestamptz(3) not null
);
call protect_system_table('notice');
grant select on notice to transloom_app;
create policy notices_for_all on notice for select to transloom_app using (true);
