-- Characters set aside while an engine is asked, so that many who ask at once cannot spend more than there is.
create table character_hold (
  id uuid primary key,
  organization_id uuid not null,
  user_id uuid not null,
  -- What they are for: pretranslation, workbench …
  module text not null,
  engine_key text not null,
  characters integer not null check (characters > 0),
  created_at timestamptz(3) not null,
  -- A worker that was lost gives nothing back; time does.
  expires_at timestamptz(3) not null
);
create index character_hold_engine on character_hold (organization_id, engine_key);
call protect_tenant_table('character_hold');

-- Characters that engines translated, a row for each request.
create table character_usage (
  id uuid primary key,
  organization_id uuid not null,
  user_id uuid not null,
  module text not null,
  engine_key text not null,
  characters integer not null check (characters > 0),
  used_at timestamptz(3) not null
);
create index character_usage_engine on character_usage (organization_id, engine_key, used_at);
call protect_tenant_table('character_usage');

-- What engines answered, so that the same question is not paid for twice.
create table engine_answer (
  organization_id uuid not null,
  -- Of everything that may change the answer.
  key bytea not null,
  -- Markup.
  target text not null,
  version text not null,
  answered_at timestamptz(3) not null,
  primary key (organization_id, key)
);
create index engine_answer_age on engine_answer (answered_at);
call protect_tenant_table('engine_answer');
