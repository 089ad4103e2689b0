-- What becomes of a file is the same whether it goes into a memory or into a term base.
alter table memory_import rename to asset_import;
alter table asset_import rename column memory_id to asset_id;
alter table asset_import rename column header to frame;
-- The asset is a memory or a term base; who deletes it deletes its imports.
alter table asset_import drop constraint memory_import_organization_id_memory_id_fkey;
alter table asset_import rename constraint memory_import_pkey to asset_import_pkey;
alter table asset_import rename constraint memory_import_of_organization to asset_import_of_organization;
alter index memory_import_of_memory rename to asset_import_of_asset;

insert into asset_import (id, organization_id, asset_id, position, file_name, bytes, job_id, summary, failure, creator_id,
    created_at, finished_at, file_id, frame, taken_back_at, format)
  select id, organization_id, term_base_id, position, file_name, bytes, job_id, summary, failure, creator_id,
    created_at, finished_at, file_id, frame, taken_back_at, format from term_import;

alter table memory_discard rename to import_discard;
alter table import_discard rename constraint memory_discard_pkey to import_discard_pkey;
alter table import_discard
  rename constraint memory_discard_organization_id_import_id_fkey to import_discard_organization_id_import_id_fkey;
insert into import_discard (organization_id, import_id, position, reason, source, target)
  select organization_id, import_id, position, reason, source, target from term_discard;

drop table term_discard, term_import;
