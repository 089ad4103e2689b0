-- Models that an organization has asked for and that are not there yet; one that has come has no row.
create table model_download (
  organization_id uuid not null,
  -- Name of the model's folder, such as en-zh-Hans.
  direction text not null,
  job_id uuid not null,
  -- Why it did not come; null while it comes.
  failure jsonb,
  started_at timestamptz(3) not null,
  primary key (organization_id, direction)
);
call protect_tenant_table('model_download');
