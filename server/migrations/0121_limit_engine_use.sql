alter table engine_connection
  -- Whose own it is; null where it is the organisation's.
  add column owner_id uuid,
  -- Most characters a calendar month (UTC); null for no limit.
  add column characters_per_month integer check (characters_per_month > 0),
  add column requests_per_minute integer check (requests_per_minute > 0),
  -- The engine somebody chose for texts that this one fails at; null for none.
  add column fallback_key text,
  -- Runs that failed one after another.
  add column failure_count integer not null default 0,
  -- Until then it is not asked.
  add column paused_until timestamptz(3);

-- An engine of one's own is nobody else's to see.
drop policy organization_rows on engine_connection;
create policy organization_rows on engine_connection to transloom_app
  using (organization_id = current_organization() and (owner_id is null or owner_id = current_user_id()))
  with check (organization_id = current_organization() and (owner_id is null or owner_id = current_user_id()));

alter table engine_connection drop constraint engine_connection_organization_id_name_key;
create unique index engine_connection_shared_name on engine_connection (organization_id, name) where owner_id is null;
create unique index engine_connection_own_name on engine_connection (organization_id, owner_id, name)
  where owner_id is not null;
