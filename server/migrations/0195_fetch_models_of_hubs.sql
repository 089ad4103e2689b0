-- A direction, or of a hub `owner/name`, for one file `owner/name:file.gguf`.
alter table model_download rename column direction to name;
alter table model_download
  -- Commit of the hub; null for a model that is offered by its direction.
  add column revision text;
