-- A look through a memory or term base for entries that are of no use, and what was done about them.
create table cleaning (
  id uuid primary key,
  organization_id uuid not null,
  -- Of the memory or term base.
  asset_id uuid not null,
  status text not null
    check (status in ('checking', 'checked', 'cleaning', 'cleaned', 'undoing', 'undone', 'failed', 'stopped')),
  -- What counts as of no use.
  options jsonb not null,
  -- How many entries have exactly which reasons: [{reasons, entries}].
  found jsonb not null default '[]',
  -- Reasons for which entries are taken out.
  chosen text[] not null default '{}',
  -- Entries that it took out and that are not back.
  removed integer not null default 0,
  job_id uuid,
  -- {code, params} where it failed.
  failure jsonb,
  creator_id uuid not null,
  created_at timestamptz(3) not null,
  finished_at timestamptz(3),
  unique (organization_id, id)
);
create index cleaning_of_asset on cleaning (organization_id, asset_id, created_at);
create unique index cleaning_under_way on cleaning (organization_id, asset_id)
  where status in ('checking', 'cleaning', 'undoing');
call protect_tenant_table('cleaning');

-- An entry that was found, once for each reason.
create table cleaning_finding (
  organization_id uuid not null,
  cleaning_id uuid not null,
  reason text not null,
  -- Among those of the reason, from 1 without gaps, so that any page is found at once.
  place integer not null,
  entry_id uuid not null,
  -- The entry that stays in its stead, where it is one of several.
  kept_id uuid,
  -- Of the entry when it was found: one that was changed since is left alone.
  changed_at timestamptz(3) not null,
  -- Stays although there is a reason.
  excluded boolean not null default false,
  primary key (organization_id, cleaning_id, reason, place),
  foreign key (organization_id, cleaning_id) references cleaning (organization_id, id) on delete cascade
);
create index cleaning_finding_entry on cleaning_finding (organization_id, cleaning_id, entry_id);
create index cleaning_finding_excluded on cleaning_finding (organization_id, cleaning_id) where excluded;
call protect_tenant_table('cleaning_finding');
