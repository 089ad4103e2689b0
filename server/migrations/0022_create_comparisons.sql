-- The engines that somebody compares by default.
create table frequent_engines (
  organization_id uuid not null,
  user_id uuid not null,
  -- In the order they are shown.
  engine_keys jsonb not null,
  primary key (organization_id, user_id)
);
call protect_tenant_table('frequent_engines');

-- Terms that somebody set for a direction.
create table custom_terms (
  organization_id uuid not null,
  user_id uuid not null,
  source_language text not null,
  target_language text not null,
  -- Pairs of source and target, at most twenty.
  terms jsonb not null,
  primary key (organization_id, user_id, source_language, target_language)
);
call protect_tenant_table('custom_terms');

-- Which of several translations somebody preferred without seeing the names of the engines.
create table comparison_vote (
  id uuid primary key,
  organization_id uuid not null,
  user_id uuid not null,
  source_language text not null,
  target_language text not null,
  -- Keys of all engines that were compared, including the winner.
  engine_keys jsonb not null,
  winner text not null,
  voted_at timestamptz(3) not null
);
create index comparison_vote_pair on comparison_vote (organization_id, source_language, target_language);
call protect_tenant_table('comparison_vote');
