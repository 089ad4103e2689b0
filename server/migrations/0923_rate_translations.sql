/* What people think of machine translations: one rating each of an engine's text for a segment. */
create table translation_rating (
  organization_id uuid not null,
  segment_id uuid not null,
  user_id uuid not null,
  engine_key text not null,
  engine text not null,
  /* 1 to 5. */
  stars smallint not null check (stars between 1 and 5),
  target text not null,
  rated_at timestamptz(3) not null,
  primary key (organization_id, segment_id, user_id, engine_key),
  foreign key (organization_id, segment_id) references segment (organization_id, id) on delete cascade
);
call protect_tenant_table('translation_rating');
