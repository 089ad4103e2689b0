-- How engines fare for an organization that have the credentials of the installation.
create table provided_engine_health (
  organization_id uuid not null,
  engine_id text not null,
  failure jsonb,
  failing_since timestamptz(3),
  -- Runs that failed one after another.
  failure_count integer not null default 0,
  -- Until then it is not asked.
  paused_until timestamptz(3),
  primary key (organization_id, engine_id)
);
call protect_tenant_table('provided_engine_health');

-- What the administrators of an organization have settled for all its people.
create table engine_policy (
  organization_id uuid primary key,
  -- Whether people may connect engines of their own, and use them.
  own_engines boolean not null
);
call protect_tenant_table('engine_policy');
