-- Engines that an organization makes of its own translations.
create table custom_engine (
  id uuid primary key,
  organization_id uuid not null,
  kind text not null check (kind in ('rag', 'quick', 'deep', 'xgpt')),
  name text not null,
  description text not null,
  tags text[] not null,
  source_language text not null,
  target_language text not null,
  -- How it is to write, and translations that show it, for language models.
  style text not null,
  examples text not null,
  -- [{source, target}]
  terms jsonb not null,
  -- Key of the engine it builds on, or is compared with; null where there is none.
  base_engine text,
  -- What was found in its corpus: {uploaded, suspected, deduplicated, cleaned, reasons}; null while it is not clean.
  corpus jsonb,
  -- Cleans its corpus.
  cleaning_job_id uuid,
  cleaning_failure jsonb,
  -- The version that translates; null before one is good enough.
  current_version integer,
  creator_id uuid not null,
  created_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  -- Nobody sees it from then on; what it holds goes in the background.
  deleted_at timestamptz(3),
  unique (organization_id, id)
);
create unique index custom_engine_name on custom_engine (organization_id, name) where deleted_at is null;
call protect_tenant_table('custom_engine');

-- A file of translations that a custom engine learns from.
create table engine_corpus (
  id uuid primary key,
  organization_id uuid not null,
  custom_engine_id uuid not null,
  name text not null,
  bytes bigint not null,
  -- Only to measure with, never to learn from.
  for_testing boolean not null,
  -- The upload, and its format, while it is not read.
  file_id uuid,
  format text not null,
  failure jsonb,
  -- Null while it is read.
  pairs integer,
  contributor_id uuid not null,
  created_at timestamptz(3) not null,
  unique (organization_id, id),
  foreign key (organization_id, custom_engine_id) references custom_engine (organization_id, id)
);
create index engine_corpus_of_engine on engine_corpus (organization_id, custom_engine_id, created_at);
call protect_tenant_table('engine_corpus');

create table engine_pair (
  id uuid primary key,
  organization_id uuid not null,
  corpus_id uuid not null,
  custom_engine_id uuid not null,
  -- In its file, from 1.
  position integer not null,
  -- Markup.
  source text not null,
  target text not null,
  -- Why it is left out; empty for pairs that are of use.
  faults text[] not null default '{}',
  -- Its words hardly translate one another.
  suspected boolean not null default false,
  part text not null default 'train' check (part in ('train', 'development', 'test')),
  -- What a person decided: whether it is used; null where nobody did.
  decision boolean
);
create index engine_pair_order on engine_pair (organization_id, custom_engine_id, corpus_id, position);
call protect_tenant_table('engine_pair');

-- What was built of a custom engine at a time; never changed once it is there.
create table engine_version (
  organization_id uuid not null,
  custom_engine_id uuid not null,
  number integer not null,
  -- weaker: not as good as the engine it was compared with.
  status text not null check (status in ('building', 'measuring', 'ready', 'weaker', 'failed')),
  -- What it was built with: {baseEngine, description, style, examples, terms}.
  recipe jsonb not null,
  -- Where its content is stored; null for one that is its recipe alone.
  storage_key text,
  -- Pairs it learned from.
  pairs integer,
  -- {segments, custom, base, bleuSignature, chrfSignature}; null before it was measured.
  scores jsonb,
  -- Some segments of the test: [{source, reference, custom, base}].
  samples jsonb,
  job_id uuid,
  failure jsonb,
  creator_id uuid not null,
  created_at timestamptz(3) not null,
  finished_at timestamptz(3),
  primary key (organization_id, custom_engine_id, number),
  foreign key (organization_id, custom_engine_id) references custom_engine (organization_id, id)
);
create unique index engine_version_under_way on engine_version (organization_id, custom_engine_id)
  where status in ('building', 'measuring');
call protect_tenant_table('engine_version');
