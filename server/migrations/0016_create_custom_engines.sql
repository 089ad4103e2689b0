-- An engine that an organization makes of its own translations.
create table custom_engine (
  id uuid primary key,
  organization_id uuid not null,
  kind text not null check (kind in ('rag', 'quick', 'deep', 'xgpt')),
  name text not null,
  description text not null,
  tags text[] not null,
  source_language text not null,
  target_language text not null,
  -- For language models: how to write, and translations as examples.
  style text not null,
  examples text not null,
  -- [{source, target}]
  terms jsonb not null,
  -- Key of the engine that it builds on or is compared with; null where there is none.
  base_engine text,
  -- What cleaning its corpus found: {uploaded, suspected, deduplicated, cleaned, reasons}; null before.
  corpus jsonb,
  -- Cleans its corpus.
  cleaning_job_id uuid,
  cleaning_failure jsonb,
  -- The version that translates; null before one is good enough.
  current_version integer,
  creator_id uuid not null,
  created_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  -- Hidden from everybody since then; a job deletes its rows.
  deleted_at timestamptz(3),
  -- Trains its next version; null for kinds that need no trainer.
  trainer_id uuid,
  -- What its next version will take, as people saw it: {estimateId, trainerId, pairs, cost, tokens, seconds}.
  estimate jsonb,
  -- Whether it learns to rewrite its base engine: where that runs on this machine, always, or never.
  post_editing text not null default 'local' check (post_editing in ('local', 'always', 'never')),
  unique (organization_id, id),
  foreign key (organization_id, trainer_id) references engine_trainer (organization_id, id)
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
  -- Used for measuring only, never for learning.
  for_testing boolean not null,
  -- The upload, until it is read.
  file_id uuid,
  format text not null,
  failure jsonb,
  -- Null until the file is read.
  pairs integer,
  contributor_id uuid not null,
  created_at timestamptz(3) not null,
  unique (organization_id, id),
  foreign key (organization_id, custom_engine_id) references custom_engine (organization_id, id)
);
create index engine_corpus_of_engine on engine_corpus (organization_id, custom_engine_id, created_at);
call protect_tenant_table('engine_corpus');

-- A pair of a corpus.
create table engine_pair (
  id uuid primary key,
  organization_id uuid not null,
  corpus_id uuid not null,
  custom_engine_id uuid not null,
  -- Position in its file, starting at 1.
  position integer not null,
  -- Markup.
  source text not null,
  target text not null,
  -- Why the pair is left out; empty for useful pairs.
  faults text[] not null default '{}',
  -- Its words hardly translate one another.
  suspected boolean not null default false,
  part text not null default 'train' check (part in ('train', 'development', 'test')),
  -- Whether a person decided to use it; null where nobody decided.
  decision boolean
);
create index engine_pair_order on engine_pair (organization_id, custom_engine_id, corpus_id, position);
call protect_tenant_table('engine_pair');

-- A build of a custom engine; it never changes once it is ready.
create table engine_version (
  organization_id uuid not null,
  custom_engine_id uuid not null,
  number integer not null,
  -- weaker: not as good as the engine it was compared with.
  status text not null check (status in ('building', 'measuring', 'ready', 'weaker', 'failed')),
  -- What it was built with: {baseEngine, description, style, examples, terms}.
  recipe jsonb not null,
  -- Where its content is stored; null for a version that is its recipe alone.
  storage_key text,
  -- Number of pairs that it learned from.
  pairs integer,
  -- {segments, custom, base, bleuSignature, chrfSignature}; null until it is measured.
  scores jsonb,
  -- Some segments of the test: [{source, reference, custom, base}].
  samples jsonb,
  job_id uuid,
  failure jsonb,
  creator_id uuid not null,
  created_at timestamptz(3) not null,
  finished_at timestamptz(3),
  -- The trainer that runs it.
  trainer_id uuid,
  -- State at the trainer: {orderId, reference, model, state, share, estimate, tokens, startedAt, unreachableSince}.
  training jsonb,
  -- What translates: the version by itself, or its base engine followed by the post-editor.
  variant text not null default 'plain' check (variant in ('plain', 'post-edited')),
  -- Where the engine is stored that rewrites the base engine; null where there is none.
  post_editor_key text,
  -- Why the post-editor could not be built.
  post_editor_failure jsonb,
  primary key (organization_id, custom_engine_id, number),
  foreign key (organization_id, custom_engine_id) references custom_engine (organization_id, id),
  foreign key (organization_id, trainer_id) references engine_trainer (organization_id, id)
);
create unique index engine_version_under_way on engine_version (organization_id, custom_engine_id)
  where status in ('building', 'measuring');
call protect_tenant_table('engine_version');

-- A link by which other organizations join a custom engine; joining asks for its password.
create table engine_share (
  organization_id uuid not null,
  custom_engine_id uuid not null,
  token text not null,
  password_hash text not null,
  -- Null: valid until it is revoked.
  expires_at timestamptz(3),
  creator_id uuid not null,
  created_at timestamptz(3) not null,
  primary key (organization_id, custom_engine_id),
  foreign key (organization_id, custom_engine_id) references custom_engine (organization_id, id) on delete cascade
);
call protect_tenant_table('engine_share');

-- An organization that joined an engine of another organization.
create table engine_guest (
  -- The guest.
  organization_id uuid not null,
  custom_engine_id uuid not null,
  owner_organization_id uuid not null,
  -- Key of the guest’s engine that the custom engine builds on, where it needs one.
  base_engine text,
  user_id uuid not null,
  joined_at timestamptz(3) not null,
  primary key (organization_id, custom_engine_id)
);
create index engine_guest_of_engine on engine_guest (custom_engine_id);
call protect_tenant_table('engine_guest');
