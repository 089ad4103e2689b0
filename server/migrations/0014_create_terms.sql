/*
 * Terms are compared by this form: without capitals, width, spaces, hyphens and the mark of a stem, so that `E-Mail`
 * equals `email`.
 */
create function folded_term(term text) returns text
language sql immutable strict parallel safe
return translate(lower(normalize(term, nfkc)), U&' \0009\000A\000D\00A0\00AD\1680\2000\2001\2002\2003\2004\2005\2006\2007\2008\2009\200A\200B\2028\2029\202F\205F\2060\3000\002D\058A\05BE\2010\2011\2012\2013\2014\2015\2212\FE58\FE63\FF0D|', '');

-- A term base: concepts with terms in one source language and any number of others.
create table term_base (
  id uuid primary key,
  organization_id uuid not null,
  name text not null,
  source_language text not null,
  target_languages text[] not null check (cardinality(target_languages) > 0),
  -- Of several term bases that have a term, the one with the lowest number is shown first.
  priority smallint not null default 0 check (priority between 0 and 100),
  writable boolean not null default true,
  -- Takes the terms that people add in the editor.
  is_default boolean not null default false,
  -- Visible to the whole organization; otherwise to its creator and to those who manage it.
  shared boolean not null,
  -- The term base that took over its concepts in a merge. The merged one stays and is no longer searched.
  merged_into uuid,
  -- Grows with each change of a concept, so that an index in a process knows what it lacks.
  revision bigint not null default 0,
  creator_id uuid not null,
  created_at timestamptz(3) not null,
  changed_by uuid,
  changed_at timestamptz(3) not null,
  -- The import, merge or cleaning that writes into it now: one at a time.
  writing_import uuid,
  -- Made when somebody added a term in the editor and no term base of the pair existed.
  automatic boolean not null default false,
  -- Hidden from everybody since then; a job deletes its rows.
  deleted_at timestamptz(3),
  -- Number of live concepts: counting a million took longer than the rest of the list of term bases. A writer locks this
  -- row anyway to take its revision.
  entry_count integer not null default 0,
  -- Merging or reversing fills it in the background. When that failed, so that it holds a part only.
  fill_failed_at timestamptz,
  unique (organization_id, id),
  foreign key (organization_id, merged_into)
    references term_base (organization_id, id) on delete set null (merged_into)
);
create unique index term_base_name on term_base (organization_id, name) where deleted_at is null;
call protect_tenant_table('term_base');

-- A concept: one meaning.
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
  -- Hash of its terms: a term base holds the same terms once.
  identity uuid not null,
  -- What its file says of it and of its languages and no column holds.
  properties jsonb,
  import_id uuid,
  file_name text,
  project_name text,
  -- Revision of the term base when the concept last changed.
  revision bigint not null,
  created_by uuid,
  created_at timestamptz(3) not null,
  changed_by uuid,
  changed_at timestamptz(3) not null,
  -- Concepts of an import are hidden until its end.
  live boolean not null,
  -- Its terms and its note in lower case, each word after one space.
  content text not null,
  -- Hashes of the parts of `content`, each mixed with the term base so that a posting list of the index holds one term
  -- base.
  content_keys integer[] not null,
  -- Uploaded file with its picture; no other concept uses the same file.
  picture_id uuid,
  unique (organization_id, id),
  unique (organization_id, term_base_id, identity),
  foreign key (organization_id, term_base_id) references term_base (organization_id, id) on delete cascade
);
create index term_concept_import on term_concept (organization_id, import_id) where import_id is not null;
create index term_concept_content on term_concept using gin (content_keys)
  with (fastupdate = on, gin_pending_list_limit = 1024) where live;
create index term_concept_revision on term_concept (organization_id, term_base_id, revision) where live;
-- A term base has few file and project names: each name is found once, and its entries by the name.
create index term_concept_file on term_concept (organization_id, term_base_id, file_name)
  where live and file_name is not null;
create index term_concept_project on term_concept (organization_id, term_base_id, project_name)
  where live and project_name is not null;
