/* Words that an organization added to the dictionary of a language. */
create table spelling_word (
  organization_id uuid not null,
  /* Without region, such as `es`. */
  language text not null,
  word text not null,
  added_by uuid not null,
  added_at timestamptz(3) not null,
  primary key (organization_id, language, word)
);
call protect_tenant_table('spelling_word');
