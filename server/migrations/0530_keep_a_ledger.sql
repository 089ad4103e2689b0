-- What an organization may use and has used: wallets of characters, agent tokens and money for engines. Each movement is
-- a transaction of entries that add up to zero; entries are never changed. Whoever changes a wallet locks its row first.
create table wallet (
  organization_id uuid not null,
  -- characters: Unicode code points of sources; tokens: of the document agent; CNY, USD: millionths.
  unit text not null check (unit in ('characters', 'tokens', 'CNY', 'USD')),
  primary key (organization_id, unit)
);
call protect_tenant_table('wallet');

-- What was granted, with what became of it.
create table quota_lot (
  organization_id uuid not null,
  id uuid not null,
  unit text not null,
  source text not null check (source in ('monthly', 'trial', 'pack', 'invitation', 'hand', 'goodwill')),
  -- The same grant twice is one grant.
  grant_key text not null,
  granted bigint not null check (granted > 0),
  available bigint not null check (available >= 0),
  held bigint not null default 0 check (held >= 0),
  used bigint not null default 0 check (used >= 0),
  expired bigint not null default 0 check (expired >= 0),
  taken_back bigint not null default 0 check (taken_back >= 0),
  -- Null: never.
  expires_at timestamptz(3),
  created_at timestamptz(3) not null,
  primary key (organization_id, id),
  constraint quota_lot_whole check (granted = available + held + used + expired + taken_back),
  unique (organization_id, unit, grant_key),
  foreign key (organization_id, unit) references wallet
);
create index quota_lot_available on quota_lot (organization_id, unit, expires_at) where available > 0;
create index quota_lot_expiry on quota_lot (expires_at) where available > 0;
call protect_tenant_table('quota_lot');

-- Set aside for something that is being done.
create table quota_hold (
  organization_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  -- Of the member then.
  role text not null,
  -- What it is for: pretranslation, workbench …
  module text not null,
  -- Null where no engine is asked.
  engine_key text,
  -- What it is about: document …; both null for nothing that is kept.
  object_kind text,
  object_id uuid,
  -- Characters that are counted for all organizations together too; null for none.
  shared_characters bigint check (shared_characters > 0),
  created_at timestamptz(3) not null,
  -- A worker that was lost gives nothing back; time does.
  expires_at timestamptz(3) not null,
  ended_at timestamptz(3),
  primary key (organization_id, id),
  constraint quota_hold_object check ((object_kind is null) = (object_id is null))
);
create index quota_hold_open on quota_hold (organization_id, engine_key) where ended_at is null;
create index quota_hold_expiry on quota_hold (expires_at) where ended_at is null;
call protect_tenant_table('quota_hold');

create table quota_hold_part (
  organization_id uuid not null,
  hold_id uuid not null,
  number smallint not null,
  unit text not null,
  -- Null: of no lot, because the unit is not limited.
  lot_id uuid,
  amount bigint not null check (amount > 0),
  used bigint not null default 0 check (used >= 0),
  released bigint not null default 0 check (released >= 0),
  primary key (organization_id, hold_id, number),
  foreign key (organization_id, hold_id) references quota_hold on delete cascade,
  foreign key (organization_id, lot_id) references quota_lot,
  constraint quota_hold_part_whole check (used + released <= amount)
);
call protect_tenant_table('quota_hold_part');

-- A use for each request: who, as what, with what, for what.
alter table character_usage rename to quota_use;
alter table quota_use
  add column role text,
  add column object_kind text,
  add column tokens integer not null default 0 check (tokens >= 0),
  add column hold_id uuid,
  -- Of the hold; the same step twice is one use.
  add column step text,
  -- Given back.
  add column refunded_at timestamptz(3),
  alter column engine_key drop not null;
alter table quota_use rename column document_id to object_id;
set local role transloom_system;
update quota_use set object_kind = 'document' where object_id is not null;
reset role;
alter table quota_use rename constraint character_usage_pkey to quota_use_pkey;
alter table quota_use
  drop constraint character_usage_characters_check,
  drop constraint character_usage_cost,
  drop constraint character_usage_cost_micros_check,
  drop constraint character_usage_currency_check;
alter table quota_use
  add constraint quota_use_counts check (characters >= 0 and tokens >= 0 and cost_micros >= 0),
  add constraint quota_use_something check (characters > 0 or tokens > 0 or cost_micros is not null),
  add constraint quota_use_cost check ((cost_micros is null) = (currency is null)),
  add constraint quota_use_currency check (currency in ('USD', 'CNY')),
  add constraint quota_use_object check ((object_kind is null) = (object_id is null));
alter index character_usage_engine rename to quota_use_engine;
alter index character_usage_document rename to quota_use_object_id;
create index quota_use_member on quota_use (organization_id, user_id, used_at);
create index quota_use_time on quota_use (organization_id, used_at desc, id);
create unique index quota_use_step on quota_use (organization_id, hold_id, step) where step is not null;

