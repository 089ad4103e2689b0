-- A file that goes, or went, into a memory: what became of it is shown for as long as the memory exists.
create table memory_import (
  id uuid primary key,
  organization_id uuid not null,
  memory_id uuid not null,
  -- Among the files that came at the same moment.
  position smallint not null,
  file_name text not null,
  bytes bigint not null,
  -- Carries it out; jobs are forgotten some time after their end.
  job_id uuid,
  -- How many records the file had and what was done with them, once it is done.
  summary jsonb,
  -- {code, params} where it failed.
  failure jsonb,
  creator_id uuid not null,
  created_at timestamptz(3) not null,
  finished_at timestamptz(3),
  foreign key (organization_id, memory_id) references memory (organization_id, id) on delete cascade
);
create index memory_import_of_memory on memory_import (organization_id, memory_id, created_at);
call protect_tenant_table('memory_import');
