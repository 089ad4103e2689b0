-- Whoever trains engines for an organization: a trainer of its own, or an account at a vendor.
create table engine_trainer (
  id uuid primary key,
  organization_id uuid not null,
  vendor text not null,
  name text not null,
  settings jsonb not null,
  -- Encrypted, by name of the setting.
  secrets jsonb not null,
  -- Why it could not be reached when it was last tried; null where it could.
  failure jsonb,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (organization_id, id),
  unique (organization_id, name)
);
call protect_tenant_table('engine_trainer');

alter table custom_engine
  -- Trains its next version; null for kinds that need none.
  add column trainer_id uuid,
  -- What its next version will take, as it was shown: {estimateId, trainerId, pairs, cost, tokens, seconds}.
  add column estimate jsonb,
  add foreign key (organization_id, trainer_id) references engine_trainer (organization_id, id);

alter table engine_version
  -- The trainer that has it.
  add column trainer_id uuid,
  -- How it stands there: {orderId, reference, model, state, share, estimate, tokens, startedAt, unreachableSince}.
  add column training jsonb,
  add foreign key (organization_id, trainer_id) references engine_trainer (organization_id, id);
