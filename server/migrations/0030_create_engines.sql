-- A machine translation service an administrator connected. Built-in engines need no row.
create table engine_connection (
  id uuid primary key,
  organization_id uuid not null,
  vendor text not null,
  name text not null,
  -- Open settings by name.
  settings jsonb not null,
  -- Encrypted settings by name; never sent back.
  secrets jsonb not null,
  -- Last refusal of the service, while it lasts: {code, params}.
  failure jsonb,
  failing_since timestamptz(3),
  -- What it translates, as it told when it was saved: [{source, target}]; null for every pair.
  pairs jsonb,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (organization_id, name)
);
call protect_tenant_table('engine_connection');
