-- The OpenID Connect provider of an organization. `secrets.client` is encrypted.
create table company_sign_in (
  id uuid primary key,
  organization_id uuid not null unique references organization,
  issuer text not null,
  client_id text not null,
  secrets jsonb not null,
  -- Name of the claim that lists groups, and the role of each group; the first that fits counts.
  role_claim text not null,
  role_map jsonb not null,
  default_role text not null,
  -- Members sign in no other way, except the super administrator.
  enforced boolean not null
);
call protect_tenant_table('company_sign_in');

-- An e-mail domain that an organization claims; it counts once the domain's DNS shows the token.
create table company_domain (
  organization_id uuid not null references organization,
  domain text not null check (domain = lower(domain)),
  token text not null,
  verified_at timestamptz(3),
  primary key (organization_id, domain)
);
create unique index company_domain_verified on company_domain (domain) where verified_at is not null;
call protect_tenant_table('company_domain');

-- A sign-in that is under way at a provider.
create table company_attempt (
  state_hash bytea primary key,
  browser_hash bytea not null,
  organization_id uuid not null references organization,
  nonce text not null,
  code_verifier text not null,
  expires_at timestamptz(3) not null
);
call protect_system_table('company_attempt');

-- Who a person of a provider is here.
create table company_identity (
  organization_id uuid not null references organization,
  issuer text not null,
  subject text not null,
  user_id uuid not null references user_account on delete cascade,
  primary key (organization_id, issuer, subject)
);
call protect_system_table('company_identity');
