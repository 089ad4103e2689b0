-- What is sold, at prices that the operator sets.
create table price (
  code text primary key,
  kind text not null check (kind in ('PRO', 'ENTERPRISE', 'CHARACTERS', 'TOKEN')),
  -- Whole fen.
  price integer not null check (price > 0),
  -- Before a discount; null for none.
  original_price integer check (original_price >= price),
  -- Characters or tokens of a pack; null for a membership.
  amount bigint check (amount > 0),
  -- Plan and natural months of a membership; null for a pack.
  account_type text,
  months smallint check (months > 0),
  position smallint not null,
  on_sale boolean not null default true,
  constraint price_of_something check ((amount is null) = (kind in ('PRO', 'ENTERPRISE'))),
  constraint price_of_membership check ((account_type is null) = (amount is not null) and (months is null) = (amount is not null))
);
call protect_system_table('price');
create policy prices_for_all on price for select to transloom_app using (true);
grant select on price to transloom_app;
set local role transloom_system;
insert into price (code, kind, price, original_price, amount, account_type, months, position) values
  ('monthly', 'PRO', 6800, null, null, 'pro', 1, 1),
  ('yearly', 'PRO', 68000, 81600, null, 'pro', 12, 2),
  ('standard-monthly', 'ENTERPRISE', 98000, null, null, 'STANDARD', 1, 1),
  ('standard-yearly', 'ENTERPRISE', 980000, 1176000, null, 'STANDARD', 12, 2),
  ('ultimate-yearly', 'ENTERPRISE', 2980000, null, null, 'ULTIMATE', 12, 3),
  ('c10', 'CHARACTERS', 6000, null, 100000, null, null, 1),
  ('c50', 'CHARACTERS', 20000, 30000, 500000, null, null, 2),
  ('c100', 'CHARACTERS', 36000, 60000, 1000000, null, null, 3),
  ('c1000', 'CHARACTERS', 320000, 600000, 10000000, null, null, 4),
  ('t10', 'TOKEN', 3000, null, 100000, null, null, 1),
  ('t100', 'TOKEN', 26000, 30000, 1000000, null, null, 2),
  ('t500', 'TOKEN', 120000, 150000, 5000000, null, null, 3);
reset role;

-- Limits of plans that the operator changed; a plan without a row has those of the program.
create table plan_limit (
  account_type text primary key,
  custom_engines integer not null check (custom_engines >= 0),
  -- Null: not counted.
  monthly_characters bigint check (monthly_characters >= 0),
  monthly_tokens bigint check (monthly_tokens >= 0)
);
call protect_system_table('plan_limit');
create policy plan_limits_for_all on plan_limit for select to transloom_app using (true);
grant select on plan_limit to transloom_app;

-- Who sells: in contracts, in invoices, and where a bank transfer goes. One row.
create table seller (
  single boolean primary key default true check (single),
  name text not null default '',
  tax_number text not null default '',
  address text not null default '',
  phone text not null default '',
  email text not null default '',
  bank text not null default '',
  bank_account text not null default ''
);
call protect_system_table('seller');
create policy seller_for_all on seller for select to transloom_app using (true);
grant select on seller to transloom_app;
set local role transloom_system;
insert into seller default values;
reset role;

create table purchase_order (
  order_no text primary key,
  organization_id uuid not null,
  -- Who bought.
  user_id uuid not null,
  kind text not null check (kind in ('PRO', 'ENTERPRISE', 'CHARACTERS', 'TOKEN')),
  price_code text not null,
  -- Whole fen, as it was when the order was made.
  amount integer not null check (amount > 0),
  channel text not null check (channel in ('wechat', 'bank')),
  -- What was bought: {amount} of a pack; {accountType, months, start, organizationName, organizationId} of a membership.
  terms jsonb not null,
  state text not null default 'created'
    check (state in ('created', 'pending', 'paid', 'part-refunded', 'refunded', 'closed', 'failed')),
  -- What the QR code says; null before there is one.
  code_url text,
  -- Of the gateway, or the reference of a bank transfer.
  transaction_id text unique,
  refunded integer not null default 0 check (refunded between 0 and amount),
  created_at timestamptz(3) not null,
  -- Nobody can pay any more.
  expires_at timestamptz(3) not null,
  paid_at timestamptz(3),
  -- When the gateway is asked next; null when it need not be.
  next_query_at timestamptz(3),
  queries smallint not null default 0,
  queried_at timestamptz(3),
  unique (organization_id, order_no)
);
create index purchase_order_of_organization on purchase_order (organization_id, created_at desc);
create index purchase_order_newest on purchase_order (created_at desc);
create index purchase_order_to_query on purchase_order (next_query_at) where next_query_at is not null;
call protect_tenant_table('purchase_order');

