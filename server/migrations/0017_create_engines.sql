-- A machine translation service that somebody connected. Built-in engines need no row.
create table engine_connection (
  id uuid primary key,
  organization_id uuid not null,
  vendor text not null,
  name text not null,
  -- Open settings by name.
  settings jsonb not null,
  -- Encrypted settings by name; never sent back.
  secrets jsonb not null,
  -- Last refusal of the service while it lasts: {code, params}.
  failure jsonb,
  failing_since timestamptz(3),
  -- Language pairs that the service named when the connection was saved: [{source, target}]; null for every pair.
  pairs jsonb,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  -- The user whose personal engine it is; null for an engine of the organization.
  owner_id uuid,
  -- Most characters in a calendar month (UTC); null for no limit.
  characters_per_month integer check (characters_per_month > 0),
  requests_per_minute integer check (requests_per_minute > 0),
  -- The engine that somebody chose for texts at which this one fails; null for none.
  fallback_key text,
  -- Consecutive runs that failed.
  failure_count integer not null default 0,
  -- The engine is not asked before this time.
  paused_until timestamptz(3),
  -- What the organization pays for a million characters or tokens; null: the list price of the vendor.
  price jsonb,
  -- Most millionths of the currency of the price in a month; null for no limit.
  micros_per_month bigint check (micros_per_month > 0)
);
create unique index engine_connection_shared_name on engine_connection (organization_id, name) where owner_id is null;
create unique index engine_connection_own_name on engine_connection (organization_id, owner_id, name)
  where owner_id is not null;
call protect_tenant_table('engine_connection');
-- A personal engine is visible to its owner alone.
drop policy organization_rows on engine_connection;
create policy organization_rows on engine_connection to transloom_app
  using (organization_id = current_organization() and (owner_id is null or owner_id = current_user_id()))
  with check (organization_id = current_organization() and (owner_id is null or owner_id = current_user_id()));

-- An answer of an engine, so that nobody pays for the same question twice.
create table engine_answer (
  organization_id uuid not null,
  -- Hash of everything that can change the answer.
  key bytea not null,
  -- Markup.
  target text not null,
  version text not null,
  answered_at timestamptz(3) not null,
  primary key (organization_id, key)
);
create index engine_answer_age on engine_answer (answered_at);
call protect_tenant_table('engine_answer');

-- Health, for one organization, of an engine that uses the credentials of the installation.
create table provided_engine_health (
  organization_id uuid not null,
  engine_id text not null,
  failure jsonb,
  failing_since timestamptz(3),
  -- Consecutive runs that failed.
  failure_count integer not null default 0,
  -- The engine is not asked before this time.
  paused_until timestamptz(3),
  primary key (organization_id, engine_id)
);
call protect_tenant_table('provided_engine_health');

-- Rules that the administrators of an organization set for all its people.
create table engine_policy (
  organization_id uuid primary key,
  -- Whether people may connect and use personal engines.
  own_engines boolean not null
);
call protect_tenant_table('engine_policy');
