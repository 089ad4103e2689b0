-- Mail comes at once or as a digest, and notices also go into a group of a chat program.
alter table notice_choice
  alter column mail type text using case when mail then 'now' else 'never' end,
  add constraint notice_choice_mail check (mail in ('never', 'now', 'daily', 'weekly')),
  add column webhook boolean not null default false;

-- A notice that is to leave the product.
alter table notice_mail rename to notice_delivery;
alter table notice_delivery rename column mail_id to delivery_id;
alter index notice_mail_by_next_try rename to notice_delivery_by_next_try;
alter table notice_delivery
  add column channel text not null default 'mail' check (channel in ('mail', 'webhook')),
  -- Whether it waits for a mail with others.
  add column digest boolean not null default false;
alter table notice_delivery alter column channel drop default;
alter table notice_delivery alter column digest drop default;

-- The time of a digest is of the day of its reader.
grant select (time_zone) on user_account to transloom_app;

-- The group of a chat program that somebody's notices go to.
create table notice_webhook (
  id uuid primary key,
  user_id uuid not null unique references user_account on delete cascade,
  vendor text not null check (vendor in ('wecom', 'dingtalk', 'feishu', 'slack')),
  settings jsonb not null,
  secrets jsonb not null,
  -- What the other side answered when it last refused a notice; null where it took the last one.
  failure text,
  failed_at timestamptz(3),
  created_at timestamptz(3) not null
);
call protect_system_table('notice_webhook');
