-- A list of terms that was made at the vendor of a connected engine.
create table engine_glossary (
  id uuid primary key,
  organization_id uuid not null,
  connection_id uuid not null references engine_connection (id) on delete cascade,
  source_language text not null,
  target_language text not null,
  -- Ids of the term bases that it was made of.
  term_bases text not null,
  -- Stands for those term bases, each at one of its revisions.
  fingerprint text not null,
  -- Id or name at the vendor.
  vendor_id text not null,
  terms integer not null,
  created_at timestamptz(3) not null,
  -- The vendor was last asked whether it is there.
  checked_at timestamptz(3) not null,
  unique (organization_id, connection_id, source_language, target_language, fingerprint)
);
call protect_tenant_table('engine_glossary');
