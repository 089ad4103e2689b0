-- Written by "npm run generate" from the migrations; do not edit.

CREATE OR REPLACE FUNCTION public.announce_session_end()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('transloom_session_ended', old.session_id::text);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.current_organization()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (NULLIF(current_setting('transloom.organization_id'::text, true), ''::text))::uuid;

CREATE OR REPLACE FUNCTION public.current_user_id()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (NULLIF(current_setting('transloom.user_id'::text, true), ''::text))::uuid;

CREATE OR REPLACE PROCEDURE public.protect_system_table(IN protected regclass)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('alter table %s enable row level security', protected);
  execute format('alter table %s force row level security', protected);
  execute format('create policy system_rows on %s to transloom_system using (true) with check (true)', protected);
  execute format('grant select, insert, update, delete on %s to transloom_system', protected);
end $procedure$;

CREATE OR REPLACE PROCEDURE public.protect_tenant_table(IN protected regclass)
 LANGUAGE plpgsql
AS $procedure$
begin
  call protect_system_table(protected);
  execute format(
    'create policy organization_rows on %s to transloom_app
       using (organization_id = current_organization()) with check (organization_id = current_organization())',
    protected);
  execute format('grant select, insert, update, delete on %s to transloom_app', protected);
end $procedure$;

create table job (
  job_id uuid not null,
  organization_id uuid not null,
  user_id uuid not null,
  rights jsonb not null,
  language text not null,
  request_id text not null,
  kind text not null,
  payload jsonb not null,
  key text,
  state text not null default 'queued'::text,
  step text,
  done integer not null default 0,
  total integer not null default 0,
  failure jsonb,
  attempts integer not null default 0,
  fence integer not null default 0,
  created_at timestamp(3) with time zone not null,
  started_at timestamp(3) with time zone,
  finished_at timestamp(3) with time zone,
  constraint job_pkey PRIMARY KEY (job_id),
  constraint job_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'running'::text, 'succeeded'::text, 'failed'::text, 'cancelled'::text])))
);
CREATE INDEX job_by_finish ON public.job USING btree (finished_at);
CREATE INDEX job_by_organization ON public.job USING btree (organization_id, created_at);
CREATE UNIQUE INDEX job_unfinished_by_key ON public.job USING btree (organization_id, kind, key) WHERE ((key IS NOT NULL) AND (state = ANY (ARRAY['queued'::text, 'running'::text])));
alter table job enable row level security;
alter table job force row level security;
create policy organization_rows on job for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on job for all to transloom_system using true with check true;
grant delete, insert, select, update on job to transloom_app;
grant delete, insert, select, update on job to transloom_system;

create table rate_hit (
  rule text not null,
  subject bytea not null,
  hit_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null
);
CREATE INDEX rate_hit_by_expiry ON public.rate_hit USING btree (expires_at);
CREATE INDEX rate_hit_by_subject ON public.rate_hit USING btree (rule, subject, hit_at);
alter table rate_hit enable row level security;
alter table rate_hit force row level security;
create policy system_rows on rate_hit for all to transloom_system using true with check true;
grant delete, insert, select, update on rate_hit to transloom_system;

create table session (
  session_id uuid not null,
  token_hash bytea not null,
  user_id uuid not null,
  organization_id uuid not null,
  address text not null,
  user_agent text not null,
  created_at timestamp(3) with time zone not null,
  last_seen_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null,
  constraint session_pkey PRIMARY KEY (session_id),
  constraint session_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX session_by_expiry ON public.session USING btree (expires_at);
CREATE INDEX session_by_user ON public.session USING btree (user_id);
alter table session enable row level security;
alter table session force row level security;
create policy system_rows on session for all to transloom_system using true with check true;
grant delete, insert, select, update on session to transloom_system;
CREATE TRIGGER session_end AFTER DELETE ON public.session FOR EACH ROW EXECUTE FUNCTION announce_session_end();
