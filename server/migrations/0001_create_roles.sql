-- Every transaction of the product takes one of two roles with `set local role`:
--   transloom_app     a user in one organization; sees the rows of `current_organization()` and no others
--   transloom_system  the product itself: sign-in, sweeps, everything that crosses organizations
-- The login owns the tables but has no policy: a transaction that takes no role finds every table empty.
-- Roles belong to the whole server, so another of its databases may have created them already.
do $$
declare
  wanted text;
  has_set boolean;
begin
  foreach wanted in array array['transloom_app', 'transloom_system'] loop
    begin
      execute format('create role %I nologin', wanted);
    exception when duplicate_object or unique_violation then
      null;
    end;
    -- The login may change into the roles but does not inherit them, because policies also apply to inherited roles.
    if current_setting('server_version_num')::int >= 160000 then
      execute format('select pg_has_role(current_user, %L, ''SET'')', wanted) into has_set;
      if not has_set then
        execute format('grant %I to current_user with inherit false, set true', wanted);
      end if;
    elsif not pg_has_role(current_user, wanted, 'MEMBER') then
      -- Before PostgreSQL 16 a role inherits all of its roles or none, so a role that inherits none stands between.
      begin
        create role transloom_switch nologin noinherit;
      exception when duplicate_object or unique_violation then
        null;
      end;
      execute format('grant %I to transloom_switch', wanted);
      execute format('grant transloom_switch to %I', current_user);
    end if;
  end loop;
end $$;

/* The organization of the actor of this transaction; null for the system, and null equals nothing. */
create function current_organization() returns uuid language sql stable parallel safe
  return nullif(current_setting('transloom.organization_id', true), '')::uuid;

create function current_user_id() returns uuid language sql stable parallel safe
  return nullif(current_setting('transloom.user_id', true), '')::uuid;

/* Protects a table without an organization, such as accounts and sessions: only the system may use it. */
create procedure protect_system_table(protected regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', protected);
  execute format('alter table %s force row level security', protected);
  execute format('create policy system_rows on %s to transloom_system using (true) with check (true)', protected);
  execute format('grant select, insert, update, delete on %s to transloom_system', protected);
end $$;

/*
 * Protects a table with a column `organization_id`: an actor sees, adds and changes rows of their own organization
 * alone. Unique keys and foreign keys between such tables start with organization_id, because constraints ignore
 * policies.
 */
create procedure protect_tenant_table(protected regclass) language plpgsql as $$
begin
  call protect_system_table(protected);
  execute format(
    'create policy organization_rows on %s to transloom_app
       using (organization_id = current_organization()) with check (organization_id = current_organization())',
    protected);
  execute format('grant select, insert, update, delete on %s to transloom_app', protected);
end $$;
