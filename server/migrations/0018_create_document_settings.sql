-- Named reading options for files of a format.
create table option_profile (
  id uuid primary key,
  organization_id uuid not null,
  format text not null,
  name text not null,
  options jsonb not null,
  -- Applies to files of the format where nobody chose.
  is_default boolean not null,
  updated_at timestamptz(3) not null,
  unique (organization_id, format, name),
  unique (organization_id, id)
);
create unique index option_profile_default on option_profile (organization_id, format) where is_default;
call protect_tenant_table('option_profile');

-- How new documents of an organization are split into segments; without a row core’s defaults apply.
create table segmentation_setting (
  organization_id uuid primary key,
  settings jsonb not null,
  changed_by uuid not null,
  changed_at timestamptz(3) not null
);
call protect_tenant_table('segmentation_setting');
