-- A message is a notice of a kind that reached the message center of a person.
alter table message rename column template to kind;
alter table message
  -- An address of the product; null for none.
  add column link text check (link ~ '^/([^/\\]|$)'),
  -- The same key reaches a person once; null where nobody asks twice.
  add column notice_key text;
create unique index message_notice_key on message (user_id, notice_key);
