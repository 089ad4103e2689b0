-- An uploaded file with the picture of a concept, which has that file for itself.
alter table term_concept add column picture_id uuid;
create unique index term_concept_picture on term_concept (organization_id, picture_id) where picture_id is not null;

-- What is deleted keeps its picture for as long as the deletion is likely to be undone.
create index term_version_picture on term_version (changed_at) where change = 'deleted' and content ? 'picture';
