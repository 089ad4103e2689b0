/* What a member takes for a kind of work in a language pair. */
create table member_offer (
  organization_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  kind text not null,
  source_language text not null,
  target_language text not null,
  /* words, characters or chineseKoreanWords */
  unit text not null,
  currency text not null,
  /* In the smallest unit of the currency, for so many units. */
  unit_price numeric(14, 4) not null,
  per integer not null,
  created_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  primary key (organization_id, id)
);
create unique index member_offer_once on member_offer (organization_id, user_id, kind, source_language, target_language);
call protect_tenant_table('member_offer');

/* A price for a project. It keeps the counts and rates it was made with. */
create table quote (
  organization_id uuid not null,
  id uuid not null,
  project_id uuid not null,
  /* From 1, in its project. */
  number integer not null,
  status text not null default 'draft' check (status in ('draft', 'sent', 'accepted', 'declined')),
  /* The snapshot that was counted; it may be deleted, the counts stay. */
  analysis_id uuid not null,
  analyzed_at timestamptz(3) not null,
  counter text not null,
  /* {schemeId, name, version, rates} */
  scheme jsonb not null,
  /* {line: {segments, words, characters, chineseKoreanWords}} */
  lines jsonb not null,
  unit text not null,
  currency text not null,
  unit_price numeric(14, 4) not null,
  per integer not null,
  extra_fee bigint not null,
  remark text not null default '',
  created_by uuid not null,
  created_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  /* SHA-256 of the secret in the private link. */
  link_hash bytea unique,
  link_expires_at timestamptz(3),
  /* What the client said. */
  answered_at timestamptz(3),
  answered_by text,
  answer_remark text,
  primary key (organization_id, id),
  unique (organization_id, project_id, number),
  foreign key (organization_id, project_id) references project (organization_id, id) on delete cascade
);
call protect_tenant_table('quote');
