/* Each counted try, until it no longer counts; shared by all processes. The subject is hashed. */
create table rate_hit (
  rule text not null,
  subject bytea not null,
  hit_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);
create index rate_hit_by_subject on rate_hit (rule, subject, hit_at);
create index rate_hit_by_expiry on rate_hit (expires_at);
call protect_system_table('rate_hit');
