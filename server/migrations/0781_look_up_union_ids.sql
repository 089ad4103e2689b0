-- When WeChat was last asked for the union id. Null: it has to be asked.
alter table wechat_account add column union_checked_at timestamptz(3);
create index wechat_account_unchecked on wechat_account (bound_at) where union_checked_at is null;
