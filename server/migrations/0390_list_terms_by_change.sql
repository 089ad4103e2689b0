-- The entries of a term base by when they were changed, in both directions.
create index term_concept_changed on term_concept (organization_id, term_base_id, changed_at desc, id desc) where live;
