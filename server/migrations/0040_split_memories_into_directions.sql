-- A memory has one source language and several target languages: each pair is a direction, and what is searched and
-- counted belongs to one.
alter table memory add constraint memory_source_language unique (organization_id, id, source_language);

create table memory_direction (
  id uuid primary key,
  organization_id uuid not null,
  memory_id uuid not null,
  source_language text not null,
  target_language text not null,
  -- Takes what people confirm in its language pair.
  is_default boolean not null default false,
  unique (organization_id, id),
  unique (organization_id, memory_id, target_language),
  check (source_language <> target_language),
  foreign key (organization_id, memory_id, source_language)
    references memory (organization_id, id, source_language) on delete cascade
);
create unique index memory_direction_default
  on memory_direction (organization_id, source_language, target_language) where is_default;
call protect_tenant_table('memory_direction');

-- The only direction of a memory that is there already has the id of the memory, so that the features of its sources,
-- which are mixed with that id, stay right.
set local role transloom_system;
insert into memory_direction (id, organization_id, memory_id, source_language, target_language, is_default)
select id, organization_id, id, source_language, target_language, is_default from memory;
reset role;

alter table memory drop column target_language, drop column is_default;

alter table memory_size drop constraint memory_size_organization_id_memory_id_fkey;
alter table memory_size rename column memory_id to direction_id;
alter table memory_size add foreign key (organization_id, direction_id)
  references memory_direction (organization_id, id) on delete cascade;

alter table memory_entry drop constraint memory_entry_organization_id_memory_id_fkey;
alter table memory_entry rename column memory_id to direction_id;
alter table memory_entry rename constraint memory_entry_organization_id_memory_id_identity_key to memory_entry_identity;
alter table memory_entry add foreign key (organization_id, direction_id)
  references memory_direction (organization_id, id) on delete cascade;

alter table memory_source drop constraint memory_source_organization_id_memory_id_fkey;
alter table memory_source rename column memory_id to direction_id;
alter table memory_source add foreign key (organization_id, direction_id)
  references memory_direction (organization_id, id) on delete cascade;

alter table memory_feature drop constraint memory_feature_organization_id_memory_id_fkey;
alter table memory_feature rename column memory_id to direction_id;
alter table memory_feature add foreign key (organization_id, direction_id)
  references memory_direction (organization_id, id) on delete cascade;
