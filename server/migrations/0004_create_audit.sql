-- Who did what. Each organization has one chain: the hash of an entry covers the entry before it, so that a changed,
-- added or missing entry shows. The database sets place and hash itself and refuses every change.
create table audit_entry (
  organization_id uuid not null,
  place bigint not null default 0,
  occurred_at timestamptz(3) not null,
  actor_id uuid,
  action text not null,
  details jsonb not null,
  previous_hash bytea not null default '',
  hash bytea not null default '',
  primary key (organization_id, place)
);
call protect_tenant_table('audit_entry');
revoke update, delete on audit_entry from transloom_app, transloom_system;

create function audit_hash(entry audit_entry) returns bytea language sql stable
  return sha256(entry.previous_hash || convert_to(
    jsonb_build_array(entry.organization_id, entry.place, extract(epoch from entry.occurred_at), entry.actor_id,
                      entry.action, entry.details)::text,
    'UTF8'));

create function chain_audit_entry() returns trigger language plpgsql as $$
declare
  last audit_entry;
begin
  perform pg_advisory_xact_lock(hashtextextended('audit ' || new.organization_id, 0));
  select * into last from audit_entry
    where organization_id = new.organization_id order by place desc limit 1;
  new.place := coalesce(last.place, 0) + 1;
  new.previous_hash := coalesce(last.hash, ''::bytea);
  new.hash := audit_hash(new);
  return new;
end $$;
create trigger chain before insert on audit_entry for each row execute function chain_audit_entry();

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit entries are never changed';
end $$;
create trigger keep before update or delete on audit_entry for each row execute function refuse_audit_change();
create trigger keep_all before truncate on audit_entry execute function refuse_audit_change();
