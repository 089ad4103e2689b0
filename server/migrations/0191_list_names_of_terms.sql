-- Files and projects that entries of a base come from are few: each name is met once, and entries of it are found by it.
create index term_concept_file on term_concept (organization_id, term_base_id, file_name)
  where live and file_name is not null;
create index term_concept_project on term_concept (organization_id, term_base_id, project_name)
  where live and project_name is not null;
drop index term_concept_newest;
create index term_concept_newest on term_concept (organization_id, term_base_id, created_at desc, id desc)
  include (created_by, changed_by, changed_at) where live;
