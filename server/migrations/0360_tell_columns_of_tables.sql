-- What the columns of an imported table hold, where somebody said it; another run needs it again.
alter table asset_import add column layout jsonb;
