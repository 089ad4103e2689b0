-- A file that goes, or went, into a term base.
create table term_import (
  id uuid primary key,
  organization_id uuid not null,
  term_base_id uuid not null,
  -- Among the files that came at the same moment.
  position smallint not null,
  file_name text not null,
  bytes bigint not null,
  -- Carries it out; jobs are forgotten some time after their end.
  job_id uuid,
  summary jsonb,
  -- {code, params} where it failed.
  failure jsonb,
  -- What a TBX file says around its concepts, for exports.
  frame jsonb,
  creator_id uuid not null,
  created_at timestamptz(3) not null,
  finished_at timestamptz(3),
  unique (organization_id, id),
  foreign key (organization_id, term_base_id) references term_base (organization_id, id) on delete cascade
);
create index term_import_of_base on term_import (organization_id, term_base_id, created_at);
call protect_tenant_table('term_import');

-- A record of a file that was left out, and why.
create table term_discard (
  organization_id uuid not null,
  import_id uuid not null,
  -- Of the record in its file.
  position integer not null,
  reason text not null check (reason in ('empty', 'identical', 'duplicate', 'tooLong', 'otherLanguage')),
  source text not null,
  target text not null,
  primary key (organization_id, import_id, position),
  foreign key (organization_id, import_id) references term_import (organization_id, id) on delete cascade
);
call protect_tenant_table('term_discard');
