/* Settings that projects are begun with. Each change is a version; the row holds the newest one. */
create table template (
  id uuid primary key,
  organization_id uuid not null,
  name text not null,
  team_id uuid,
  /* {sourceLanguage, targetLanguages, engines, settings, documentOptions, memories, termBases, style, remark} */
  content jsonb not null,
  version integer not null default 1,
  creator_id uuid not null,
  created_at timestamptz(3) not null,
  updated_by uuid not null,
  updated_at timestamptz(3) not null,
  unique (organization_id, id),
  foreign key (organization_id, team_id) references team (organization_id, team_id) on delete set null (team_id)
);
create index template_newest on template (organization_id, updated_at desc);
call protect_tenant_table('template');

create table template_version (
  organization_id uuid not null,
  template_id uuid not null,
  version integer not null,
  name text not null,
  content jsonb not null,
  changed_by uuid not null,
  changed_at timestamptz(3) not null,
  primary key (organization_id, template_id, version),
  foreign key (organization_id, template_id) references template (organization_id, id) on delete cascade
);
call protect_tenant_table('template_version');

/* The template that a project was begun with. */
alter table project add column template_id uuid,
  add foreign key (organization_id, template_id) references template (organization_id, id) on delete set null (template_id);
