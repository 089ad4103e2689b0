-- Engines somebody compares by default.
create table frequent_engines (
  organization_id uuid not null,
  user_id uuid not null,
  -- Keys, in the order they are shown.
  engine_keys jsonb not null,
  primary key (organization_id, user_id)
);
call protect_tenant_table('frequent_engines');

-- Terms somebody has set for a direction.
create table custom_terms (
  organization_id uuid not null,
  user_id uuid not null,
  source_language text not null,
  target_language text not null,
  -- Pairs of source and target, twenty at most.
  terms jsonb not null,
  primary key (organization_id, user_id, source_language, target_language)
);
call protect_tenant_table('custom_terms');

-- Which of the translations somebody saw without their engines' names was best.
create table comparison_vote (
  id uuid primary key,
  organization_id uuid not null,
  user_id uuid not null,
  source_language text not null,
  target_language text not null,
  -- Keys of all engines that stood in it, the winner's among them.
  engine_keys jsonb not null,
  winner text not null,
  voted_at timestamptz(3) not null
);
create index comparison_vote_pair on comparison_vote (organization_id, source_language, target_language);
call protect_tenant_table('comparison_vote');
