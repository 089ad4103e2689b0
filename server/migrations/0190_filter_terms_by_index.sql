-- Entries of a base by their file, project, people and time: what a filter asks for stands in the index, so that rows with
-- all their texts are read for the page alone.
drop index term_concept_newest;
create index term_concept_newest on term_concept (organization_id, term_base_id, created_at desc, id desc)
  include (file_name, project_name, created_by, changed_by, changed_at) where live;
