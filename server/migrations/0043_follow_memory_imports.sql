alter table memory
  -- The import that writes into it now: there is one at a time.
  add column writing_import uuid,
  -- Made when the first pair of its languages was confirmed, not by a person.
  add column automatic boolean not null default false;
alter table memory alter column automatic drop default;

alter table memory_import
  -- What is read; kept until the import is done or taken back.
  add column file_id uuid,
  -- How far it came: {units, summary}. A run that takes over goes on behind them.
  add column checkpoint jsonb,
  -- What the file says of itself, for exports.
  add column header jsonb,
  add column taken_back_at timestamptz(3),
  add constraint memory_import_of_organization unique (organization_id, id);

-- A record of a file that was left out, and why.
create table memory_discard (
  organization_id uuid not null,
  import_id uuid not null,
  -- Of the record in its file.
  position bigint not null,
  reason text not null check (reason in ('empty', 'identical', 'duplicate', 'tooLong', 'otherLanguage')),
  source_language text,
  target_language text,
  source text not null,
  target text not null,
  primary key (organization_id, import_id, position),
  foreign key (organization_id, import_id) references memory_import (organization_id, id) on delete cascade
);
call protect_tenant_table('memory_discard');
