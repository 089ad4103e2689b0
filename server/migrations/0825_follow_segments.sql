alter table segment
  /* When the row last changed, as the clock said: editors that were cut off ask for what changed since. */
  add column touched_at timestamptz not null default now(),
  /* A person unlocked it: settings of the project do not lock it again. */
  add column unlocked boolean not null default false,
  /* The person who locked it; null where a setting, the file or nobody did. */
  add column locked_by uuid;

create function touch_segment() returns trigger language plpgsql as $$
begin
  new.touched_at := clock_timestamp();
  return new;
end $$;
create trigger segment_touched before update on segment for each row execute function touch_segment();

/* How often segments of the document were split or merged: numbers that an editor knows are old when it grew. */
alter table document add column layout integer not null default 0;

/* Where somebody worked last in a document. */
create table document_place (
  organization_id uuid not null,
  document_id uuid not null,
  user_id uuid not null,
  segment_id uuid not null,
  changed_at timestamptz(3) not null,
  primary key (organization_id, document_id, user_id),
  foreign key (organization_id, document_id) references document (organization_id, id) on delete cascade
);
call protect_tenant_table('document_place');

/* What many segments were before they were changed in one step, so that it can be taken back as one. */
create table segment_step (
  organization_id uuid not null,
  step_id uuid not null,
  segment_id uuid not null,
  document_id uuid not null,
  /* The version that the step made; another one means that somebody changed the segment since. */
  version integer not null,
  target text not null,
  confirmed_stage smallint not null,
  origin text not null,
  match_rate smallint,
  engine text,
  made_by uuid not null,
  made_at timestamptz(3) not null,
  primary key (organization_id, step_id, segment_id),
  foreign key (organization_id, segment_id) references segment (organization_id, id) on delete cascade
);
create index segment_step_document on segment_step (organization_id, document_id);
call protect_tenant_table('segment_step');
