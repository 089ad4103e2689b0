-- What the operator has changed of the configuration, by the name of the setting. The rest is as configured.
create table installation_setting (
  name text primary key,
  value jsonb not null,
  changed_by uuid references user_account on delete set null,
  changed_at timestamptz(3) not null
);
call protect_system_table('installation_setting');

-- The processes of the installation. Each says every few seconds that it runs.
create table installation_process (
  process_id uuid primary key,
  role text not null check (role in ('api', 'worker')),
  host text not null,
  pid integer not null,
  version text not null,
  started_at timestamptz(3) not null,
  seen_at timestamptz(3) not null
);
call protect_system_table('installation_process');

-- Entries of dictionaries that the operator has added, reworded or hidden.
create table dictionary_entry (
  type text not null,
  code text not null,
  names jsonb not null,
  hidden boolean not null default false,
  changed_by uuid references user_account on delete set null,
  changed_at timestamptz(3) not null,
  primary key (type, code)
);
call protect_system_table('dictionary_entry');
grant select on dictionary_entry to transloom_app;
create policy entries_for_all on dictionary_entry for select to transloom_app using (true);

-- A pop-up is a notice that each person closes once.
alter table notice
  drop constraint notice_action_check,
  add constraint notice_action_check check (action in ('TOAST', 'LINK', 'POPUP'));
create table closed_popup (
  notice_id uuid not null references notice on delete cascade,
  user_id uuid not null references user_account on delete cascade,
  closed_at timestamptz(3) not null,
  primary key (notice_id, user_id)
);
call protect_system_table('closed_popup');
grant select, insert on closed_popup to transloom_app;
create policy own_popups on closed_popup to transloom_app
  using (user_id = current_user_id()) with check (user_id = current_user_id());

-- The same person in all apps of one WeChat owner.
alter table wechat_account add column union_id text;
create unique index wechat_account_by_union on wechat_account (app_id, union_id) where union_id is not null;
