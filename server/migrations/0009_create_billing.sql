-- Characters set aside while an engine is asked, so that many requests at once cannot spend more than there is.
create table character_hold (
  id uuid primary key,
  organization_id uuid not null,
  user_id uuid not null,
  -- What the characters are for: pretranslation, workbench …
  module text not null,
  engine_key text not null,
  characters integer not null check (characters > 0),
  created_at timestamptz(3) not null,
  -- A lost worker releases nothing; the hold ends by time.
  expires_at timestamptz(3) not null,
  -- Also counted for all organizations together.
  shared boolean not null default false,
  -- The most that the request can cost, in millionths of the currency; null where no price is known.
  cost_micros bigint check (cost_micros >= 0),
  currency text check (currency in ('USD', 'CNY')),
  constraint character_hold_cost check ((cost_micros is null) = (currency is null))
);
create index character_hold_engine on character_hold (organization_id, engine_key);
call protect_tenant_table('character_hold');

-- Characters that an engine translated: one row for each request.
create table character_usage (
  id uuid primary key,
  organization_id uuid not null,
  user_id uuid not null,
  module text not null,
  engine_key text not null,
  characters integer not null,
  used_at timestamptz(3) not null,
  -- By the list price of the vendor, in millionths of the currency; null where no price or no token count is known.
  cost_micros bigint check (cost_micros >= 0),
  currency text check (currency in ('USD', 'CNY')),
  -- Null for requests that served no document.
  document_id uuid,
  -- An answer that was useless can have cost money all the same.
  constraint character_usage_characters_check check (characters > 0 or (characters = 0 and cost_micros is not null)),
  constraint character_usage_cost check ((cost_micros is null) = (currency is null))
);
create index character_usage_engine on character_usage (organization_id, engine_key, used_at);
create index character_usage_document on character_usage (organization_id, document_id) where document_id is not null;
call protect_tenant_table('character_usage');

-- Characters of an engine of the installation that all organizations together used or set aside in a month.
create table shared_engine_use (
  engine_key text not null,
  -- First moment of the month, UTC.
  month timestamptz(3) not null,
  characters bigint not null check (characters >= 0),
  primary key (engine_key, month)
);
call protect_system_table('shared_engine_use');

-- How often an organization asked an engine in a month, beside the characters and costs of the other tables.
create table engine_calls (
  organization_id uuid not null,
  engine_key text not null,
  -- First moment of the month, UTC.
  month timestamptz(3) not null,
  -- Its name at that time; the connection may be gone.
  engine_name text not null,
  -- Owner of a personal engine; null for an engine of the organization.
  owner_id uuid,
  calls integer not null default 0 check (calls >= 0),
  failures integer not null default 0 check (failures >= 0),
  -- Characters of texts that were answered from `engine_answer`, without asking the engine.
  known_characters bigint not null default 0 check (known_characters >= 0),
  tokens_read bigint not null default 0 check (tokens_read >= 0),
  tokens_written bigint not null default 0 check (tokens_written >= 0),
  primary key (organization_id, engine_key, month)
);
call protect_tenant_table('engine_calls');
