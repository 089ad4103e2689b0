-- Who was told what: the same key reaches a person once, on whichever way.
create table notice_told (
  user_id uuid not null references user_account on delete cascade,
  notice_key text not null,
  told_at timestamptz(3) not null,
  primary key (user_id, notice_key)
);
create index notice_told_by_time on notice_told (told_at);
call protect_system_table('notice_told');
create policy told_by_members on notice_told for insert to transloom_app with check (true);
grant insert on notice_told to transloom_app;

set local role transloom_system;
insert into notice_told (user_id, notice_key, told_at)
select user_id, notice_key, max(created_at) from message where notice_key is not null group by user_id, notice_key;
reset role;