-- Time on a plan: bought, or tried.
create table plan_period (
  period_id uuid primary key,
  organization_id uuid not null,
  -- Null where nothing was bought.
  order_no text,
  account_type text not null,
  starts_at timestamptz(3) not null,
  -- Natural months; null for a trial.
  months smallint,
  ends_at timestamptz(3) not null,
  -- Paid back.
  revoked_at timestamptz(3)
);
create index plan_period_of_organization on plan_period (organization_id, ends_at);
create unique index plan_period_of_order on plan_period (order_no) where order_no is not null;
create index plan_period_ending on plan_period (ends_at) where revoked_at is null;
call protect_tenant_table('plan_period');

create table refund (
  refund_no text primary key,
  organization_id uuid not null,
  order_no text not null,
  -- Whole fen.
  amount integer not null check (amount > 0),
  -- Characters or tokens that were taken back.
  units bigint not null default 0,
  reason text not null,
  state text not null default 'requested'
    check (state in ('requested', 'processing', 'succeeded', 'closed', 'abnormal')),
  created_by uuid not null,
  created_at timestamptz(3) not null,
  ended_at timestamptz(3),
  next_query_at timestamptz(3),
  queries smallint not null default 0,
  foreign key (organization_id, order_no) references purchase_order (organization_id, order_no) on delete cascade
);
create index refund_of_order on refund (organization_id, order_no);
create index refund_to_query on refund (next_query_at) where next_query_at is not null;
call protect_tenant_table('refund');

-- Payments that fit no order: nothing is granted, and the operator decides.
create table payment_quarantine (
  quarantine_id uuid primary key,
  -- The same payment for the same reason once.
  quarantine_key text not null unique,
  order_no text not null,
  reason text not null,
  facts jsonb not null,
  received_at timestamptz(3) not null,
  resolved_at timestamptz(3),
  resolved_by uuid,
  note text not null default ''
);
call protect_system_table('payment_quarantine');

-- Days in China whose bills were compared with our orders.
create table payment_day (
  day text primary key,
  state text not null default 'open' check (state in ('open', 'reconciled')),
  -- [{kind, orderNo, expected, found}]
  findings jsonb not null default '[]',
  tries smallint not null default 0,
  checked_at timestamptz(3)
);
call protect_system_table('payment_day');

create table invoice (
  invoice_id uuid primary key,
  organization_id uuid not null,
  requested_by uuid not null,
  -- {buyerType, name, taxNumber, address, telephone, bank, bankAccount, phone, email}
  buyer jsonb not null,
  -- Whole fen.
  amount integer not null check (amount > 0),
  state text not null default 'submitted'
    check (state in ('submitted', 'issuing', 'issued', 'rejected', 'reversed')),
  reason text not null default '',
  -- Number of the fapiao, and its file.
  number text,
  file_id uuid,
  created_at timestamptz(3) not null,
  decided_at timestamptz(3),
  decided_by uuid,
  unique (organization_id, invoice_id)
);
create index invoice_of_organization on invoice (organization_id, created_at desc);
call protect_tenant_table('invoice');

create table invoice_order (
  organization_id uuid not null,
  invoice_id uuid not null,
  order_no text not null,
  -- Whole fen of the order that the invoice is about.
  amount integer not null check (amount > 0),
  primary key (organization_id, invoice_id, order_no),
  foreign key (organization_id, invoice_id) references invoice (organization_id, invoice_id) on delete cascade,
  foreign key (organization_id, order_no) references purchase_order (organization_id, order_no) on delete cascade
);
create index invoice_order_of_order on invoice_order (organization_id, order_no);
call protect_tenant_table('invoice_order');
