alter table user_account
  -- The name that others see; the user name where there is none.
  add column nickname text,
  -- Language of mails: that of the interface at the last sign-in, until the user chooses one.
  add column language text not null default 'zh-CN',
  -- IANA name, such as Asia/Shanghai; null follows the browser.
  add column time_zone text,
  -- The operator keeps the user out.
  add column suspended_at timestamptz(3),
  -- When the account is deleted, unless its owner takes that back.
  add column deletion_due_at timestamptz(3),
  add column deleted_at timestamptz(3);

alter table session
  -- When the user last proved who they are in this session.
  add column confirmed_at timestamptz(3) not null default now(),
  -- The organization whose sign-in service let the user in; null for every other way.
  add column sso_organization_id uuid;

-- Which notices somebody wants where; kinds without a row reach the message center and no mailbox.
create table notice_choice (
  user_id uuid not null references user_account on delete cascade,
  kind text not null,
  product boolean not null,
  mail boolean not null,
  primary key (user_id, kind)
);
call protect_system_table('notice_choice');
create policy notices_of_members on notice_choice for select to transloom_app using (true);
grant select on notice_choice to transloom_app;

-- A notice that is to be mailed.
create table notice_mail (
  mail_id uuid primary key,
  user_id uuid not null references user_account on delete cascade,
  kind text not null,
  params jsonb not null,
  link text,
  created_at timestamptz(3) not null,
  tries integer not null default 0,
  next_try_at timestamptz(3) not null
);
create index notice_mail_by_next_try on notice_mail (next_try_at);
call protect_system_table('notice_mail');
create policy notices_to_members on notice_mail for insert to transloom_app with check (true);
grant insert on notice_mail to transloom_app;

grant select (nickname) on user_account to transloom_app;
