alter table term_base
  -- The import, merge or cleaning that writes into it now: there is one at a time.
  add column writing_import uuid;

alter table term_import add column taken_back_at timestamptz(3);

-- Concepts of an import are not seen before its end.
alter table term_concept add column live boolean not null default true;
alter table term_concept alter column live drop default;
create index term_concept_pending on term_concept (organization_id, import_id) where not live;
