-- A file that somebody uploaded. A file that nothing uses is removed after a day.
create table uploaded_file (
  file_id uuid primary key,
  organization_id uuid not null,
  user_id uuid not null,
  purpose text not null,
  name text not null,
  bytes bigint not null,
  sha256 text not null,
  -- Id of the document format, recognized by content; null for other files.
  format text,
  storage_key text not null,
  created_at timestamptz(3) not null,
  used_at timestamptz(3),
  unique (organization_id, file_id)
);
create index uploaded_file_unused on uploaded_file (created_at) where used_at is null;
call protect_tenant_table('uploaded_file');

-- A file that the product makes for somebody; the notices panel lists it.
create table download (
  resource_id uuid primary key,
  organization_id uuid not null,
  user_id uuid not null,
  title text not null,
  -- I in progress, C creating, S success, F failed.
  status text not null check (status in ('I', 'C', 'S', 'F')),
  failure jsonb,
  file_name text,
  bytes bigint,
  storage_key text,
  created_at timestamptz(3) not null,
  -- What writing the files changed or could not do, each with the name of its file.
  warnings jsonb not null default '[]',
  unique (organization_id, resource_id)
);
create index download_by_user on download (organization_id, user_id, created_at);
create index download_by_age on download (created_at);
call protect_tenant_table('download');

-- A link that expires; whoever has it can fetch the file. The address holds the token, the row holds its hash.
create table download_link (
  token_hash bytea primary key,
  organization_id uuid not null,
  resource_id uuid not null,
  expires_at timestamptz(3) not null,
  foreign key (organization_id, resource_id) references download (organization_id, resource_id) on delete cascade
);
create index download_link_by_expiry on download_link (expires_at);
create index download_link_by_download on download_link (organization_id, resource_id);
call protect_tenant_table('download_link');
