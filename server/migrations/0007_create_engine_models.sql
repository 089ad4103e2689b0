-- A model that an organization asked for. A model that has arrived has no row.
create table model_download (
  organization_id uuid not null,
  -- A direction such as `en-zh-Hans`, a hub repository `owner/name`, or one file of it, `owner/name:file.gguf`.
  name text not null,
  job_id uuid not null,
  -- Why the download failed; null while it runs.
  failure jsonb,
  started_at timestamptz(3) not null,
  -- Commit of the hub; null for a model that is offered by its direction.
  revision text,
  primary key (organization_id, name)
);
call protect_tenant_table('model_download');