-- The list of entries is paged, the newest first. What its filters ask for stands in the index, so that whole rows are
-- read for one page alone.
create index term_concept_newest on term_concept (organization_id, term_base_id, created_at desc, id desc)
  include (created_by, changed_by, changed_at) where live;
create index term_concept_changed on term_concept (organization_id, term_base_id, changed_at desc, id desc) where live;
create unique index term_concept_picture on term_concept (organization_id, picture_id) where picture_id is not null;
call protect_tenant_table('term_concept');

-- A word or phrase for a concept.
create table term (
  id uuid primary key,
  organization_id uuid not null,
  term_base_id uuid not null,
  concept_id uuid not null,
  -- Position of the language section in the concept.
  section smallint not null,
  -- Position of the term in the section.
  position smallint not null,
  language text not null,
  text text not null,
  status text not null check (status in ('preferred', 'admitted', 'deprecated', 'forbidden')),
  case_rule text check (case_rule in ('any', 'same')),
  exact boolean not null,
  part_of_speech text,
  gender text,
  note text,
  -- What its file says of it and no column holds.
  properties jsonb,
  -- Terms are compared by this column: row-level security lets no index use a function that is not leakproof.
  folded text not null generated always as (folded_term(text)) stored,
  foreign key (organization_id, concept_id) references term_concept (organization_id, id) on delete cascade
);
create index term_of_concept on term (organization_id, concept_id);
create index term_folded on term (organization_id, term_base_id, folded);
call protect_tenant_table('term');

-- A concept as it was before a change, and who changed it.
create table term_version (
  id uuid primary key,
  organization_id uuid not null,
  term_base_id uuid not null,
  concept_id uuid not null,
  -- The concept as core models it.
  content jsonb not null,
  change text not null check (change in ('edited', 'deleted')),
  changed_by uuid,
  changed_at timestamptz(3) not null,
  -- Revision of the term base with the change.
  revision bigint not null,
  -- The cleaning that removed the concept, until it is restored.
  clean_id uuid,
  -- Where a deleted concept came from and who made it: {importId, fileName, projectName, createdBy, …}.
  origin jsonb,
  foreign key (organization_id, term_base_id) references term_base (organization_id, id) on delete cascade
);
create index term_version_of_concept on term_version (organization_id, concept_id);
create index term_version_revision on term_version (organization_id, term_base_id, revision);
create index term_version_cleaned on term_version (organization_id, clean_id) where clean_id is not null;
-- A deleted concept keeps its picture for as long as the deletion is likely to be undone.
create index term_version_picture on term_version (changed_at) where change = 'deleted' and (content ? 'picture');
call protect_tenant_table('term_version');

/*
 * Concepts whose content has all of the parts, for each term base its keys of them: of the concepts that have the keys
 * `looked_at` are read. Row-level security keeps `@>` from using the index; so this function reads as the system and
 * compares the organization itself.
 */
create function term_concepts_with_content(
  wanted_bases uuid[], wanted_keys text[], patterns text[], looked_at integer, most integer
) returns table (id uuid, term_base_id uuid)
language plpgsql stable security definer
set search_path = pg_catalog, public
set enable_seqscan = off
set jit = off
set max_parallel_workers_per_gather = 0
as $$
begin
  return query
  with wanted as materialized (
    select w.base_id, w.keys::integer[] as keys from unnest(wanted_bases, wanted_keys) as w (base_id, keys)
  )
  select found.id, wanted.base_id from wanted cross join lateral (
    select near.id from (
      select c.id, c.organization_id, c.term_base_id, c.content from public.term_concept c
      where c.content_keys operator(pg_catalog.@>) wanted.keys and c.live
      limit looked_at
    ) near
    where near.organization_id = public.current_organization() and near.term_base_id = wanted.base_id
      and near.content like all (patterns)
    limit most
  ) found;
end $$;

-- The function belongs to the role that sees all rows; that role may create in the schema for this moment only.
revoke execute on function term_concepts_with_content from public;
grant execute on function term_concepts_with_content to transloom_app;
grant create on schema public to transloom_system;
alter function term_concepts_with_content owner to transloom_system;
revoke create on schema public from transloom_system;
