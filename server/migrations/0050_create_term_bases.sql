-- A term base: concepts with terms in one source language and any others.
create table term_base (
  id uuid primary key,
  organization_id uuid not null,
  name text not null,
  source_language text not null,
  target_languages text[] not null check (cardinality(target_languages) > 0),
  -- Of several bases that have a term, the one with the lowest number is shown first.
  priority smallint not null default 0 check (priority between 0 and 100),
  writable boolean not null default true,
  -- Takes what people add in the editor.
  is_default boolean not null default false,
  -- Seen by the whole organisation; else by its creator and by those who run it.
  shared boolean not null,
  -- Where a merge put what it holds; it stays, and is no longer searched.
  merged_into uuid,
  -- Grows with each change of a concept, so that an index in memory knows what it lacks.
  revision bigint not null default 0,
  creator_id uuid not null,
  created_at timestamptz(3) not null,
  changed_by uuid,
  changed_at timestamptz(3) not null,
  unique (organization_id, id),
  unique (organization_id, name),
  foreign key (organization_id, merged_into) references term_base (organization_id, id) on delete set null (merged_into)
);
call protect_tenant_table('term_base');

-- A meaning.
create table term_concept (
  id uuid primary key,
  organization_id uuid not null,
  term_base_id uuid not null,
  -- Its name in the file it came from.
  name text,
  definition text,
  subject text,
  note text,
  image text,
  link text,
  -- Hash of its terms: a base has the same terms once.
  identity uuid not null,
  -- What its file says of it and of its languages that no column has.
  properties jsonb,
  import_id uuid,
  file_name text,
  project_name text,
  -- Of the base, when it last changed.
  revision bigint not null,
  created_by uuid,
  created_at timestamptz(3) not null,
  changed_by uuid,
  changed_at timestamptz(3) not null,
  unique (organization_id, id),
  unique (organization_id, term_base_id, identity),
  foreign key (organization_id, term_base_id) references term_base (organization_id, id) on delete cascade
);
create index term_concept_revision on term_concept (organization_id, term_base_id, revision);
create index term_concept_import on term_concept (organization_id, import_id) where import_id is not null;
call protect_tenant_table('term_concept');

-- A word or phrase for it.
create table term (
  id uuid primary key,
  organization_id uuid not null,
  term_base_id uuid not null,
  concept_id uuid not null,
  -- Of the language's section in its concept, and of the term in it.
  section smallint not null,
  position smallint not null,
  language text not null,
  text text not null,
  status text not null check (status in ('preferred', 'admitted', 'deprecated', 'forbidden')),
  case_rule text check (case_rule in ('any', 'same')),
  exact boolean not null,
  part_of_speech text,
  gender text,
  note text,
  -- What its file says of it that no column has.
  properties jsonb,
  foreign key (organization_id, concept_id) references term_concept (organization_id, id) on delete cascade
);
create index term_of_concept on term (organization_id, concept_id);
create index term_same_text on term (organization_id, term_base_id, lower(text));
call protect_tenant_table('term');

-- A concept as it was before a change, and who changed it.
create table term_version (
  id uuid primary key,
  organization_id uuid not null,
  term_base_id uuid not null,
  concept_id uuid not null,
  -- As core models it.
  content jsonb not null,
  change text not null check (change in ('edited', 'deleted')),
  changed_by uuid,
  changed_at timestamptz(3) not null,
  -- Of the base, with the change.
  revision bigint not null,
  foreign key (organization_id, term_base_id) references term_base (organization_id, id) on delete cascade
);
create index term_version_of_concept on term_version (organization_id, concept_id);
create index term_version_revision on term_version (organization_id, term_base_id, revision);
call protect_tenant_table('term_version');