-- Most that a member may use of a wallet in a calendar month (UTC).
create table member_quota (
  organization_id uuid not null,
  user_id uuid not null,
  unit text not null check (unit in ('characters', 'tokens')),
  monthly_limit bigint not null check (monthly_limit >= 0),
  primary key (organization_id, user_id, unit)
);
call protect_tenant_table('member_quota');

create table ledger_entry (
  id bigint generated always as identity primary key,
  organization_id uuid not null,
  transaction_id uuid not null,
  unit text not null,
  -- outside: where grants come from, and what is not limited is drawn from.
  account text not null check (account in ('outside', 'available', 'held', 'used', 'expired', 'taken-back')),
  lot_id uuid,
  amount bigint not null check (amount <> 0),
  -- What moved it: grant, hold, capture, release, refund, expire, take-back, opening.
  movement text not null,
  hold_id uuid,
  use_id uuid,
  at timestamptz(3) not null
);
create index ledger_entry_use on ledger_entry (use_id) where use_id is not null;
create index ledger_entry_lot on ledger_entry (lot_id) where lot_id is not null;
call protect_tenant_table('ledger_entry');
revoke update, delete on ledger_entry from transloom_app, transloom_system;

create function refuse_to_change_entries() returns trigger language plpgsql as $$
begin
  raise exception 'entries of the ledger are never changed';
end $$;
create trigger ledger_entry_stays before update or delete or truncate on ledger_entry
  for each statement execute function refuse_to_change_entries();

-- What was used before there was a ledger opens it.
set local role transloom_system;
insert into wallet (organization_id, unit)
select organization_id, 'characters' from quota_use where characters > 0
union select organization_id, currency from quota_use where cost_micros > 0;
with opening as (
  select organization_id, 'characters' as unit, sum(characters)::bigint as amount, gen_random_uuid() as transaction_id
  from quota_use group by organization_id having sum(characters) > 0
  union all
  select organization_id, currency, sum(cost_micros)::bigint, gen_random_uuid()
  from quota_use where cost_micros > 0 group by organization_id, currency
)
insert into ledger_entry (organization_id, transaction_id, unit, account, amount, movement, at)
select organization_id, transaction_id, unit, account, sign * amount, 'opening', now()
from opening, (values ('outside', -1), ('used', 1)) as sides (account, sign);

-- No request is under way while the product starts: what is set aside was lost.
update shared_engine_use as shared set characters = greatest(0, shared.characters - lost.characters)
from (select engine_key, date_trunc('month', created_at, 'UTC') as month, sum(characters) as characters
      from character_hold where shared group by 1, 2) as lost
where shared.engine_key = lost.engine_key and shared.month = lost.month;
reset role;
drop table character_hold;

/*
 * What is wrong with the ledger: this must be empty. Each row says what does not add up, of which organization and
 * unit, and by how much.
 */
create view ledger_defects with (security_invoker = true) as
select 'transaction does not add up to zero' as defect, organization_id, unit, transaction_id as of_id, sum(amount) as amount
from ledger_entry group by organization_id, unit, transaction_id having sum(amount) <> 0
union all
select 'lot is not what its entries say', lot.organization_id, lot.unit, lot.id, lot.granted
from quota_lot lot left join lateral (
  select
    coalesce(sum(amount) filter (where account = 'available'), 0) as available,
    coalesce(sum(amount) filter (where account = 'held'), 0) as held,
    coalesce(sum(amount) filter (where account = 'used'), 0) as used,
    coalesce(sum(amount) filter (where account = 'expired'), 0) as expired,
    coalesce(sum(amount) filter (where account = 'taken-back'), 0) as taken_back,
    -coalesce(sum(amount) filter (where account = 'outside'), 0) as granted
  from ledger_entry entry where entry.lot_id = lot.id
) of_entries on true
where (lot.available, lot.held, lot.used, lot.expired, lot.taken_back, lot.granted) is distinct from
  (of_entries.available, of_entries.held, of_entries.used, of_entries.expired, of_entries.taken_back, of_entries.granted)
union all
select 'held is not what the holds say', organization_id, unit, lot_id, sum(amount)
from (
  select organization_id, unit, lot_id, amount from ledger_entry where account = 'held'
  union all
  select part.organization_id, part.unit, part.lot_id, part.used + part.released - part.amount
  from quota_hold_part part
) as sides
group by organization_id, unit, lot_id having sum(amount) <> 0
union all
select 'used is not what the uses say', organization_id, unit, null, sum(amount)
from (
  select organization_id, unit, amount from ledger_entry where account = 'used'
  union all
  select organization_id, 'characters', -characters from quota_use where refunded_at is null
  union all
  select organization_id, 'tokens', -tokens from quota_use where refunded_at is null
  union all
  select organization_id, currency, -cost_micros from quota_use where currency is not null and refunded_at is null
) as sides
group by organization_id, unit having sum(amount) <> 0
union all
select 'hold has ended with something in it', hold.organization_id, part.unit, hold.id, part.amount - part.used - part.released
from quota_hold hold join quota_hold_part part on part.hold_id = hold.id
where hold.ended_at is not null and part.used + part.released < part.amount;
grant select on ledger_defects to transloom_system;
