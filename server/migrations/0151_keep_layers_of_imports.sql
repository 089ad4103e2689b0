-- The layer of entries of a memory that the file says nothing of; null: approved.
alter table asset_import add column layer text check (layer in ('draft', 'reviewed', 'approved'));
