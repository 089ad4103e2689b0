-- What an organization asked an engine for in a month, beside the characters and costs of the ledger.
create table engine_calls (
  organization_id uuid not null,
  engine_key text not null,
  -- Its first moment, UTC.
  month timestamptz(3) not null,
  -- As it was called then; a connection may be gone.
  engine_name text not null,
  -- Whose it is; null: the organization's.
  owner_id uuid,
  calls integer not null default 0 check (calls >= 0),
  failures integer not null default 0 check (failures >= 0),
  -- Of texts that it had answered before, so that nobody was asked.
  known_characters bigint not null default 0 check (known_characters >= 0),
  tokens_read bigint not null default 0 check (tokens_read >= 0),
  tokens_written bigint not null default 0 check (tokens_written >= 0),
  primary key (organization_id, engine_key, month)
);
call protect_tenant_table('engine_calls');
