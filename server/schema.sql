-- Written by "npm run generate" from the migrations; do not edit.

CREATE OR REPLACE FUNCTION public.announce_session_end()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('transloom_session_ended', old.session_id::text);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.audit_hash(entry audit_entry)
 RETURNS bytea
 LANGUAGE sql
 STABLE
RETURN sha256(((entry).previous_hash || convert_to((jsonb_build_array((entry).organization_id, (entry).place, EXTRACT(epoch FROM (entry).occurred_at), (entry).actor_id, (entry).action, (entry).details))::text, 'UTF8'::name)));

CREATE OR REPLACE FUNCTION public.chain_audit_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  last audit_entry;
begin
  perform pg_advisory_xact_lock(hashtextextended('audit ' || new.organization_id, 0));
  select * into last from audit_entry
    where organization_id = new.organization_id order by place desc limit 1;
  new.place := coalesce(last.place, 0) + 1;
  new.previous_hash := coalesce(last.hash, ''::bytea);
  new.hash := audit_hash(new);
  return new;
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

CREATE OR REPLACE FUNCTION public.folded_term(term text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN translate(lower(NORMALIZE(term, NFKC)), ' 	
 ­            ​    ⁠　-֊־‐‑‒–—―−﹘﹣－|'::text, ''::text);

CREATE OR REPLACE FUNCTION public.look_of_name(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN lower(translate(regexp_replace(NORMALIZE(name, NFKC), '[\s\u00ad\u200b-\u200f\u2060-\u2064\ufeff]+'::text, ''::text, 'g'::text), (((('01I|'::text || 'АВЕЅІЈКМНОРСТУХӀԌԚԜ'::text) || 'аеѕіјорсухһӏԁԛԝ'::text) || 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ'::text) || 'αγνορυι'::text), (((('olll'::text || 'ABESlJKMHOPCTYXlGQW'::text) || 'aesijopcyxhldqw'::text) || 'ABEZHlKMNOPTYX'::text) || 'ayvopui'::text)));

CREATE OR REPLACE FUNCTION public.memory_block_entries(wanted_direction uuid, wanted_keys integer[], most integer)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_memoize TO 'off'
 SET jit TO 'off'
AS $function$
declare
  block record;
  list record;
  common integer[];
  -- Of the shortest list: so many from its beginning are still to be gone through, and so many of these now.
  remaining integer;
  part integer;
  wanted integer := most;
  given integer;
begin
  for block in
    select b.first_number, b.shift from public.memory_block b
    where b.organization_id = public.current_organization() and b.direction_id = wanted_direction and b.holds = 'entries'
    order by b.first_number desc
  loop
    remaining := null;
    part := least(greatest(wanted, 256), 100000) * 4;
    loop
      common := null;
      for list in
        select wanted_key.first, listed.postings
        from (select w.key, w.key::bigint << 32 as first from unnest(wanted_keys) as w (key)) wanted_key
        left join lateral (
          select bucket.postings[
            width_bucket(wanted_key.first - 1, bucket.postings) + 1 :
            width_bucket(wanted_key.first + 2147483647, bucket.postings)
          ] as postings
          from (
            -- With nothing behind it an array comes out of its pieces, once for all that is asked of it.
            select p.postings || '{}'::bigint[] as postings from public.memory_posting p
            where p.organization_id = public.current_organization() and p.direction_id = wanted_direction
              and p.holds = 'entries' and p.first_number = block.first_number
              and p.bucket = wanted_key.key >> block.shift
            offset 0
          ) bucket
        ) listed on true
        order by coalesce(cardinality(listed.postings), 0), wanted_key.key
      loop
        if coalesce(cardinality(list.postings), 0) = 0 then
          common := '{}';
          remaining := 0;
        elsif common is null then
          remaining := coalesce(remaining, cardinality(list.postings));
          common := array(
            select (posting & 2147483647)::integer
            from unnest(list.postings[greatest(remaining - part, 0) + 1 : remaining]) as posting);
          remaining := greatest(remaining - part, 0);
        else
          common := array(
            select number from unnest(common) as number
            where list.postings[width_bucket(list.first + number, list.postings)] = list.first + number);
        end if;
        exit when cardinality(common) = 0;
      end loop;
      return query
        select listed.id
        from (select common[place] as number from generate_subscripts(common, 1, true) as place) near
        -- In this order, and by the index of ids, whatever the planner thinks of a table that it knows nothing of yet.
        cross join lateral (
          select b.ids[(near.number & 63) + 1] as id from public.memory_block_entry b
          where b.organization_id = public.current_organization() and b.direction_id = wanted_direction
            and b.part = near.number >> 6
          offset 0
        ) listed
        cross join lateral (
          select from public.memory_entry e
          where e.organization_id = public.current_organization() and e.direction_id = wanted_direction
            and e.id >= listed.id and e.id <= listed.id and e.words is null
          order by e.id limit 1
        ) there
        limit wanted;
      get diagnostics given = row_count;
      wanted := wanted - given;
      exit when wanted <= 0 or coalesce(remaining, 0) = 0;
      part := least(part, 100000000) * 8;
    end loop;
    exit when wanted <= 0;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION public.memory_candidates(directions uuid[], wanted_features integer[], same_form integer[], source_directions integer[], source_numbers integer[], of_same_form integer, wanted_signature bit, token_total integer, shortest integer, longest integer, least_share real, most integer)
 RETURNS TABLE(keys bytea, counts bytea, tokens bytea)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public'
 SET enable_seqscan TO 'off'
 SET enable_mergejoin TO 'off'
 SET jit TO 'off'
 SET max_parallel_workers_per_gather TO '0'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  organization uuid := public.current_organization();
begin
  return query
  select string_agg(source.key, ''), string_agg(int4send(source.token_count), ''), string_agg(source.tokens, '')
  from (
    (
      select decode(s.source_key, 'hex') as key, s.tokens, s.token_count,
        s.features operator(pg_catalog.&&) same_form as is_same
      from public.memory_source s
      cross join lateral (
        select (token_total - bit_count(~s.signature & wanted_signature))::real / greatest(s.token_count, token_total) as share
      ) rated
      where s.features operator(pg_catalog.&&) wanted_features and s.organization_id = organization
        and s.token_count between shortest and longest and rated.share >= least_share
        and exists (
          select from public.memory_source a where a.organization_id = organization and a.direction_id = any (directions))
      order by rated.share desc, s.source_key limit most
    )
    union all
    select substring(pack.keys from (wanted.number & 31) * 8 + 1 for 8),
      substring(pack.tokens from coalesce(pack.ends[wanted.number & 31], 0) * 4 + 1
        for (pack.ends[(wanted.number & 31) + 1] - coalesce(pack.ends[wanted.number & 31], 0)) * 4),
      pack.ends[(wanted.number & 31) + 1] - coalesce(pack.ends[wanted.number & 31], 0),
      wanted.ordinal <= of_same_form
    from unnest(directions) with ordinality as searched (direction_id, place)
    cross join lateral (
      -- All of them in one go through the index.
      select p.part, p.keys, p.ends, p.signatures, p.tokens from public.memory_source_pack p
      where p.organization_id = organization and p.direction_id = searched.direction_id
        and p.part = any (array(
          select s.number >> 5 from unnest(source_directions, source_numbers) as s (place, number)
          where s.place = searched.place))
      offset 0
    ) pack
    join unnest(source_directions, source_numbers) with ordinality as wanted (place, number, ordinal)
      on wanted.place = searched.place and wanted.number >> 5 = pack.part
    where pack.ends[(wanted.number & 31) + 1] - coalesce(pack.ends[wanted.number & 31], 0) between shortest and longest
      and (token_total - bit_count(~pack.signatures[(wanted.number & 31) + 1]::bit(64) & wanted_signature))::real
        / greatest(pack.ends[(wanted.number & 31) + 1] - coalesce(pack.ends[wanted.number & 31], 0), token_total) >= least_share
    order by is_same desc
  ) source;
end $function$;

CREATE OR REPLACE FUNCTION public.memory_entries_of_sources(wanted_directions uuid[], wanted_keys text[], neighbour_keys text[], most integer)
 RETURNS TABLE(id uuid, direction_id uuid, source_key text, source text, target text, layer text, origin text, has_context boolean, previous_key text, next_key text, unit_key text, changed_by uuid, changed_by_name text, changed_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE
 SET enable_seqscan TO 'off'
 SET jit TO 'off'
 SET max_parallel_workers_per_gather TO '0'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  return query
  select entry.*
  from unnest(wanted_directions) wanted_direction
  cross join unnest(wanted_keys) wanted_key
  cross join lateral (
    select e.id, e.direction_id, e.source_key, e.source, e.target, e.layer, e.origin, e.has_context,
      e.previous_key, e.next_key, e.unit_key, e.changed_by, e.changed_by_name, e.changed_at::timestamptz
    from memory_entry e
    where e.direction_id = wanted_direction and e.source_key = wanted_key
    order by coalesce(e.previous_key = any (neighbour_keys), false)::integer
      + coalesce(e.next_key = any (neighbour_keys), false)::integer desc, e.changed_at desc, e.id
    limit most
  ) entry;
end $function$;

CREATE OR REPLACE FUNCTION public.memory_entries_with_words(wanted_directions uuid[], wanted_keys text[], word_orders text[], looked_at integer, most integer)
 RETURNS TABLE(id uuid)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public'
 SET enable_seqscan TO 'off'
 SET enable_memoize TO 'off'
 SET jit TO 'off'
 SET max_parallel_workers_per_gather TO '0'
AS $function$
begin
  return query
  with wanted as materialized (
    select w.direction_id, w.keys::integer[] as keys, w.word_order
    from unnest(wanted_directions, wanted_keys, word_orders) as w (direction_id, keys, word_order)
  )
  select distinct best.id from wanted cross join lateral (
    select near.id from (
      (select e.id, e.organization_id, e.direction_id, e.source, e.target from public.memory_entry e
      where e.words operator(pg_catalog.@>) wanted.keys
      limit looked_at)
      union all
      select e.id, e.organization_id, e.direction_id, e.source, e.target
      from public.memory_block_entries(
        wanted.direction_id, wanted.keys,
        -- The others may have it with other capitals.
        case cardinality(wanted.keys) when 1 then least(looked_at, most * 4) else looked_at end
      ) as found (id)
      cross join lateral (
        select * from public.memory_entry e
        where e.organization_id = public.current_organization() and e.direction_id = wanted.direction_id
          and e.id >= found.id and e.id <= found.id
        order by e.id limit 1
      ) e
    ) near
    where near.organization_id = public.current_organization() and near.direction_id = wanted.direction_id
    order by (near.source like wanted.word_order or near.target like wanted.word_order) desc, near.id desc
    limit most
  ) best;
end $function$;

CREATE OR REPLACE FUNCTION public.memory_newest_with_words(wanted_direction uuid, wanted_keys integer[], most integer)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public'
 SET enable_seqscan TO 'off'
 SET jit TO 'off'
 SET max_parallel_workers_per_gather TO '0'
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
begin
  return query
  select newest.id from (
    (select own.id from (
      select e.id, e.organization_id, e.direction_id from public.memory_entry e
      where e.words operator(pg_catalog.@>) wanted_keys
      offset 0
    ) own
    where own.organization_id = public.current_organization() and own.direction_id = wanted_direction
    order by own.id desc limit most)
    union all
    select public.memory_block_entries(wanted_direction, wanted_keys, most)
  ) newest
  order by newest.id desc limit most;
end $function$;

CREATE OR REPLACE FUNCTION public.memory_posting_lists(directions uuid[], wanted_features integer[], feature_directions integer[])
 RETURNS TABLE(direction integer, postings bytea)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET jit TO 'off'
 SET max_parallel_workers_per_gather TO '0'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  organization uuid := public.current_organization();
begin
  return query
  with block as materialized (
    select searched.place::integer as place, searched.direction_id, b.first_number, b.shift
    from unnest(directions) with ordinality as searched (direction_id, place)
    join public.memory_block b
      on b.organization_id = organization and b.direction_id = searched.direction_id and b.holds = 'sources'
  ), family as materialized (
    select w.place, w.feature >> 5 as number, array_agg(w.feature::bigint << 32) as beginnings
    from unnest(wanted_features, feature_directions) as w (feature, place)
    group by 1, 2
  ), listed as (
    select block.place, bucket.postings[
      greatest(
        width_bucket(wanted.first - 1, bucket.postings) + 1,
        -- Longer than any list that a search chooses, unless its text has nothing that is rarer.
        width_bucket(wanted.first + 2147483647, bucket.postings) - 99999
      ) : width_bucket(wanted.first + 2147483647, bucket.postings)
    ] as postings
    from family
    join block on block.place = family.place
    cross join lateral (
      -- With nothing behind it an array comes out of its pieces, once for all that is asked of it.
      select p.postings || '{}'::bigint[] as postings from public.memory_posting p
      where p.organization_id = organization and p.direction_id = block.direction_id and p.holds = 'sources'
        and p.first_number = block.first_number and p.bucket = (family.number << 5) >> block.shift
      offset 0
    ) bucket
    cross join lateral unnest(family.beginnings) as wanted (first)
  )
  select listed.place, string_agg(array_send(listed.postings), '')
  from listed where listed.postings <> '{}' group by listed.place;
end $function$;

CREATE OR REPLACE FUNCTION public.memory_sources_apart(wanted_direction uuid, after text, most integer)
 RETURNS TABLE(keys bytea, counts bytea, tokens bytea, last text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
 SET max_parallel_workers_per_gather TO '0'
AS $function$
  select string_agg(decode(page.source_key, 'hex'), ''), string_agg(int4send(page.token_count), ''),
    string_agg(page.tokens, ''), max(page.source_key)
  from (
    select * from public.memory_source s
    where s.organization_id = public.current_organization() and s.direction_id = wanted_direction and s.source_key > after
    order by s.source_key limit most
  ) page
$function$;

CREATE OR REPLACE FUNCTION public.memory_sources_in_packs(wanted_direction uuid, after integer, most integer)
 RETURNS TABLE(keys bytea, ends bytea, tokens bytea, last integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
 SET max_parallel_workers_per_gather TO '0'
AS $function$
  -- All three in the order of the rows, which need not be sorted for each.
  select string_agg(page.keys, ''), string_agg(array_send(page.ends), ''), string_agg(page.tokens, ''), max(page.part)
  from (
    select * from public.memory_source_pack p
    where p.organization_id = public.current_organization() and p.direction_id = wanted_direction and p.part > after
    order by p.part limit most
  ) page
$function$;

CREATE OR REPLACE FUNCTION public.memory_sources_packed(wanted_direction uuid, wanted_keys bytea[], wanted_features integer[])
 RETURNS TABLE(key bytea, number integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET jit TO 'off'
 SET max_parallel_workers_per_gather TO '0'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  organization uuid := public.current_organization();
begin
  return query
  select wanted.key, (listed.posting & 2147483647)::integer
  from (
    select w.key, w.feature, w.feature::bigint << 32 as first from unnest(wanted_keys, wanted_features) as w (key, feature)
  ) wanted
  join public.memory_block b
    on b.organization_id = organization and b.direction_id = wanted_direction and b.holds = 'sources'
  cross join lateral (
    -- With nothing behind it an array comes out of its pieces, once for all that is asked of it.
    select p.postings || '{}'::bigint[] as postings from public.memory_posting p
    where p.organization_id = organization and p.direction_id = wanted_direction and p.holds = 'sources'
      and p.first_number = b.first_number and p.bucket = wanted.feature >> b.shift
    offset 0
  ) bucket
  cross join lateral unnest(bucket.postings[
    width_bucket(wanted.first - 1, bucket.postings) + 1 : width_bucket(wanted.first + 2147483647, bucket.postings)
  ]) as listed (posting)
  join public.memory_source_pack pack
    on pack.organization_id = organization and pack.direction_id = wanted_direction
      and pack.part = (listed.posting & 2147483647)::integer >> 5
  where substring(pack.keys from (listed.posting & 31)::integer * 8 + 1 for 8) = wanted.key;
end $function$;

CREATE OR REPLACE FUNCTION public.memory_texts_of_sources(wanted_directions uuid[], wanted_keys text[])
 RETURNS TABLE(source_key text, source text)
 LANGUAGE plpgsql
 STABLE
 SET enable_seqscan TO 'off'
 SET jit TO 'off'
 SET max_parallel_workers_per_gather TO '0'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  return query
  select wanted_key, entry.source
  from unnest(wanted_directions) wanted_direction
  cross join unnest(wanted_keys) wanted_key
  cross join lateral (
    select e.source from memory_entry e
    where e.direction_id = wanted_direction and e.source_key = wanted_key limit 1
  ) entry;
end $function$;

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

CREATE OR REPLACE FUNCTION public.refuse_audit_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'audit entries are never changed';
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_to_change_entries()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'entries of the ledger are never changed';
end $function$;

CREATE OR REPLACE FUNCTION public.shown_name(account uuid, nickname text, username text, organization uuid DEFAULT current_organization())
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN COALESCE((SELECT NULLIF(member.name, ''::text) AS "nullif" FROM member WHERE ((member.user_id = shown_name.account) AND (member.organization_id = shown_name.organization))), nickname, username);

CREATE OR REPLACE FUNCTION public.term_concepts_with_content(wanted_bases uuid[], wanted_keys text[], patterns text[], looked_at integer, most integer)
 RETURNS TABLE(id uuid, term_base_id uuid)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public'
 SET enable_seqscan TO 'off'
 SET jit TO 'off'
 SET max_parallel_workers_per_gather TO '0'
AS $function$
begin
  return query
  with wanted as materialized (
    select w.base_id, w.keys::integer[] as keys from unnest(wanted_bases, wanted_keys) as w (base_id, keys)
  )
  select found.id, wanted.base_id from wanted cross join lateral (
    select near.id from (
      select c.id, c.organization_id, c.term_base_id, c.content from public.term_concept c
      where c.content_keys operator(pg_catalog.@>) wanted.keys and c.live
      limit looked_at
    ) near
    where near.organization_id = public.current_organization() and near.term_base_id = wanted.base_id
      and near.content like all (patterns)
    limit most
  ) found;
end $function$;

CREATE OR REPLACE FUNCTION public.touch_segment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.touched_at := clock_timestamp();
  return new;
end $function$;

create table access_token (
  token_id uuid not null,
  user_id uuid not null,
  organization_id uuid not null,
  name text not null,
  token_hash bytea not null,
  ending text not null,
  scopes text[] not null,
  created_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null,
  last_used_at timestamp(3) with time zone,
  last_address text,
  constraint access_token_pkey PRIMARY KEY (token_id),
  constraint access_token_token_hash_key UNIQUE (token_hash),
  constraint access_token_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(organization_id),
  constraint access_token_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(user_id)
);
CREATE INDEX access_token_by_owner ON public.access_token USING btree (user_id, organization_id, created_at DESC);
alter table access_token enable row level security;
alter table access_token force row level security;
create policy system_rows on access_token for all to transloom_system using true with check true;
grant delete, insert, select, update on access_token to transloom_system;

create table alignment (
  work_id uuid not null,
  organization_id uuid not null,
  change integer not null default 0,
  saved jsonb not null default '[]'::jsonb,
  constraint alignment_pkey PRIMARY KEY (work_id),
  constraint alignment_work_id_fkey FOREIGN KEY (work_id) REFERENCES work(id) ON DELETE CASCADE
);
alter table alignment enable row level security;
alter table alignment force row level security;
create policy organization_rows on alignment for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on alignment for all to transloom_system using true with check true;
grant delete, insert, select, update on alignment to transloom_app;
grant delete, insert, select, update on alignment to transloom_system;

create table alignment_change (
  work_id uuid not null,
  organization_id uuid not null,
  number integer not null,
  before jsonb not null,
  after jsonb not null,
  constraint alignment_change_pkey PRIMARY KEY (work_id, number),
  constraint alignment_change_work_id_fkey FOREIGN KEY (work_id) REFERENCES alignment(work_id) ON DELETE CASCADE
);
alter table alignment_change enable row level security;
alter table alignment_change force row level security;
create policy organization_rows on alignment_change for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on alignment_change for all to transloom_system using true with check true;
grant delete, insert, select, update on alignment_change to transloom_app;
grant delete, insert, select, update on alignment_change to transloom_system;

create table alignment_row (
  id uuid not null,
  organization_id uuid not null,
  work_id uuid not null,
  place numeric not null,
  source text not null,
  target text not null,
  confidence real,
  state text not null,
  change integer not null default 0,
  constraint alignment_row_pkey PRIMARY KEY (id),
  constraint alignment_row_work_id_fkey FOREIGN KEY (work_id) REFERENCES alignment(work_id) ON DELETE CASCADE,
  constraint alignment_row_state_check CHECK ((state = ANY (ARRAY['aligned'::text, 'pending'::text, 'unmarked'::text])))
);
CREATE INDEX alignment_row_in_order ON public.alignment_row USING btree (work_id, place);
CREATE INDEX alignment_row_pending ON public.alignment_row USING btree (work_id, place) WHERE (state = 'pending'::text);
alter table alignment_row enable row level security;
alter table alignment_row force row level security;
create policy organization_rows on alignment_row for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on alignment_row for all to transloom_system using true with check true;
grant delete, insert, select, update on alignment_row to transloom_app;
grant delete, insert, select, update on alignment_row to transloom_system;

create table analysis_document (
  organization_id uuid not null,
  analysis_id uuid not null,
  document_id uuid not null,
  position integer not null,
  name text not null,
  source_language text not null,
  target_language text not null,
  lines jsonb not null,
  internal jsonb,
  constraint analysis_document_pkey PRIMARY KEY (organization_id, analysis_id, document_id),
  constraint analysis_document_analysis_id_fkey FOREIGN KEY (analysis_id) REFERENCES work(id) ON DELETE CASCADE
);
alter table analysis_document enable row level security;
alter table analysis_document force row level security;
create policy organization_rows on analysis_document for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on analysis_document for all to transloom_system using true with check true;
grant delete, insert, select, update on analysis_document to transloom_app;
grant delete, insert, select, update on analysis_document to transloom_system;

create table analyzed_segment (
  organization_id uuid not null,
  analysis_id uuid not null,
  document_id uuid not null,
  number integer not null,
  segment_id uuid not null,
  line text not null,
  rate smallint,
  penalty smallint,
  memory_name text,
  first_document_id uuid,
  first_number integer,
  internal_rate smallint,
  score smallint,
  constraint analyzed_segment_pkey PRIMARY KEY (organization_id, analysis_id, document_id, number),
  constraint analyzed_segment_analysis_id_fkey FOREIGN KEY (analysis_id) REFERENCES work(id) ON DELETE CASCADE
);
alter table analyzed_segment enable row level security;
alter table analyzed_segment force row level security;
create policy organization_rows on analyzed_segment for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on analyzed_segment for all to transloom_system using true with check true;
grant delete, insert, select, update on analyzed_segment to transloom_app;
grant delete, insert, select, update on analyzed_segment to transloom_system;

create table asset_import (
  id uuid not null,
  organization_id uuid not null,
  asset_id uuid not null,
  position smallint not null,
  file_name text not null,
  bytes bigint not null,
  job_id uuid,
  summary jsonb,
  failure jsonb,
  creator_id uuid not null,
  created_at timestamp(3) with time zone not null,
  finished_at timestamp(3) with time zone,
  file_id uuid,
  checkpoint jsonb,
  frame jsonb,
  taken_back_at timestamp(3) with time zone,
  format text,
  layer text,
  layout jsonb,
  constraint asset_import_pkey PRIMARY KEY (id),
  constraint asset_import_of_organization UNIQUE (organization_id, id),
  constraint asset_import_layer_check CHECK ((layer = ANY (ARRAY['draft'::text, 'reviewed'::text, 'approved'::text])))
);
CREATE INDEX asset_import_of_asset ON public.asset_import USING btree (organization_id, asset_id, created_at);
alter table asset_import enable row level security;
alter table asset_import force row level security;
create policy organization_rows on asset_import for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on asset_import for all to transloom_system using true with check true;
grant delete, insert, select, update on asset_import to transloom_app;
grant delete, insert, select, update on asset_import to transloom_system;

create table audit_entry (
  organization_id uuid not null,
  place bigint not null default 0,
  occurred_at timestamp(3) with time zone not null,
  actor_id uuid,
  action text not null,
  details jsonb not null,
  previous_hash bytea not null default '\x'::bytea,
  hash bytea not null default '\x'::bytea,
  constraint audit_entry_pkey PRIMARY KEY (organization_id, place)
);
alter table audit_entry enable row level security;
alter table audit_entry force row level security;
create policy organization_rows on audit_entry for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on audit_entry for all to transloom_system using true with check true;
grant insert, select on audit_entry to transloom_app;
grant insert, select on audit_entry to transloom_system;
CREATE TRIGGER chain BEFORE INSERT ON public.audit_entry FOR EACH ROW EXECUTE FUNCTION chain_audit_entry();
CREATE TRIGGER keep BEFORE DELETE OR UPDATE ON public.audit_entry FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER keep_all BEFORE TRUNCATE ON public.audit_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

create table authenticator (
  id uuid not null,
  user_id uuid not null,
  secrets jsonb not null,
  created_at timestamp(3) with time zone not null,
  confirmed_at timestamp(3) with time zone,
  last_step bigint not null default 0,
  constraint authenticator_pkey PRIMARY KEY (id),
  constraint authenticator_user_id_key UNIQUE (user_id),
  constraint authenticator_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(user_id) ON DELETE CASCADE
);
alter table authenticator enable row level security;
alter table authenticator force row level security;
create policy system_rows on authenticator for all to transloom_system using true with check true;
grant delete, insert, select, update on authenticator to transloom_system;

create table checked_file (
  id uuid not null,
  organization_id uuid not null,
  work_id uuid not null,
  number integer not null,
  name text not null,
  kind text not null,
  file_id uuid,
  format text,
  document_id uuid,
  constraint checked_file_pkey PRIMARY KEY (id),
  constraint checked_file_organization_id_work_id_number_key UNIQUE (organization_id, work_id, number),
  constraint checked_file_work_id_fkey FOREIGN KEY (work_id) REFERENCES work(id) ON DELETE CASCADE,
  constraint checked_file_kind_check CHECK ((kind = ANY (ARRAY['bilingual'::text, 'table'::text, 'pair'::text, 'document'::text])))
);
alter table checked_file enable row level security;
alter table checked_file force row level security;
create policy organization_rows on checked_file for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on checked_file for all to transloom_system using true with check true;
grant delete, insert, select, update on checked_file to transloom_app;
grant delete, insert, select, update on checked_file to transloom_system;

create table checked_issue (
  id uuid not null,
  organization_id uuid not null,
  work_id uuid not null,
  segment_id uuid not null,
  number integer not null,
  origin text not null,
  check_id text not null,
  category text not null,
  severity text not null,
  issue_key text not null,
  params jsonb not null default '{}'::jsonb,
  message text,
  source_start integer,
  source_end integer,
  target_start integer,
  target_end integer,
  fix text,
  ignored_by uuid,
  ignored_at timestamp with time zone,
  ignore_reason text not null default ''::text,
  ignore_id uuid,
  constraint checked_issue_pkey PRIMARY KEY (id),
  constraint checked_issue_segment_id_fkey FOREIGN KEY (segment_id) REFERENCES checked_segment(id) ON DELETE CASCADE,
  constraint checked_issue_work_id_fkey FOREIGN KEY (work_id) REFERENCES work(id) ON DELETE CASCADE,
  constraint checked_issue_origin_check CHECK ((origin = ANY (ARRAY['rule'::text, 'model'::text, 'own'::text]))),
  constraint checked_issue_severity_check CHECK ((severity = ANY (ARRAY['error'::text, 'warning'::text, 'info'::text])))
);
CREATE INDEX checked_issue_of_check ON public.checked_issue USING btree (work_id, check_id);
CREATE INDEX checked_issue_of_segment ON public.checked_issue USING btree (segment_id, number);
alter table checked_issue enable row level security;
alter table checked_issue force row level security;
create policy organization_rows on checked_issue for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on checked_issue for all to transloom_system using true with check true;
grant delete, insert, select, update on checked_issue to transloom_app;
grant delete, insert, select, update on checked_issue to transloom_system;

create table checked_segment (
  id uuid not null,
  organization_id uuid not null,
  work_id uuid not null,
  number integer not null,
  file_number integer not null,
  place integer not null,
  unit_id text not null,
  span_start integer not null,
  span_end integer not null,
  source text not null,
  target text not null,
  original text not null,
  codes jsonb not null default '{}'::jsonb,
  confirmed boolean not null default false,
  locked boolean not null default false,
  writable boolean not null default true,
  marked boolean not null default false,
  document_segment_id uuid,
  version integer not null default 0,
  change integer not null default 0,
  constraint checked_segment_pkey PRIMARY KEY (id),
  constraint checked_segment_work_id_fkey FOREIGN KEY (work_id) REFERENCES work(id) ON DELETE CASCADE
);
CREATE INDEX checked_segment_by_source ON public.checked_segment USING btree (work_id, md5(source));
CREATE INDEX checked_segment_by_target ON public.checked_segment USING btree (work_id, md5(target));
CREATE INDEX checked_segment_in_order ON public.checked_segment USING btree (work_id, number);
alter table checked_segment enable row level security;
alter table checked_segment force row level security;
create policy organization_rows on checked_segment for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on checked_segment for all to transloom_system using true with check true;
grant delete, insert, select, update on checked_segment to transloom_app;
grant delete, insert, select, update on checked_segment to transloom_system;

create table cleaning (
  id uuid not null,
  organization_id uuid not null,
  asset_id uuid not null,
  status text not null,
  options jsonb not null,
  found jsonb not null default '[]'::jsonb,
  chosen text[] not null default '{}'::text[],
  removed integer not null default 0,
  job_id uuid,
  failure jsonb,
  creator_id uuid not null,
  created_at timestamp(3) with time zone not null,
  finished_at timestamp(3) with time zone,
  constraint cleaning_pkey PRIMARY KEY (id),
  constraint cleaning_organization_id_id_key UNIQUE (organization_id, id),
  constraint cleaning_status_check CHECK ((status = ANY (ARRAY['checking'::text, 'checked'::text, 'cleaning'::text, 'cleaned'::text, 'undoing'::text, 'undone'::text, 'failed'::text, 'stopped'::text])))
);
CREATE INDEX cleaning_of_asset ON public.cleaning USING btree (organization_id, asset_id, created_at);
CREATE UNIQUE INDEX cleaning_under_way ON public.cleaning USING btree (organization_id, asset_id) WHERE (status = ANY (ARRAY['checking'::text, 'cleaning'::text, 'undoing'::text]));
alter table cleaning enable row level security;
alter table cleaning force row level security;
create policy organization_rows on cleaning for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on cleaning for all to transloom_system using true with check true;
grant delete, insert, select, update on cleaning to transloom_app;
grant delete, insert, select, update on cleaning to transloom_system;

create table cleaning_finding (
  organization_id uuid not null,
  cleaning_id uuid not null,
  reason text not null,
  place integer not null,
  entry_id uuid not null,
  kept_id uuid,
  changed_at timestamp(3) with time zone not null,
  excluded boolean not null default false,
  constraint cleaning_finding_pkey PRIMARY KEY (organization_id, cleaning_id, reason, place),
  constraint cleaning_finding_organization_id_cleaning_id_fkey FOREIGN KEY (organization_id, cleaning_id) REFERENCES cleaning(organization_id, id) ON DELETE CASCADE
);
CREATE INDEX cleaning_finding_entry ON public.cleaning_finding USING btree (organization_id, cleaning_id, entry_id);
CREATE INDEX cleaning_finding_excluded ON public.cleaning_finding USING btree (organization_id, cleaning_id) WHERE excluded;
alter table cleaning_finding enable row level security;
alter table cleaning_finding force row level security;
create policy organization_rows on cleaning_finding for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on cleaning_finding for all to transloom_system using true with check true;
grant delete, insert, select, update on cleaning_finding to transloom_app;
grant delete, insert, select, update on cleaning_finding to transloom_system;

create table closed_popup (
  notice_id uuid not null,
  user_id uuid not null,
  closed_at timestamp(3) with time zone not null,
  constraint closed_popup_pkey PRIMARY KEY (notice_id, user_id),
  constraint closed_popup_notice_id_fkey FOREIGN KEY (notice_id) REFERENCES notice(notice_id) ON DELETE CASCADE,
  constraint closed_popup_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(user_id) ON DELETE CASCADE
);
alter table closed_popup enable row level security;
alter table closed_popup force row level security;
create policy own_popups on closed_popup for all to transloom_app using (user_id = current_user_id()) with check (user_id = current_user_id());
create policy system_rows on closed_popup for all to transloom_system using true with check true;
grant delete, insert, select, update on closed_popup to transloom_system;
grant insert, select on closed_popup to transloom_app;

create table company_attempt (
  state_hash bytea not null,
  browser_hash bytea not null,
  organization_id uuid not null,
  nonce text not null,
  code_verifier text not null,
  expires_at timestamp(3) with time zone not null,
  constraint company_attempt_pkey PRIMARY KEY (state_hash),
  constraint company_attempt_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(organization_id)
);
alter table company_attempt enable row level security;
alter table company_attempt force row level security;
create policy system_rows on company_attempt for all to transloom_system using true with check true;
grant delete, insert, select, update on company_attempt to transloom_system;

create table company_domain (
  organization_id uuid not null,
  domain text not null,
  token text not null,
  verified_at timestamp(3) with time zone,
  constraint company_domain_pkey PRIMARY KEY (organization_id, domain),
  constraint company_domain_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(organization_id),
  constraint company_domain_domain_check CHECK ((domain = lower(domain)))
);
CREATE UNIQUE INDEX company_domain_verified ON public.company_domain USING btree (domain) WHERE (verified_at IS NOT NULL);
alter table company_domain enable row level security;
alter table company_domain force row level security;
create policy organization_rows on company_domain for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on company_domain for all to transloom_system using true with check true;
grant delete, insert, select, update on company_domain to transloom_app;
grant delete, insert, select, update on company_domain to transloom_system;

create table company_identity (
  organization_id uuid not null,
  issuer text not null,
  subject text not null,
  user_id uuid not null,
  constraint company_identity_pkey PRIMARY KEY (organization_id, issuer, subject),
  constraint company_identity_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(organization_id),
  constraint company_identity_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(user_id) ON DELETE CASCADE
);
alter table company_identity enable row level security;
alter table company_identity force row level security;
create policy system_rows on company_identity for all to transloom_system using true with check true;
grant delete, insert, select, update on company_identity to transloom_system;

create table company_sign_in (
  id uuid not null,
  organization_id uuid not null,
  issuer text not null,
  client_id text not null,
  secrets jsonb not null,
  role_claim text not null,
  role_map jsonb not null,
  default_role text not null,
  enforced boolean not null,
  constraint company_sign_in_pkey PRIMARY KEY (id),
  constraint company_sign_in_organization_id_key UNIQUE (organization_id),
  constraint company_sign_in_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(organization_id)
);
alter table company_sign_in enable row level security;
alter table company_sign_in force row level security;
create policy organization_rows on company_sign_in for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on company_sign_in for all to transloom_system using true with check true;
grant delete, insert, select, update on company_sign_in to transloom_app;
grant delete, insert, select, update on company_sign_in to transloom_system;

create table comparison_vote (
  id uuid not null,
  organization_id uuid not null,
  user_id uuid not null,
  source_language text not null,
  target_language text not null,
  engine_keys jsonb not null,
  winner text not null,
  voted_at timestamp(3) with time zone not null,
  constraint comparison_vote_pkey PRIMARY KEY (id)
);
CREATE INDEX comparison_vote_pair ON public.comparison_vote USING btree (organization_id, source_language, target_language);
alter table comparison_vote enable row level security;
alter table comparison_vote force row level security;
create policy organization_rows on comparison_vote for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on comparison_vote for all to transloom_system using true with check true;
grant delete, insert, select, update on comparison_vote to transloom_app;
grant delete, insert, select, update on comparison_vote to transloom_system;

create table content_summary (
  organization_id uuid not null,
  document_id uuid not null,
  summary text,
  failure jsonb,
  engine text not null,
  engine_version text not null,
  content_key bytea not null,
  made_at timestamp(3) with time zone not null,
  constraint content_summary_pkey PRIMARY KEY (organization_id, document_id),
  constraint content_summary_organization_id_document_id_fkey FOREIGN KEY (organization_id, document_id) REFERENCES document(organization_id, id) ON DELETE CASCADE,
  constraint content_summary_check CHECK (((summary IS NULL) <> (failure IS NULL)))
);
alter table content_summary enable row level security;
alter table content_summary force row level security;
create policy organization_rows on content_summary for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on content_summary for all to transloom_system using true with check true;
grant delete, insert, select, update on content_summary to transloom_app;
grant delete, insert, select, update on content_summary to transloom_system;

create table custom_engine (
  id uuid not null,
  organization_id uuid not null,
  kind text not null,
  name text not null,
  description text not null,
  tags text[] not null,
  source_language text not null,
  target_language text not null,
  style text not null,
  examples text not null,
  terms jsonb not null,
  base_engine text,
  corpus jsonb,
  cleaning_job_id uuid,
  cleaning_failure jsonb,
  current_version integer,
  creator_id uuid not null,
  created_at timestamp(3) with time zone not null,
  changed_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  trainer_id uuid,
  estimate jsonb,
  post_editing text not null default 'local'::text,
  team_id uuid,
  constraint custom_engine_pkey PRIMARY KEY (id),
  constraint custom_engine_organization_id_id_key UNIQUE (organization_id, id),
  constraint custom_engine_organization_id_team_id_fkey FOREIGN KEY (organization_id, team_id) REFERENCES team(organization_id, team_id) ON DELETE SET NULL (team_id),
  constraint custom_engine_organization_id_trainer_id_fkey FOREIGN KEY (organization_id, trainer_id) REFERENCES engine_trainer(organization_id, id),
  constraint custom_engine_kind_check CHECK ((kind = ANY (ARRAY['rag'::text, 'quick'::text, 'deep'::text, 'xgpt'::text]))),
  constraint custom_engine_post_editing_check CHECK ((post_editing = ANY (ARRAY['local'::text, 'always'::text, 'never'::text])))
);
CREATE UNIQUE INDEX custom_engine_name ON public.custom_engine USING btree (organization_id, name) WHERE (deleted_at IS NULL);
alter table custom_engine enable row level security;
alter table custom_engine force row level security;
create policy organization_rows on custom_engine for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on custom_engine for all to transloom_system using true with check true;
grant delete, insert, select, update on custom_engine to transloom_app;
grant delete, insert, select, update on custom_engine to transloom_system;

create table custom_terms (
  organization_id uuid not null,
  user_id uuid not null,
  source_language text not null,
  target_language text not null,
  terms jsonb not null,
  constraint custom_terms_pkey PRIMARY KEY (organization_id, user_id, source_language, target_language)
);
alter table custom_terms enable row level security;
alter table custom_terms force row level security;
create policy organization_rows on custom_terms for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on custom_terms for all to transloom_system using true with check true;
grant delete, insert, select, update on custom_terms to transloom_app;
grant delete, insert, select, update on custom_terms to transloom_system;

create table detected_segment (
  id uuid not null,
  organization_id uuid not null,
  work_id uuid not null,
  number integer not null,
  source text not null,
  target text not null,
  answers jsonb not null default '{}'::jsonb,
  best integer,
  constraint detected_segment_pkey PRIMARY KEY (id),
  constraint detected_segment_organization_id_work_id_number_key UNIQUE (organization_id, work_id, number),
  constraint detected_segment_work_id_fkey FOREIGN KEY (work_id) REFERENCES work(id) ON DELETE CASCADE
);
CREATE INDEX detected_segment_in_order ON public.detected_segment USING btree (work_id, number);
alter table detected_segment enable row level security;
alter table detected_segment force row level security;
create policy organization_rows on detected_segment for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on detected_segment for all to transloom_system using true with check true;
grant delete, insert, select, update on detected_segment to transloom_app;
grant delete, insert, select, update on detected_segment to transloom_system;

create table dictionary_entry (
  type text not null,
  code text not null,
  names jsonb not null,
  hidden boolean not null default false,
  changed_by uuid,
  changed_at timestamp(3) with time zone not null,
  constraint dictionary_entry_pkey PRIMARY KEY (type, code),
  constraint dictionary_entry_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES user_account(user_id) ON DELETE SET NULL
);
alter table dictionary_entry enable row level security;
alter table dictionary_entry force row level security;
create policy entries_for_all on dictionary_entry for select to transloom_app using true;
create policy system_rows on dictionary_entry for all to transloom_system using true with check true;
grant delete, insert, select, update on dictionary_entry to transloom_system;
grant select on dictionary_entry to transloom_app;

create table document (
  id uuid not null,
  organization_id uuid not null,
  project_id uuid not null,
  file_id uuid not null,
  position integer not null,
  name text not null,
  format text,
  bytes bigint not null,
  source_language text not null,
  target_language text not null,
  plan jsonb not null,
  status text not null,
  failure jsonb,
  warnings jsonb not null default '[]'::jsonb,
  job_id uuid,
  segment_count integer not null default 0,
  word_count integer not null default 0,
  character_count integer not null default 0,
  created_at timestamp(3) with time zone not null,
  options jsonb not null default '{}'::jsonb,
  segmentation jsonb,
  next_reading jsonb,
  rereading jsonb,
  layout integer not null default 0,
  editor_mode text not null default 'post-editing'::text,
  constraint document_pkey PRIMARY KEY (id),
  constraint document_organization_id_id_key UNIQUE (organization_id, id),
  constraint document_organization_id_project_id_target_language_name_key UNIQUE (organization_id, project_id, target_language, name),
  constraint document_organization_id_project_id_fkey FOREIGN KEY (organization_id, project_id) REFERENCES project(organization_id, id) ON DELETE CASCADE,
  constraint document_editor_mode_check CHECK ((editor_mode = ANY (ARRAY['post-editing'::text, 'interactive'::text]))),
  constraint document_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'preparing'::text, 'pretranslating'::text, 'ready'::text, 'failed'::text, 'cancelled'::text])))
);
CREATE INDEX document_of_project ON public.document USING btree (organization_id, project_id, "position", target_language);
alter table document enable row level security;
alter table document force row level security;
create policy organization_rows on document for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on document for all to transloom_system using true with check true;
grant delete, insert, select, update on document to transloom_app;
grant delete, insert, select, update on document to transloom_system;

create table document_flow (
  organization_id uuid not null,
  document_id uuid not null,
  project_id uuid not null,
  stages jsonb not null,
  mode text not null default 'one-after-the-other'::text,
  constraint document_flow_pkey PRIMARY KEY (organization_id, document_id),
  constraint document_flow_organization_id_document_id_fkey FOREIGN KEY (organization_id, document_id) REFERENCES document(organization_id, id) ON DELETE CASCADE,
  constraint document_flow_mode_check CHECK ((mode = ANY (ARRAY['one-after-the-other'::text, 'together'::text])))
);
CREATE INDEX document_flow_of_project ON public.document_flow USING btree (organization_id, project_id);
alter table document_flow enable row level security;
alter table document_flow force row level security;
create policy organization_rows on document_flow for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on document_flow for all to transloom_system using true with check true;
grant delete, insert, select, update on document_flow to transloom_app;
grant delete, insert, select, update on document_flow to transloom_system;

create table document_part (
  organization_id uuid not null,
  document_id uuid not null,
  part smallint not null,
  segments integer not null,
  words integer not null,
  constraint document_part_pkey PRIMARY KEY (organization_id, document_id, part),
  constraint document_part_organization_id_document_id_fkey FOREIGN KEY (organization_id, document_id) REFERENCES document(organization_id, id) ON DELETE CASCADE
);
alter table document_part enable row level security;
alter table document_part force row level security;
create policy organization_rows on document_part for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on document_part for all to transloom_system using true with check true;
grant delete, insert, select, update on document_part to transloom_app;
grant delete, insert, select, update on document_part to transloom_system;

create table document_place (
  organization_id uuid not null,
  document_id uuid not null,
  user_id uuid not null,
  segment_id uuid not null,
  changed_at timestamp(3) with time zone not null,
  constraint document_place_pkey PRIMARY KEY (organization_id, document_id, user_id),
  constraint document_place_organization_id_document_id_fkey FOREIGN KEY (organization_id, document_id) REFERENCES document(organization_id, id) ON DELETE CASCADE
);
alter table document_place enable row level security;
alter table document_place force row level security;
create policy organization_rows on document_place for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on document_place for all to transloom_system using true with check true;
grant delete, insert, select, update on document_place to transloom_app;
grant delete, insert, select, update on document_place to transloom_system;

create table download (
  resource_id uuid not null,
  organization_id uuid not null,
  user_id uuid not null,
  title text not null,
  status text not null,
  failure jsonb,
  file_name text,
  bytes bigint,
  storage_key text,
  created_at timestamp(3) with time zone not null,
  warnings jsonb not null default '[]'::jsonb,
  constraint download_pkey PRIMARY KEY (resource_id),
  constraint download_organization_id_resource_id_key UNIQUE (organization_id, resource_id),
  constraint download_status_check CHECK ((status = ANY (ARRAY['I'::text, 'C'::text, 'S'::text, 'F'::text])))
);
CREATE INDEX download_by_age ON public.download USING btree (created_at);
CREATE INDEX download_by_user ON public.download USING btree (organization_id, user_id, created_at);
alter table download enable row level security;
alter table download force row level security;
create policy organization_rows on download for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on download for all to transloom_system using true with check true;
grant delete, insert, select, update on download to transloom_app;
grant delete, insert, select, update on download to transloom_system;

create table download_link (
  token_hash bytea not null,
  organization_id uuid not null,
  resource_id uuid not null,
  expires_at timestamp(3) with time zone not null,
  session_id uuid not null,
  constraint download_link_pkey PRIMARY KEY (token_hash),
  constraint download_link_organization_id_resource_id_fkey FOREIGN KEY (organization_id, resource_id) REFERENCES download(organization_id, resource_id) ON DELETE CASCADE
);
CREATE INDEX download_link_by_download ON public.download_link USING btree (organization_id, resource_id);
CREATE INDEX download_link_by_expiry ON public.download_link USING btree (expires_at);
alter table download_link enable row level security;
alter table download_link force row level security;
create policy organization_rows on download_link for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on download_link for all to transloom_system using true with check true;
grant delete, insert, select, update on download_link to transloom_app;
grant delete, insert, select, update on download_link to transloom_system;

create table engine_answer (
  organization_id uuid not null,
  key bytea not null,
  target text not null,
  version text not null,
  answered_at timestamp(3) with time zone not null,
  constraint engine_answer_pkey PRIMARY KEY (organization_id, key)
);
CREATE INDEX engine_answer_age ON public.engine_answer USING btree (answered_at);
alter table engine_answer enable row level security;
alter table engine_answer force row level security;
create policy organization_rows on engine_answer for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on engine_answer for all to transloom_system using true with check true;
grant delete, insert, select, update on engine_answer to transloom_app;
grant delete, insert, select, update on engine_answer to transloom_system;

create table engine_calls (
  organization_id uuid not null,
  engine_key text not null,
  month timestamp(3) with time zone not null,
  engine_name text not null,
  owner_id uuid,
  calls integer not null default 0,
  failures integer not null default 0,
  known_characters bigint not null default 0,
  tokens_read bigint not null default 0,
  tokens_written bigint not null default 0,
  constraint engine_calls_pkey PRIMARY KEY (organization_id, engine_key, month),
  constraint engine_calls_calls_check CHECK ((calls >= 0)),
  constraint engine_calls_failures_check CHECK ((failures >= 0)),
  constraint engine_calls_known_characters_check CHECK ((known_characters >= 0)),
  constraint engine_calls_tokens_read_check CHECK ((tokens_read >= 0)),
  constraint engine_calls_tokens_written_check CHECK ((tokens_written >= 0))
);
alter table engine_calls enable row level security;
alter table engine_calls force row level security;
create policy organization_rows on engine_calls for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on engine_calls for all to transloom_system using true with check true;
grant delete, insert, select, update on engine_calls to transloom_app;
grant delete, insert, select, update on engine_calls to transloom_system;

create table engine_connection (
  id uuid not null,
  organization_id uuid not null,
  vendor text not null,
  name text not null,
  settings jsonb not null,
  secrets jsonb not null,
  failure jsonb,
  failing_since timestamp(3) with time zone,
  pairs jsonb,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  owner_id uuid,
  characters_per_month integer,
  requests_per_minute integer,
  fallback_key text,
  failure_count integer not null default 0,
  paused_until timestamp(3) with time zone,
  price jsonb,
  micros_per_month bigint,
  constraint engine_connection_pkey PRIMARY KEY (id),
  constraint engine_connection_characters_per_month_check CHECK ((characters_per_month > 0)),
  constraint engine_connection_micros_per_month_check CHECK ((micros_per_month > 0)),
  constraint engine_connection_requests_per_minute_check CHECK ((requests_per_minute > 0))
);
CREATE UNIQUE INDEX engine_connection_own_name ON public.engine_connection USING btree (organization_id, owner_id, name) WHERE (owner_id IS NOT NULL);
CREATE UNIQUE INDEX engine_connection_shared_name ON public.engine_connection USING btree (organization_id, name) WHERE (owner_id IS NULL);
alter table engine_connection enable row level security;
alter table engine_connection force row level security;
create policy organization_rows on engine_connection for all to transloom_app using ((organization_id = current_organization()) AND ((owner_id IS NULL) OR (owner_id = current_user_id()))) with check ((organization_id = current_organization()) AND ((owner_id IS NULL) OR (owner_id = current_user_id())));
create policy system_rows on engine_connection for all to transloom_system using true with check true;
grant delete, insert, select, update on engine_connection to transloom_app;
grant delete, insert, select, update on engine_connection to transloom_system;

create table engine_corpus (
  id uuid not null,
  organization_id uuid not null,
  custom_engine_id uuid not null,
  name text not null,
  bytes bigint not null,
  for_testing boolean not null,
  file_id uuid,
  format text not null,
  failure jsonb,
  pairs integer,
  contributor_id uuid not null,
  created_at timestamp(3) with time zone not null,
  constraint engine_corpus_pkey PRIMARY KEY (id),
  constraint engine_corpus_organization_id_id_key UNIQUE (organization_id, id),
  constraint engine_corpus_organization_id_custom_engine_id_fkey FOREIGN KEY (organization_id, custom_engine_id) REFERENCES custom_engine(organization_id, id)
);
CREATE INDEX engine_corpus_of_engine ON public.engine_corpus USING btree (organization_id, custom_engine_id, created_at);
alter table engine_corpus enable row level security;
alter table engine_corpus force row level security;
create policy organization_rows on engine_corpus for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on engine_corpus for all to transloom_system using true with check true;
grant delete, insert, select, update on engine_corpus to transloom_app;
grant delete, insert, select, update on engine_corpus to transloom_system;

create table engine_glossary (
  id uuid not null,
  organization_id uuid not null,
  connection_id uuid,
  source_language text not null,
  target_language text not null,
  term_bases text not null,
  fingerprint text not null,
  vendor_id text not null,
  terms integer not null,
  created_at timestamp(3) with time zone not null,
  checked_at timestamp(3) with time zone not null,
  engine_key text not null,
  constraint engine_glossary_pkey PRIMARY KEY (id),
  constraint engine_glossary_of_engine UNIQUE (organization_id, engine_key, source_language, target_language, fingerprint),
  constraint engine_glossary_connection_id_fkey FOREIGN KEY (connection_id) REFERENCES engine_connection(id) ON DELETE CASCADE
);
CREATE INDEX engine_glossary_connection ON public.engine_glossary USING btree (connection_id);
alter table engine_glossary enable row level security;
alter table engine_glossary force row level security;
create policy organization_rows on engine_glossary for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on engine_glossary for all to transloom_system using true with check true;
grant delete, insert, select, update on engine_glossary to transloom_app;
grant delete, insert, select, update on engine_glossary to transloom_system;

create table engine_guest (
  organization_id uuid not null,
  custom_engine_id uuid not null,
  owner_organization_id uuid not null,
  base_engine text,
  user_id uuid not null,
  joined_at timestamp(3) with time zone not null,
  constraint engine_guest_pkey PRIMARY KEY (organization_id, custom_engine_id)
);
CREATE INDEX engine_guest_of_engine ON public.engine_guest USING btree (custom_engine_id);
alter table engine_guest enable row level security;
alter table engine_guest force row level security;
create policy organization_rows on engine_guest for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on engine_guest for all to transloom_system using true with check true;
grant delete, insert, select, update on engine_guest to transloom_app;
grant delete, insert, select, update on engine_guest to transloom_system;

create table engine_pair (
  id uuid not null,
  organization_id uuid not null,
  corpus_id uuid not null,
  custom_engine_id uuid not null,
  position integer not null,
  source text not null,
  target text not null,
  faults text[] not null default '{}'::text[],
  suspected boolean not null default false,
  part text not null default 'train'::text,
  decision boolean,
  constraint engine_pair_pkey PRIMARY KEY (id),
  constraint engine_pair_part_check CHECK ((part = ANY (ARRAY['train'::text, 'development'::text, 'test'::text])))
);
CREATE INDEX engine_pair_order ON public.engine_pair USING btree (organization_id, custom_engine_id, corpus_id, "position");
alter table engine_pair enable row level security;
alter table engine_pair force row level security;
create policy organization_rows on engine_pair for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on engine_pair for all to transloom_system using true with check true;
grant delete, insert, select, update on engine_pair to transloom_app;
grant delete, insert, select, update on engine_pair to transloom_system;

create table engine_policy (
  organization_id uuid not null,
  own_engines boolean not null,
  constraint engine_policy_pkey PRIMARY KEY (organization_id)
);
alter table engine_policy enable row level security;
alter table engine_policy force row level security;
create policy organization_rows on engine_policy for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on engine_policy for all to transloom_system using true with check true;
grant delete, insert, select, update on engine_policy to transloom_app;
grant delete, insert, select, update on engine_policy to transloom_system;

create table engine_share (
  organization_id uuid not null,
  custom_engine_id uuid not null,
  token text not null,
  password_hash text not null,
  expires_at timestamp(3) with time zone,
  creator_id uuid not null,
  created_at timestamp(3) with time zone not null,
  constraint engine_share_pkey PRIMARY KEY (organization_id, custom_engine_id),
  constraint engine_share_organization_id_custom_engine_id_fkey FOREIGN KEY (organization_id, custom_engine_id) REFERENCES custom_engine(organization_id, id) ON DELETE CASCADE
);
alter table engine_share enable row level security;
alter table engine_share force row level security;
create policy organization_rows on engine_share for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on engine_share for all to transloom_system using true with check true;
grant delete, insert, select, update on engine_share to transloom_app;
grant delete, insert, select, update on engine_share to transloom_system;

create table engine_trainer (
  id uuid not null,
  organization_id uuid not null,
  vendor text not null,
  name text not null,
  settings jsonb not null,
  secrets jsonb not null,
  failure jsonb,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  reported_at timestamp(3) with time zone,
  constraint engine_trainer_pkey PRIMARY KEY (id),
  constraint engine_trainer_organization_id_id_key UNIQUE (organization_id, id),
  constraint engine_trainer_organization_id_name_key UNIQUE (organization_id, name)
);
alter table engine_trainer enable row level security;
alter table engine_trainer force row level security;
create policy organization_rows on engine_trainer for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on engine_trainer for all to transloom_system using true with check true;
grant delete, insert, select, update on engine_trainer to transloom_app;
grant delete, insert, select, update on engine_trainer to transloom_system;

create table engine_version (
  organization_id uuid not null,
  custom_engine_id uuid not null,
  number integer not null,
  status text not null,
  recipe jsonb not null,
  storage_key text,
  pairs integer,
  scores jsonb,
  samples jsonb,
  job_id uuid,
  failure jsonb,
  creator_id uuid not null,
  created_at timestamp(3) with time zone not null,
  finished_at timestamp(3) with time zone,
  trainer_id uuid,
  training jsonb,
  variant text not null default 'plain'::text,
  post_editor_key text,
  post_editor_failure jsonb,
  constraint engine_version_pkey PRIMARY KEY (organization_id, custom_engine_id, number),
  constraint engine_version_organization_id_custom_engine_id_fkey FOREIGN KEY (organization_id, custom_engine_id) REFERENCES custom_engine(organization_id, id),
  constraint engine_version_organization_id_trainer_id_fkey FOREIGN KEY (organization_id, trainer_id) REFERENCES engine_trainer(organization_id, id),
  constraint engine_version_status_check CHECK ((status = ANY (ARRAY['building'::text, 'measuring'::text, 'ready'::text, 'weaker'::text, 'failed'::text]))),
  constraint engine_version_variant_check CHECK ((variant = ANY (ARRAY['plain'::text, 'post-edited'::text])))
);
CREATE UNIQUE INDEX engine_version_under_way ON public.engine_version USING btree (organization_id, custom_engine_id) WHERE (status = ANY (ARRAY['building'::text, 'measuring'::text]));
alter table engine_version enable row level security;
alter table engine_version force row level security;
create policy organization_rows on engine_version for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on engine_version for all to transloom_system using true with check true;
grant delete, insert, select, update on engine_version to transloom_app;
grant delete, insert, select, update on engine_version to transloom_system;

create table extracted_term (
  id uuid not null,
  organization_id uuid not null,
  work_id uuid not null,
  number integer not null,
  term text not null,
  forms text[] not null,
  frequency integer not null,
  score real not null,
  translation text not null default ''::text,
  translations text[] not null default '{}'::text[],
  remark text not null default ''::text,
  contexts jsonb not null default '[]'::jsonb,
  known boolean not null default false,
  confirmed boolean not null default false,
  saved boolean not null default false,
  translated_by text,
  judged_term boolean,
  judged_by text,
  constraint extracted_term_pkey PRIMARY KEY (id),
  constraint extracted_term_work_id_fkey FOREIGN KEY (work_id) REFERENCES work(id) ON DELETE CASCADE
);
CREATE INDEX extracted_term_in_order ON public.extracted_term USING btree (work_id, number);
alter table extracted_term enable row level security;
alter table extracted_term force row level security;
create policy organization_rows on extracted_term for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on extracted_term for all to transloom_system using true with check true;
grant delete, insert, select, update on extracted_term to transloom_app;
grant delete, insert, select, update on extracted_term to transloom_system;

create table feedback (
  feedback_id uuid not null,
  organization_id uuid not null,
  user_id uuid not null,
  kind text not null,
  message text not null,
  page text not null,
  contact text not null,
  version text not null,
  browser text not null,
  language text not null,
  created_at timestamp(3) with time zone not null,
  handled_at timestamp(3) with time zone,
  constraint feedback_pkey PRIMARY KEY (feedback_id),
  constraint feedback_kind_check CHECK ((kind = ANY (ARRAY['problem'::text, 'idea'::text, 'question'::text])))
);
CREATE INDEX feedback_by_time ON public.feedback USING btree (created_at DESC, feedback_id);
alter table feedback enable row level security;
alter table feedback force row level security;
create policy organization_rows on feedback for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on feedback for all to transloom_system using true with check true;
grant delete, insert, select, update on feedback to transloom_app;
grant delete, insert, select, update on feedback to transloom_system;

create table frequent_engines (
  organization_id uuid not null,
  user_id uuid not null,
  engine_keys jsonb not null,
  constraint frequent_engines_pkey PRIMARY KEY (organization_id, user_id)
);
alter table frequent_engines enable row level security;
alter table frequent_engines force row level security;
create policy organization_rows on frequent_engines for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on frequent_engines for all to transloom_system using true with check true;
grant delete, insert, select, update on frequent_engines to transloom_app;
grant delete, insert, select, update on frequent_engines to transloom_system;

create table friend_code (
  organization_id uuid not null,
  user_id uuid not null,
  code text not null,
  created_at timestamp(3) with time zone not null,
  constraint friend_code_pkey PRIMARY KEY (organization_id, user_id),
  constraint friend_code_code_key UNIQUE (code),
  constraint friend_code_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(organization_id) ON DELETE CASCADE
);
alter table friend_code enable row level security;
alter table friend_code force row level security;
create policy organization_rows on friend_code for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on friend_code for all to transloom_system using true with check true;
grant delete, insert, select, update on friend_code to transloom_app;
grant delete, insert, select, update on friend_code to transloom_system;

create table friend_invitation (
  organization_id uuid not null,
  invitee_id uuid not null,
  inviter_id uuid not null,
  invitee_organization_id uuid not null,
  invitee_name text not null,
  characters integer not null default 0,
  created_at timestamp(3) with time zone not null,
  granted_at timestamp(3) with time zone,
  constraint friend_invitation_pkey PRIMARY KEY (invitee_id),
  constraint friend_invitation_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(organization_id) ON DELETE CASCADE
);
CREATE INDEX friend_invitation_of_inviter ON public.friend_invitation USING btree (organization_id, inviter_id, created_at DESC);
alter table friend_invitation enable row level security;
alter table friend_invitation force row level security;
create policy organization_rows on friend_invitation for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on friend_invitation for all to transloom_system using true with check true;
grant delete, insert, select, update on friend_invitation to transloom_app;
grant delete, insert, select, update on friend_invitation to transloom_system;

create table import_discard (
  organization_id uuid not null,
  import_id uuid not null,
  position bigint not null,
  reason text not null,
  source_language text,
  target_language text,
  source text not null,
  target text not null,
  constraint import_discard_pkey PRIMARY KEY (organization_id, import_id, "position"),
  constraint import_discard_organization_id_import_id_fkey FOREIGN KEY (organization_id, import_id) REFERENCES asset_import(organization_id, id) ON DELETE CASCADE,
  constraint import_discard_reason_check CHECK ((reason = ANY (ARRAY['empty'::text, 'identical'::text, 'duplicate'::text, 'tooLong'::text, 'otherLanguage'::text, 'spoiled'::text])))
);
alter table import_discard enable row level security;
alter table import_discard force row level security;
create policy organization_rows on import_discard for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on import_discard for all to transloom_system using true with check true;
grant delete, insert, select, update on import_discard to transloom_app;
grant delete, insert, select, update on import_discard to transloom_system;

create table installation_process (
  process_id uuid not null,
  role text not null,
  host text not null,
  pid integer not null,
  version text not null,
  started_at timestamp(3) with time zone not null,
  seen_at timestamp(3) with time zone not null,
  constraint installation_process_pkey PRIMARY KEY (process_id),
  constraint installation_process_role_check CHECK ((role = ANY (ARRAY['api'::text, 'worker'::text])))
);
alter table installation_process enable row level security;
alter table installation_process force row level security;
create policy system_rows on installation_process for all to transloom_system using true with check true;
grant delete, insert, select, update on installation_process to transloom_system;

create table installation_setting (
  name text not null,
  value jsonb not null,
  changed_by uuid,
  changed_at timestamp(3) with time zone not null,
  constraint installation_setting_pkey PRIMARY KEY (name),
  constraint installation_setting_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES user_account(user_id) ON DELETE SET NULL
);
alter table installation_setting enable row level security;
alter table installation_setting force row level security;
create policy system_rows on installation_setting for all to transloom_system using true with check true;
grant delete, insert, select, update on installation_setting to transloom_system;

create table invite (
  invite_id uuid not null,
  organization_id uuid not null,
  code text not null,
  role text not null,
  own_role_id uuid,
  team_id uuid,
  target text,
  name text not null default ''::text,
  languages text[] not null default '{}'::text[],
  system_code text,
  expires_at timestamp(3) with time zone not null,
  most_uses integer,
  uses integer not null default 0,
  revoked_at timestamp(3) with time zone,
  created_by uuid not null,
  created_at timestamp(3) with time zone not null,
  constraint invite_pkey PRIMARY KEY (invite_id),
  constraint invite_organization_id_code_key UNIQUE (organization_id, code),
  constraint invite_organization_id_invite_id_key UNIQUE (organization_id, invite_id),
  constraint invite_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(organization_id),
  constraint invite_organization_id_own_role_id_fkey FOREIGN KEY (organization_id, own_role_id) REFERENCES own_role(organization_id, role_id) ON DELETE CASCADE,
  constraint invite_organization_id_team_id_fkey FOREIGN KEY (organization_id, team_id) REFERENCES team(organization_id, team_id) ON DELETE SET NULL (team_id)
);
CREATE INDEX invite_by_code ON public.invite USING btree (code);
CREATE UNIQUE INDEX invite_of_target ON public.invite USING btree (organization_id, target) WHERE ((target IS NOT NULL) AND (revoked_at IS NULL) AND (uses = 0));
alter table invite enable row level security;
alter table invite force row level security;
create policy organization_rows on invite for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on invite for all to transloom_system using true with check true;
grant delete, insert, select, update on invite to transloom_app;
grant delete, insert, select, update on invite to transloom_system;

create table invoice (
  invoice_id uuid not null,
  organization_id uuid not null,
  requested_by uuid not null,
  buyer jsonb not null,
  amount integer not null,
  state text not null default 'submitted'::text,
  reason text not null default ''::text,
  number text,
  file_id uuid,
  created_at timestamp(3) with time zone not null,
  decided_at timestamp(3) with time zone,
  decided_by uuid,
  constraint invoice_pkey PRIMARY KEY (invoice_id),
  constraint invoice_organization_id_invoice_id_key UNIQUE (organization_id, invoice_id),
  constraint invoice_amount_check CHECK ((amount > 0)),
  constraint invoice_state_check CHECK ((state = ANY (ARRAY['submitted'::text, 'issuing'::text, 'issued'::text, 'rejected'::text, 'reversed'::text])))
);
CREATE INDEX invoice_of_organization ON public.invoice USING btree (organization_id, created_at DESC);
alter table invoice enable row level security;
alter table invoice force row level security;
create policy organization_rows on invoice for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on invoice for all to transloom_system using true with check true;
grant delete, insert, select, update on invoice to transloom_app;
grant delete, insert, select, update on invoice to transloom_system;

create table invoice_order (
  organization_id uuid not null,
  invoice_id uuid not null,
  order_no text not null,
  amount integer not null,
  constraint invoice_order_pkey PRIMARY KEY (organization_id, invoice_id, order_no),
  constraint invoice_order_organization_id_invoice_id_fkey FOREIGN KEY (organization_id, invoice_id) REFERENCES invoice(organization_id, invoice_id) ON DELETE CASCADE,
  constraint invoice_order_organization_id_order_no_fkey FOREIGN KEY (organization_id, order_no) REFERENCES purchase_order(organization_id, order_no) ON DELETE CASCADE,
  constraint invoice_order_amount_check CHECK ((amount > 0))
);
CREATE INDEX invoice_order_of_order ON public.invoice_order USING btree (organization_id, order_no);
alter table invoice_order enable row level security;
alter table invoice_order force row level security;
create policy organization_rows on invoice_order for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on invoice_order for all to transloom_system using true with check true;
grant delete, insert, select, update on invoice_order to transloom_app;
grant delete, insert, select, update on invoice_order to transloom_system;

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
  done bigint not null default 0,
  total bigint not null default 0,
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

create table join_application (
  application_id uuid not null,
  organization_id uuid not null,
  invite_id uuid,
  user_id uuid not null,
  name text not null,
  phone text,
  email text not null,
  note text not null,
  state text not null,
  role text not null,
  own_role_id uuid,
  team_id uuid,
  reason text not null default ''::text,
  decided_by uuid,
  decided_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null,
  constraint join_application_pkey PRIMARY KEY (application_id),
  constraint join_application_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(organization_id),
  constraint join_application_organization_id_invite_id_fkey FOREIGN KEY (organization_id, invite_id) REFERENCES invite(organization_id, invite_id) ON DELETE SET NULL (invite_id),
  constraint join_application_organization_id_own_role_id_fkey FOREIGN KEY (organization_id, own_role_id) REFERENCES own_role(organization_id, role_id) ON DELETE SET NULL (own_role_id),
  constraint join_application_organization_id_team_id_fkey FOREIGN KEY (organization_id, team_id) REFERENCES team(organization_id, team_id) ON DELETE SET NULL (team_id),
  constraint join_application_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(user_id),
  constraint join_application_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'approved'::text, 'denied'::text])))
);
CREATE INDEX join_application_of_user ON public.join_application USING btree (user_id);
CREATE UNIQUE INDEX join_application_pending ON public.join_application USING btree (organization_id, user_id) WHERE (state = 'pending'::text);
alter table join_application enable row level security;
alter table join_application force row level security;
create policy organization_rows on join_application for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on join_application for all to transloom_system using true with check true;
grant delete, insert, select, update on join_application to transloom_app;
grant delete, insert, select, update on join_application to transloom_system;

create table known_browser (
  user_id uuid not null,
  browser_hash bytea not null,
  last_sign_in_at timestamp(3) with time zone not null,
  constraint known_browser_pkey PRIMARY KEY (user_id, browser_hash),
  constraint known_browser_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(user_id)
);
alter table known_browser enable row level security;
alter table known_browser force row level security;
create policy system_rows on known_browser for all to transloom_system using true with check true;
grant delete, insert, select, update on known_browser to transloom_system;

create table ledger_entry (
  id bigint not null generated always as identity,
  organization_id uuid not null,
  transaction_id uuid not null,
  unit text not null,
  account text not null,
  lot_id uuid,
  amount bigint not null,
  movement text not null,
  hold_id uuid,
  use_id uuid,
  at timestamp(3) with time zone not null,
  constraint ledger_entry_pkey PRIMARY KEY (id),
  constraint ledger_entry_account_check CHECK ((account = ANY (ARRAY['outside'::text, 'available'::text, 'held'::text, 'used'::text, 'expired'::text, 'taken-back'::text]))),
  constraint ledger_entry_amount_check CHECK ((amount <> 0))
);
CREATE INDEX ledger_entry_lot ON public.ledger_entry USING btree (lot_id) WHERE (lot_id IS NOT NULL);
CREATE INDEX ledger_entry_use ON public.ledger_entry USING btree (use_id) WHERE (use_id IS NOT NULL);
alter table ledger_entry enable row level security;
alter table ledger_entry force row level security;
create policy organization_rows on ledger_entry for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on ledger_entry for all to transloom_system using true with check true;
grant insert, select on ledger_entry to transloom_app;
grant insert, select on ledger_entry to transloom_system;
CREATE TRIGGER ledger_entry_stays BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_change_entries();

create table member (
  organization_id uuid not null,
  user_id uuid not null,
  role text not null,
  joined_at timestamp(3) with time zone not null,
  name text not null default ''::text,
  phone text,
  email text,
  languages text[] not null default '{}'::text[],
  system_code text,
  internal boolean not null default true,
  own_role_id uuid,
  language_pairs text[],
  project_ids uuid[],
  constraint member_pkey PRIMARY KEY (organization_id, user_id),
  constraint member_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(organization_id),
  constraint member_organization_id_own_role_id_fkey FOREIGN KEY (organization_id, own_role_id) REFERENCES own_role(organization_id, role_id),
  constraint member_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(user_id)
);
CREATE INDEX member_by_user ON public.member USING btree (user_id);
CREATE UNIQUE INDEX member_phone ON public.member USING btree (organization_id, phone) WHERE (phone IS NOT NULL);
CREATE UNIQUE INDEX member_super_admin ON public.member USING btree (organization_id) WHERE (role = 'SUPER_ADMIN'::text);
CREATE UNIQUE INDEX member_system_code ON public.member USING btree (organization_id, system_code) WHERE (system_code IS NOT NULL);
alter table member enable row level security;
alter table member force row level security;
create policy organization_rows on member for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy own_memberships on member for select to transloom_app using (user_id = current_user_id());
create policy system_rows on member for all to transloom_system using true with check true;
grant delete, insert, select, update on member to transloom_app;
grant delete, insert, select, update on member to transloom_system;

create table member_offer (
  organization_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  kind text not null,
  source_language text not null,
  target_language text not null,
  unit text not null,
  currency text not null,
  unit_price numeric(14,4) not null,
  per integer not null,
  created_at timestamp(3) with time zone not null,
  changed_at timestamp(3) with time zone not null,
  constraint member_offer_pkey PRIMARY KEY (organization_id, id)
);
CREATE UNIQUE INDEX member_offer_once ON public.member_offer USING btree (organization_id, user_id, kind, source_language, target_language);
alter table member_offer enable row level security;
alter table member_offer force row level security;
create policy organization_rows on member_offer for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on member_offer for all to transloom_system using true with check true;
grant delete, insert, select, update on member_offer to transloom_app;
grant delete, insert, select, update on member_offer to transloom_system;

create table member_quota (
  organization_id uuid not null,
  user_id uuid not null,
  unit text not null,
  monthly_limit bigint not null,
  constraint member_quota_pkey PRIMARY KEY (organization_id, user_id, unit),
  constraint member_quota_monthly_limit_check CHECK ((monthly_limit >= 0)),
  constraint member_quota_unit_check CHECK ((unit = ANY (ARRAY['characters'::text, 'tokens'::text])))
);
alter table member_quota enable row level security;
alter table member_quota force row level security;
create policy organization_rows on member_quota for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on member_quota for all to transloom_system using true with check true;
grant delete, insert, select, update on member_quota to transloom_app;
grant delete, insert, select, update on member_quota to transloom_system;

create table memory (
  id uuid not null,
  organization_id uuid not null,
  name text not null,
  source_language text not null,
  penalty smallint not null default 0,
  writable boolean not null default true,
  creator_id uuid not null,
  created_at timestamp(3) with time zone not null,
  shared boolean not null,
  merged_into uuid,
  deleted_at timestamp(3) with time zone,
  writing_import uuid,
  automatic boolean not null,
  reversed boolean not null,
  fill_failed_at timestamp with time zone,
  team_id uuid,
  constraint memory_pkey PRIMARY KEY (id),
  constraint memory_organization_id_id_key UNIQUE (organization_id, id),
  constraint memory_source_language UNIQUE (organization_id, id, source_language),
  constraint memory_organization_id_merged_into_fkey FOREIGN KEY (organization_id, merged_into) REFERENCES memory(organization_id, id) ON DELETE SET NULL (merged_into),
  constraint memory_organization_id_team_id_fkey FOREIGN KEY (organization_id, team_id) REFERENCES team(organization_id, team_id) ON DELETE SET NULL (team_id),
  constraint memory_penalty_check CHECK (((penalty >= 0) AND (penalty <= 50)))
);
CREATE UNIQUE INDEX memory_name ON public.memory USING btree (organization_id, name) WHERE (deleted_at IS NULL);
alter table memory enable row level security;
alter table memory force row level security;
create policy organization_rows on memory for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on memory for all to transloom_system using true with check true;
grant delete, insert, select, update on memory to transloom_app;
grant delete, insert, select, update on memory to transloom_system;

create table memory_block (
  organization_id uuid not null,
  direction_id uuid not null,
  first_number integer not null,
  size integer not null,
  shift smallint not null,
  holds text not null,
  constraint memory_block_pkey PRIMARY KEY (organization_id, direction_id, holds, first_number),
  constraint memory_block_organization_id_direction_id_fkey FOREIGN KEY (organization_id, direction_id) REFERENCES memory_direction(organization_id, id) ON DELETE CASCADE,
  constraint memory_block_holds_check CHECK ((holds = ANY (ARRAY['sources'::text, 'entries'::text])))
);
alter table memory_block enable row level security;
alter table memory_block force row level security;
create policy organization_rows on memory_block for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on memory_block for all to transloom_system using true with check true;
grant delete, insert, select, update on memory_block to transloom_app;
grant delete, insert, select, update on memory_block to transloom_system;

create table memory_block_entry (
  organization_id uuid not null,
  direction_id uuid not null,
  part integer not null,
  ids uuid[] not null,
  constraint memory_block_entry_pkey PRIMARY KEY (organization_id, direction_id, part)
);
alter table memory_block_entry enable row level security;
alter table memory_block_entry force row level security;
create policy organization_rows on memory_block_entry for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on memory_block_entry for all to transloom_system using true with check true;
grant delete, insert, select, update on memory_block_entry to transloom_app;
grant delete, insert, select, update on memory_block_entry to transloom_system;

create table memory_direction (
  id uuid not null,
  organization_id uuid not null,
  memory_id uuid not null,
  source_language text not null,
  target_language text not null,
  is_default boolean not null default false,
  old_keys_after uuid,
  words_listed_in xid8 default '0'::xid8,
  words_listed_after text not null default ''::text,
  searchable_up_to uuid,
  constraint memory_direction_pkey PRIMARY KEY (id),
  constraint memory_direction_organization_id_id_key UNIQUE (organization_id, id),
  constraint memory_direction_organization_id_memory_id_target_language_key UNIQUE (organization_id, memory_id, target_language),
  constraint memory_direction_organization_id_memory_id_source_language_fkey FOREIGN KEY (organization_id, memory_id, source_language) REFERENCES memory(organization_id, id, source_language) ON DELETE CASCADE,
  constraint memory_direction_check CHECK ((source_language <> target_language))
);
CREATE UNIQUE INDEX memory_direction_default ON public.memory_direction USING btree (organization_id, source_language, target_language) WHERE is_default;
alter table memory_direction enable row level security;
alter table memory_direction force row level security;
create policy organization_rows on memory_direction for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on memory_direction for all to transloom_system using true with check true;
grant delete, insert, select, update on memory_direction to transloom_app;
grant delete, insert, select, update on memory_direction to transloom_system;

create table memory_entry (
  id uuid not null,
  organization_id uuid not null,
  direction_id uuid not null,
  source_key text not null,
  identity uuid not null,
  source text not null,
  target text not null,
  has_context boolean not null,
  previous_key text,
  next_key text,
  unit_key text,
  file_name text,
  project_id uuid,
  changed_by uuid,
  changed_by_name text,
  created_at timestamp(3) with time zone not null,
  changed_at timestamp(3) with time zone not null,
  unit_id uuid,
  layer text not null,
  origin text not null,
  properties jsonb,
  import_id uuid,
  project_name text,
  created_by uuid,
  created_by_name text,
  words integer[],
  constraint memory_entry_pkey PRIMARY KEY (organization_id, direction_id, id),
  constraint memory_entry_identity UNIQUE (organization_id, direction_id, source_key, identity),
  constraint memory_entry_layer_check CHECK ((layer = ANY (ARRAY['draft'::text, 'reviewed'::text, 'approved'::text]))),
  constraint memory_entry_origin_check CHECK ((origin = ANY (ARRAY['human'::text, 'alignment'::text, 'machine-translation'::text, 'import'::text])))
);
CREATE INDEX memory_entry_unit ON public.memory_entry USING btree (organization_id, unit_id) WHERE (unit_id IS NOT NULL);
CREATE INDEX memory_entry_words ON public.memory_entry USING gin (words) WITH (fastupdate='on', gin_pending_list_limit='256') WHERE (words IS NOT NULL);
alter table memory_entry enable row level security;
alter table memory_entry force row level security;
create policy organization_rows on memory_entry for all to transloom_app using (organization_id = current_organization()) with check (organization_id = ( SELECT current_organization() AS current_organization));
create policy system_rows on memory_entry for all to transloom_system using true with check true;
grant delete, insert, select, update on memory_entry to transloom_app;
grant delete, insert, select, update on memory_entry to transloom_system;

create table memory_entry_use (
  organization_id uuid not null,
  direction_id uuid not null,
  entry_id uuid not null,
  used_at timestamp(3) with time zone not null
);
CREATE INDEX memory_entry_use_of_entry ON public.memory_entry_use USING btree (organization_id, direction_id, entry_id, used_at);
alter table memory_entry_use enable row level security;
alter table memory_entry_use force row level security;
create policy organization_rows on memory_entry_use for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on memory_entry_use for all to transloom_system using true with check true;
grant delete, insert, select, update on memory_entry_use to transloom_app;
grant delete, insert, select, update on memory_entry_use to transloom_system;

create table memory_entry_version (
  id uuid not null,
  organization_id uuid not null,
  direction_id uuid not null,
  entry_id uuid not null,
  change text not null,
  before jsonb not null,
  clean_id uuid,
  changed_by uuid,
  changed_at timestamp(3) with time zone not null,
  constraint memory_entry_version_pkey PRIMARY KEY (id),
  constraint memory_entry_version_organization_id_direction_id_fkey FOREIGN KEY (organization_id, direction_id) REFERENCES memory_direction(organization_id, id) ON DELETE CASCADE,
  constraint memory_entry_version_change_check CHECK ((change = ANY (ARRAY['changed'::text, 'deleted'::text])))
);
CREATE INDEX memory_entry_version_of_clean ON public.memory_entry_version USING btree (organization_id, clean_id) WHERE (clean_id IS NOT NULL);
CREATE INDEX memory_entry_version_of_entry ON public.memory_entry_version USING btree (organization_id, direction_id, entry_id, changed_at);
alter table memory_entry_version enable row level security;
alter table memory_entry_version force row level security;
create policy organization_rows on memory_entry_version for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on memory_entry_version for all to transloom_system using true with check true;
grant delete, insert, select, update on memory_entry_version to transloom_app;
grant delete, insert, select, update on memory_entry_version to transloom_system;

create table memory_feature (
  organization_id uuid not null,
  direction_id uuid not null,
  feature integer not null,
  sources integer not null,
  packed integer not null,
  constraint memory_feature_pkey PRIMARY KEY (organization_id, direction_id, feature),
  constraint memory_feature_organization_id_direction_id_fkey FOREIGN KEY (organization_id, direction_id) REFERENCES memory_direction(organization_id, id) ON DELETE CASCADE
);
alter table memory_feature enable row level security;
alter table memory_feature force row level security;
create policy organization_rows on memory_feature for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on memory_feature for all to transloom_system using true with check true;
grant delete, insert, select, update on memory_feature to transloom_app;
grant delete, insert, select, update on memory_feature to transloom_system;

create table memory_posting (
  organization_id uuid not null,
  direction_id uuid not null,
  first_number integer not null,
  bucket integer not null,
  holds text not null,
  postings bigint[] not null,
  constraint memory_posting_pkey PRIMARY KEY (organization_id, direction_id, holds, first_number, bucket)
);
alter table memory_posting enable row level security;
alter table memory_posting force row level security;
create policy organization_rows on memory_posting for all to transloom_app using (organization_id = current_organization()) with check (organization_id = ( SELECT current_organization() AS current_organization));
create policy system_rows on memory_posting for all to transloom_system using true with check true;
grant delete, insert, select, update on memory_posting to transloom_app;
grant delete, insert, select, update on memory_posting to transloom_system;

create table memory_size (
  organization_id uuid not null,
  direction_id uuid not null,
  slot smallint not null,
  entries bigint not null,
  changed_at timestamp(3) with time zone not null,
  changed_by uuid,
  constraint memory_size_pkey PRIMARY KEY (organization_id, direction_id, slot),
  constraint memory_size_organization_id_direction_id_fkey FOREIGN KEY (organization_id, direction_id) REFERENCES memory_direction(organization_id, id) ON DELETE CASCADE
);
alter table memory_size enable row level security;
alter table memory_size force row level security;
create policy organization_rows on memory_size for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on memory_size for all to transloom_system using true with check true;
grant delete, insert, select, update on memory_size to transloom_app;
grant delete, insert, select, update on memory_size to transloom_system;

create table memory_source (
  organization_id uuid not null,
  direction_id uuid not null,
  source_key text not null,
  token_count integer not null,
  signature bit(64) not null,
  tokens bytea not null,
  features integer[] not null,
  added_in xid8 default pg_current_xact_id(),
  constraint memory_source_pkey PRIMARY KEY (organization_id, direction_id, source_key)
);
CREATE INDEX memory_source_added_in ON public.memory_source USING btree (direction_id, added_in) WHERE (added_in IS NOT NULL);
CREATE INDEX memory_source_features ON public.memory_source USING gin (features) WITH (fastupdate='on', gin_pending_list_limit='256') WHERE (features IS NOT NULL);
alter table memory_source enable row level security;
alter table memory_source force row level security;
create policy organization_rows on memory_source for all to transloom_app using (organization_id = current_organization()) with check (organization_id = ( SELECT current_organization() AS current_organization));
create policy system_rows on memory_source for all to transloom_system using true with check true;
grant delete, insert, select, update on memory_source to transloom_app;
grant delete, insert, select, update on memory_source to transloom_system;

create table memory_source_pack (
  organization_id uuid not null,
  direction_id uuid not null,
  part integer not null,
  keys bytea not null,
  ends integer[] not null,
  signatures bigint[] not null,
  tokens bytea not null,
  added_in xid8 not null default pg_current_xact_id(),
  constraint memory_source_pack_pkey PRIMARY KEY (organization_id, direction_id, part)
);
CREATE INDEX memory_source_pack_added_in ON public.memory_source_pack USING btree (direction_id, added_in);
alter table memory_source_pack enable row level security;
alter table memory_source_pack force row level security;
create policy organization_rows on memory_source_pack for all to transloom_app using (organization_id = current_organization()) with check (organization_id = ( SELECT current_organization() AS current_organization));
create policy system_rows on memory_source_pack for all to transloom_system using true with check true;
grant delete, insert, select, update on memory_source_pack to transloom_app;
grant delete, insert, select, update on memory_source_pack to transloom_system;

create table memory_word (
  organization_id uuid not null,
  direction_id uuid not null,
  plain text not null,
  word text not null,
  constraint memory_word_pkey PRIMARY KEY (organization_id, direction_id, plain, word)
);
alter table memory_word enable row level security;
alter table memory_word force row level security;
create policy organization_rows on memory_word for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on memory_word for all to transloom_system using true with check true;
grant delete, insert, select, update on memory_word to transloom_app;
grant delete, insert, select, update on memory_word to transloom_system;

create table message (
  message_id uuid not null,
  user_id uuid not null,
  kind text not null,
  params jsonb not null,
  actions integer[] not null default '{}'::integer[],
  action_result text,
  alert boolean not null default false,
  alerted_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null,
  read_at timestamp(3) with time zone,
  link text,
  notice_key text,
  constraint message_pkey PRIMARY KEY (message_id),
  constraint message_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(user_id),
  constraint message_link_check CHECK ((link ~ '^/([^/\\]|$)'::text))
);
CREATE INDEX message_alert ON public.message USING btree (user_id) WHERE (alert AND (alerted_at IS NULL));
CREATE INDEX message_by_user ON public.message USING btree (user_id, created_at DESC, message_id);
CREATE INDEX message_unread ON public.message USING btree (user_id) WHERE (read_at IS NULL);
CREATE UNIQUE INDEX message_notice_key ON public.message USING btree (user_id, notice_key);
alter table message enable row level security;
alter table message force row level security;
create policy messages_to_colleagues on message for insert to transloom_app with check (EXISTS ( SELECT
   FROM member
  WHERE ((member.user_id = message.user_id) AND (member.organization_id = current_organization()))));
create policy own_messages on message for all to transloom_app using (user_id = current_user_id()) with check (user_id = current_user_id());
create policy system_rows on message for all to transloom_system using true with check true;
grant delete, insert, select, update on message to transloom_app;
grant delete, insert, select, update on message to transloom_system;

create table notice (
  notice_id uuid not null,
  title jsonb not null,
  text jsonb not null,
  action text not null,
  link text,
  navigation_version text not null,
  created_at timestamp(3) with time zone not null,
  constraint notice_pkey PRIMARY KEY (notice_id),
  constraint notice_action_check CHECK ((action = ANY (ARRAY['TOAST'::text, 'LINK'::text, 'POPUP'::text])))
);
alter table notice enable row level security;
alter table notice force row level security;
create policy notices_for_all on notice for select to transloom_app using true;
create policy system_rows on notice for all to transloom_system using true with check true;
grant delete, insert, select, update on notice to transloom_system;
grant select on notice to transloom_app;

create table notice_choice (
  user_id uuid not null,
  kind text not null,
  product boolean not null,
  mail text not null,
  webhook boolean not null default false,
  constraint notice_choice_pkey PRIMARY KEY (user_id, kind),
  constraint notice_choice_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(user_id) ON DELETE CASCADE,
  constraint notice_choice_mail CHECK ((mail = ANY (ARRAY['never'::text, 'now'::text, 'daily'::text, 'weekly'::text])))
);
alter table notice_choice enable row level security;
alter table notice_choice force row level security;
create policy notices_of_members on notice_choice for select to transloom_app using true;
create policy system_rows on notice_choice for all to transloom_system using true with check true;
grant delete, insert, select, update on notice_choice to transloom_system;
grant select on notice_choice to transloom_app;

create table notice_delivery (
  delivery_id uuid not null,
  user_id uuid not null,
  kind text not null,
  params jsonb not null,
  link text,
  created_at timestamp(3) with time zone not null,
  tries integer not null default 0,
  next_try_at timestamp(3) with time zone not null,
  channel text not null,
  digest boolean not null,
  constraint notice_mail_pkey PRIMARY KEY (delivery_id),
  constraint notice_mail_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(user_id) ON DELETE CASCADE,
  constraint notice_delivery_channel_check CHECK ((channel = ANY (ARRAY['mail'::text, 'webhook'::text])))
);
CREATE INDEX notice_delivery_by_next_try ON public.notice_delivery USING btree (next_try_at);
alter table notice_delivery enable row level security;
alter table notice_delivery force row level security;
create policy notices_to_members on notice_delivery for insert to transloom_app with check true;
create policy system_rows on notice_delivery for all to transloom_system using true with check true;
grant delete, insert, select, update on notice_delivery to transloom_system;
grant insert on notice_delivery to transloom_app;

create table notice_told (
  user_id uuid not null,
  notice_key text not null,
  told_at timestamp(3) with time zone not null,
  constraint notice_told_pkey PRIMARY KEY (user_id, notice_key),
  constraint notice_told_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(user_id) ON DELETE CASCADE
);
CREATE INDEX notice_told_by_time ON public.notice_told USING btree (told_at);
alter table notice_told enable row level security;
alter table notice_told force row level security;
create policy system_rows on notice_told for all to transloom_system using true with check true;
create policy told_by_members on notice_told for insert to transloom_app with check true;
grant delete, insert, select, update on notice_told to transloom_system;
grant insert on notice_told to transloom_app;

create table notice_webhook (
  id uuid not null,
  user_id uuid not null,
  vendor text not null,
  settings jsonb not null,
  secrets jsonb not null,
  failure text,
  failed_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null,
  constraint notice_webhook_pkey PRIMARY KEY (id),
  constraint notice_webhook_user_id_key UNIQUE (user_id),
  constraint notice_webhook_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(user_id) ON DELETE CASCADE,
  constraint notice_webhook_vendor_check CHECK ((vendor = ANY (ARRAY['wecom'::text, 'dingtalk'::text, 'feishu'::text, 'slack'::text])))
);
alter table notice_webhook enable row level security;
alter table notice_webhook force row level security;
create policy system_rows on notice_webhook for all to transloom_system using true with check true;
grant delete, insert, select, update on notice_webhook to transloom_system;

create table offline_change (
  organization_id uuid not null,
  work_id uuid not null,
  segment_id uuid not null,
  task_id uuid not null,
  document_id uuid not null,
  number integer not null,
  source text not null,
  sent text not null,
  here text not null,
  here_version integer not null,
  returned text not null,
  confirmed boolean not null,
  kind text not null,
  choice text,
  constraint offline_change_pkey PRIMARY KEY (organization_id, work_id, segment_id),
  constraint offline_change_work_id_fkey FOREIGN KEY (work_id) REFERENCES work(id) ON DELETE CASCADE,
  constraint offline_change_choice_check CHECK ((choice = ANY (ARRAY['returned'::text, 'here'::text]))),
  constraint offline_change_kind_check CHECK ((kind = ANY (ARRAY['change'::text, 'conflict'::text, 'locked'::text])))
);
alter table offline_change enable row level security;
alter table offline_change force row level security;
create policy organization_rows on offline_change for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on offline_change for all to transloom_system using true with check true;
grant delete, insert, select, update on offline_change to transloom_app;
grant delete, insert, select, update on offline_change to transloom_system;

create table one_time_code (
  code_id uuid not null,
  purpose text not null,
  target text not null,
  browser_hash bytea not null,
  code_hash text not null,
  tries integer not null default 0,
  sent_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null,
  used_at timestamp(3) with time zone,
  constraint one_time_code_pkey PRIMARY KEY (code_id)
);
CREATE INDEX one_time_code_by_expiry ON public.one_time_code USING btree (expires_at);
CREATE INDEX one_time_code_by_target ON public.one_time_code USING btree (target, sent_at);
alter table one_time_code enable row level security;
alter table one_time_code force row level security;
create policy system_rows on one_time_code for all to transloom_system using true with check true;
grant delete, insert, select, update on one_time_code to transloom_system;

create table option_profile (
  id uuid not null,
  organization_id uuid not null,
  format text not null,
  name text not null,
  options jsonb not null,
  is_default boolean not null,
  updated_at timestamp(3) with time zone not null,
  constraint option_profile_pkey PRIMARY KEY (id),
  constraint option_profile_organization_id_format_name_key UNIQUE (organization_id, format, name),
  constraint option_profile_organization_id_id_key UNIQUE (organization_id, id)
);
CREATE UNIQUE INDEX option_profile_default ON public.option_profile USING btree (organization_id, format) WHERE is_default;
alter table option_profile enable row level security;
alter table option_profile force row level security;
create policy organization_rows on option_profile for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on option_profile for all to transloom_system using true with check true;
grant delete, insert, select, update on option_profile to transloom_app;
grant delete, insert, select, update on option_profile to transloom_system;

create table organization (
  organization_id uuid not null,
  name text not null,
  organization_type text not null,
  account_type text not null,
  expires_at timestamp(3) with time zone,
  avatar text,
  created_at timestamp(3) with time zone not null,
  short_name text not null default ''::text,
  email text,
  contacts text not null default ''::text,
  phone text,
  profile text not null default ''::text,
  constraint organization_pkey PRIMARY KEY (organization_id),
  constraint organization_organization_type_check CHECK ((organization_type = ANY (ARRAY['PERSON'::text, 'ENTERPRISE'::text])))
);
CREATE INDEX organization_look ON public.organization USING btree (look_of_name(name));
alter table organization enable row level security;
alter table organization force row level security;
create policy organization_rows on organization for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy own_organizations on organization for select to transloom_app using (EXISTS ( SELECT
   FROM member
  WHERE ((member.organization_id = organization.organization_id) AND (member.user_id = current_user_id()))));
create policy system_rows on organization for all to transloom_system using true with check true;
grant delete, insert, select, update on organization to transloom_system;
grant select, update on organization to transloom_app;

create table organization_application (
  application_id uuid not null,
  organization_id uuid not null,
  applicant_id uuid not null,
  kind text not null,
  state text not null,
  fields jsonb not null,
  file_id uuid not null,
  reason text not null default ''::text,
  decided_by uuid,
  decided_at timestamp(3) with time zone,
  made_organization_id uuid,
  created_at timestamp(3) with time zone not null,
  constraint organization_application_pkey PRIMARY KEY (application_id),
  constraint organization_application_applicant_id_fkey FOREIGN KEY (applicant_id) REFERENCES user_account(user_id),
  constraint organization_application_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(organization_id),
  constraint organization_application_kind_check CHECK ((kind = ANY (ARRAY['enterprise'::text, 'education'::text, 'trial'::text]))),
  constraint organization_application_state_check CHECK ((state = ANY (ARRAY['submitted'::text, 'under-review'::text, 'approved'::text, 'rejected'::text])))
);
CREATE INDEX organization_application_by_time ON public.organization_application USING btree (created_at DESC, application_id);
CREATE UNIQUE INDEX organization_application_open ON public.organization_application USING btree (organization_id, applicant_id, kind) WHERE (state = ANY (ARRAY['submitted'::text, 'under-review'::text]));
alter table organization_application enable row level security;
alter table organization_application force row level security;
create policy organization_rows on organization_application for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on organization_application for all to transloom_system using true with check true;
grant delete, insert, select, update on organization_application to transloom_app;
grant delete, insert, select, update on organization_application to transloom_system;

create table own_check (
  organization_id uuid not null,
  id uuid not null,
  name text not null,
  instruction text not null,
  severity text not null,
  languages text[] not null default '{}'::text[],
  enabled boolean not null default false,
  trial jsonb,
  version integer not null default 1,
  changed_by uuid not null,
  changed_at timestamp(3) with time zone not null,
  constraint own_check_pkey PRIMARY KEY (organization_id, id),
  constraint own_check_severity_check CHECK ((severity = ANY (ARRAY['error'::text, 'warning'::text, 'info'::text])))
);
CREATE UNIQUE INDEX own_check_name ON public.own_check USING btree (organization_id, lower(name));
alter table own_check enable row level security;
alter table own_check force row level security;
create policy organization_rows on own_check for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on own_check for all to transloom_system using true with check true;
grant delete, insert, select, update on own_check to transloom_app;
grant delete, insert, select, update on own_check to transloom_system;

create table own_role (
  role_id uuid not null,
  organization_id uuid not null,
  name text not null,
  base text not null,
  keys jsonb not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  constraint own_role_pkey PRIMARY KEY (role_id),
  constraint own_role_organization_id_role_id_key UNIQUE (organization_id, role_id),
  constraint own_role_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(organization_id)
);
CREATE UNIQUE INDEX own_role_name ON public.own_role USING btree (organization_id, lower(name));
alter table own_role enable row level security;
alter table own_role force row level security;
create policy organization_rows on own_role for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy roles_of_own_memberships on own_role for select to transloom_app using (EXISTS ( SELECT
   FROM member
  WHERE ((member.organization_id = own_role.organization_id) AND (member.user_id = current_user_id()) AND (member.own_role_id = own_role.role_id))));
create policy system_rows on own_role for all to transloom_system using true with check true;
grant delete, insert, select, update on own_role to transloom_app;
grant delete, insert, select, update on own_role to transloom_system;

create table passkey (
  credential_id text not null,
  user_id uuid not null,
  name text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  backed_up boolean not null,
  created_at timestamp(3) with time zone not null,
  last_used_at timestamp(3) with time zone,
  constraint passkey_pkey PRIMARY KEY (credential_id),
  constraint passkey_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(user_id) ON DELETE CASCADE
);
CREATE INDEX passkey_by_user ON public.passkey USING btree (user_id, created_at);
alter table passkey enable row level security;
alter table passkey force row level security;
create policy system_rows on passkey for all to transloom_system using true with check true;
grant delete, insert, select, update on passkey to transloom_system;

create table passkey_challenge (
  challenge text not null,
  browser_hash bytea not null,
  user_id uuid,
  expires_at timestamp(3) with time zone not null,
  constraint passkey_challenge_pkey PRIMARY KEY (challenge),
  constraint passkey_challenge_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(user_id) ON DELETE CASCADE
);
CREATE INDEX passkey_challenge_by_expiry ON public.passkey_challenge USING btree (expires_at);
alter table passkey_challenge enable row level security;
alter table passkey_challenge force row level security;
create policy system_rows on passkey_challenge for all to transloom_system using true with check true;
grant delete, insert, select, update on passkey_challenge to transloom_system;

create table pay_question (
  organization_id uuid not null,
  id uuid not null,
  task_id uuid not null,
  line text,
  asked_by uuid not null,
  asked_at timestamp(3) with time zone not null,
  question text not null,
  answered_by uuid,
  answered_at timestamp(3) with time zone,
  answer text,
  constraint pay_question_pkey PRIMARY KEY (organization_id, id),
  constraint pay_question_organization_id_task_id_fkey FOREIGN KEY (organization_id, task_id) REFERENCES task(organization_id, id) ON DELETE CASCADE
);
CREATE INDEX pay_question_of_task ON public.pay_question USING btree (organization_id, task_id);
CREATE UNIQUE INDEX pay_question_open ON public.pay_question USING btree (organization_id, task_id, asked_by, COALESCE(line, ''::text)) WHERE (answered_at IS NULL);
alter table pay_question enable row level security;
alter table pay_question force row level security;
create policy organization_rows on pay_question for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on pay_question for all to transloom_system using true with check true;
grant delete, insert, select, update on pay_question to transloom_app;
grant delete, insert, select, update on pay_question to transloom_system;

create table payment_day (
  day text not null,
  state text not null default 'open'::text,
  findings jsonb not null default '[]'::jsonb,
  tries smallint not null default 0,
  checked_at timestamp(3) with time zone,
  constraint payment_day_pkey PRIMARY KEY (day),
  constraint payment_day_state_check CHECK ((state = ANY (ARRAY['open'::text, 'reconciled'::text])))
);
alter table payment_day enable row level security;
alter table payment_day force row level security;
create policy system_rows on payment_day for all to transloom_system using true with check true;
grant delete, insert, select, update on payment_day to transloom_system;

create table payment_quarantine (
  quarantine_id uuid not null,
  quarantine_key text not null,
  order_no text not null,
  reason text not null,
  facts jsonb not null,
  received_at timestamp(3) with time zone not null,
  resolved_at timestamp(3) with time zone,
  resolved_by uuid,
  note text not null default ''::text,
  constraint payment_quarantine_pkey PRIMARY KEY (quarantine_id),
  constraint payment_quarantine_quarantine_key_key UNIQUE (quarantine_key)
);
alter table payment_quarantine enable row level security;
alter table payment_quarantine force row level security;
create policy system_rows on payment_quarantine for all to transloom_system using true with check true;
grant delete, insert, select, update on payment_quarantine to transloom_system;

create table penalty_choice (
  id uuid not null,
  organization_id uuid not null,
  level text not null,
  owner_id uuid not null,
  penalties jsonb not null,
  chosen_by uuid not null,
  chosen_at timestamp(3) with time zone not null,
  constraint penalty_choice_pkey PRIMARY KEY (id),
  constraint penalty_choice_level_check CHECK ((level = ANY (ARRAY['memory'::text, 'project'::text, 'organization'::text])))
);
CREATE INDEX penalty_choice_of_owner ON public.penalty_choice USING btree (organization_id, owner_id, level, id);
alter table penalty_choice enable row level security;
alter table penalty_choice force row level security;
create policy organization_rows on penalty_choice for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on penalty_choice for all to transloom_system using true with check true;
grant delete, insert, select, update on penalty_choice to transloom_app;
grant delete, insert, select, update on penalty_choice to transloom_system;

create table pending_sign_in (
  token_hash bytea not null,
  user_id uuid not null,
  browser_hash bytea not null,
  way text not null,
  tries integer not null default 0,
  expires_at timestamp(3) with time zone not null,
  constraint pending_sign_in_pkey PRIMARY KEY (token_hash),
  constraint pending_sign_in_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(user_id) ON DELETE CASCADE
);
CREATE INDEX pending_sign_in_by_expiry ON public.pending_sign_in USING btree (expires_at);
alter table pending_sign_in enable row level security;
alter table pending_sign_in force row level security;
create policy system_rows on pending_sign_in for all to transloom_system using true with check true;
grant delete, insert, select, update on pending_sign_in to transloom_system;

create table plan_limit (
  account_type text not null,
  custom_engines integer not null,
  monthly_characters bigint,
  monthly_tokens bigint,
  constraint plan_limit_pkey PRIMARY KEY (account_type),
  constraint plan_limit_custom_engines_check CHECK ((custom_engines >= 0)),
  constraint plan_limit_monthly_characters_check CHECK ((monthly_characters >= 0)),
  constraint plan_limit_monthly_tokens_check CHECK ((monthly_tokens >= 0))
);
alter table plan_limit enable row level security;
alter table plan_limit force row level security;
create policy plan_limits_for_all on plan_limit for select to transloom_app using true;
create policy system_rows on plan_limit for all to transloom_system using true with check true;
grant delete, insert, select, update on plan_limit to transloom_system;
grant select on plan_limit to transloom_app;

create table plan_period (
  period_id uuid not null,
  organization_id uuid not null,
  order_no text,
  account_type text not null,
  starts_at timestamp(3) with time zone not null,
  months smallint,
  ends_at timestamp(3) with time zone not null,
  revoked_at timestamp(3) with time zone,
  constraint plan_period_pkey PRIMARY KEY (period_id)
);
CREATE INDEX plan_period_ending ON public.plan_period USING btree (ends_at) WHERE (revoked_at IS NULL);
CREATE INDEX plan_period_of_organization ON public.plan_period USING btree (organization_id, ends_at);
CREATE UNIQUE INDEX plan_period_of_order ON public.plan_period USING btree (order_no) WHERE (order_no IS NOT NULL);
alter table plan_period enable row level security;
alter table plan_period force row level security;
create policy organization_rows on plan_period for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on plan_period for all to transloom_system using true with check true;
grant delete, insert, select, update on plan_period to transloom_app;
grant delete, insert, select, update on plan_period to transloom_system;

create table polish_style (
  id uuid not null,
  organization_id uuid not null,
  name text not null,
  instructions text not null,
  constraint polish_style_pkey PRIMARY KEY (id),
  constraint polish_style_organization_id_name_key UNIQUE (organization_id, name)
);
alter table polish_style enable row level security;
alter table polish_style force row level security;
create policy organization_rows on polish_style for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on polish_style for all to transloom_system using true with check true;
grant delete, insert, select, update on polish_style to transloom_app;
grant delete, insert, select, update on polish_style to transloom_system;

create table polished_segment (
  id uuid not null,
  organization_id uuid not null,
  work_id uuid not null,
  number integer not null,
  unit_id text not null,
  span_start integer not null,
  span_end integer not null,
  source text not null,
  polished text,
  reasons jsonb not null default '[]'::jsonb,
  warnings text[] not null default '{}'::text[],
  lost text[] not null default '{}'::text[],
  fault text,
  changes integer not null default 0,
  rejected integer[] not null default '{}'::integer[],
  by_rules boolean not null default false,
  constraint polished_segment_pkey PRIMARY KEY (id),
  constraint polished_segment_organization_id_work_id_number_key UNIQUE (organization_id, work_id, number),
  constraint polished_segment_work_id_fkey FOREIGN KEY (work_id) REFERENCES work(id) ON DELETE CASCADE
);
CREATE INDEX polished_segment_in_order ON public.polished_segment USING btree (work_id, number);
alter table polished_segment enable row level security;
alter table polished_segment force row level security;
create policy organization_rows on polished_segment for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on polished_segment for all to transloom_system using true with check true;
grant delete, insert, select, update on polished_segment to transloom_app;
grant delete, insert, select, update on polished_segment to transloom_system;

create table presence (
  document_id uuid not null,
  connection_id uuid not null,
  organization_id uuid not null,
  user_id uuid not null,
  username text not null,
  segment_id uuid,
  expires_at timestamp(3) with time zone not null,
  writing_until timestamp(3) with time zone,
  constraint presence_pkey PRIMARY KEY (document_id, connection_id)
);
CREATE INDEX presence_by_expiry ON public.presence USING btree (expires_at);
alter table presence enable row level security;
alter table presence force row level security;
create policy organization_rows on presence for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on presence for all to transloom_system using true with check true;
grant delete, insert, select, update on presence to transloom_app;
grant delete, insert, select, update on presence to transloom_system;

create table pretranslation_change (
  organization_id uuid not null,
  run_id uuid not null,
  document_id uuid not null,
  segment_id uuid not null,
  before jsonb not null,
  after text not null,
  constraint pretranslation_change_pkey PRIMARY KEY (organization_id, run_id, segment_id),
  constraint pretranslation_change_organization_id_segment_id_fkey FOREIGN KEY (organization_id, segment_id) REFERENCES segment(organization_id, id) ON DELETE CASCADE,
  constraint pretranslation_change_run_id_fkey FOREIGN KEY (run_id) REFERENCES work(id) ON DELETE CASCADE
);
CREATE INDEX pretranslation_change_of_segment ON public.pretranslation_change USING btree (organization_id, segment_id);
alter table pretranslation_change enable row level security;
alter table pretranslation_change force row level security;
create policy organization_rows on pretranslation_change for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on pretranslation_change for all to transloom_system using true with check true;
grant delete, insert, select, update on pretranslation_change to transloom_app;
grant delete, insert, select, update on pretranslation_change to transloom_system;

create table price (
  code text not null,
  kind text not null,
  price integer not null,
  original_price integer,
  amount bigint,
  account_type text,
  months smallint,
  position smallint not null,
  on_sale boolean not null default true,
  constraint price_pkey PRIMARY KEY (code),
  constraint price_amount_check CHECK ((amount > 0)),
  constraint price_check CHECK ((original_price >= price)),
  constraint price_kind_check CHECK ((kind = ANY (ARRAY['PRO'::text, 'ENTERPRISE'::text, 'CHARACTERS'::text, 'TOKEN'::text]))),
  constraint price_months_check CHECK ((months > 0)),
  constraint price_of_membership CHECK ((((account_type IS NULL) = (amount IS NOT NULL)) AND ((months IS NULL) = (amount IS NOT NULL)))),
  constraint price_of_something CHECK (((amount IS NULL) = (kind = ANY (ARRAY['PRO'::text, 'ENTERPRISE'::text])))),
  constraint price_price_check CHECK ((price > 0))
);
alter table price enable row level security;
alter table price force row level security;
create policy prices_for_all on price for select to transloom_app using true;
create policy system_rows on price for all to transloom_system using true with check true;
grant delete, insert, select, update on price to transloom_system;
grant select on price to transloom_app;

create table project (
  id uuid not null,
  organization_id uuid not null,
  name text not null,
  source_language text not null,
  target_languages text[] not null,
  deadline timestamp(3) with time zone,
  remark text not null,
  status text not null,
  creator_id uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  document_options jsonb not null default '{}'::jsonb,
  team_id uuid,
  settings jsonb not null default '{}'::jsonb,
  engines jsonb not null default '[]'::jsonb,
  version integer not null default 1,
  open_to_all boolean not null default false,
  template_id uuid,
  constraint project_pkey PRIMARY KEY (id),
  constraint project_organization_id_id_key UNIQUE (organization_id, id),
  constraint project_organization_id_team_id_fkey FOREIGN KEY (organization_id, team_id) REFERENCES team(organization_id, team_id) ON DELETE SET NULL (team_id),
  constraint project_organization_id_template_id_fkey FOREIGN KEY (organization_id, template_id) REFERENCES template(organization_id, id) ON DELETE SET NULL (template_id),
  constraint project_status_check CHECK ((status = ANY (ARRAY['active'::text, 'archived'::text])))
);
CREATE INDEX project_newest ON public.project USING btree (organization_id, created_at DESC, id DESC);
alter table project enable row level security;
alter table project force row level security;
create policy organization_rows on project for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on project for all to transloom_system using true with check true;
grant delete, insert, select, update on project to transloom_app;
grant delete, insert, select, update on project to transloom_system;

create table project_check_dismissal (
  organization_id uuid not null,
  project_id uuid not null,
  kind text not null,
  segments integer not null,
  dismissed_by uuid not null,
  dismissed_at timestamp(3) with time zone not null,
  constraint project_check_dismissal_pkey PRIMARY KEY (organization_id, project_id, kind),
  constraint project_check_dismissal_project_id_fkey FOREIGN KEY (project_id) REFERENCES project(id) ON DELETE CASCADE
);
alter table project_check_dismissal enable row level security;
alter table project_check_dismissal force row level security;
create policy organization_rows on project_check_dismissal for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on project_check_dismissal for all to transloom_system using true with check true;
grant delete, insert, select, update on project_check_dismissal to transloom_app;
grant delete, insert, select, update on project_check_dismissal to transloom_system;

create table project_memory (
  organization_id uuid not null,
  project_id uuid not null,
  memory_id uuid not null,
  place smallint not null,
  reads boolean not null,
  writes boolean not null,
  penalty smallint,
  constraint project_memory_pkey PRIMARY KEY (organization_id, project_id, memory_id),
  constraint project_memory_organization_id_memory_id_fkey FOREIGN KEY (organization_id, memory_id) REFERENCES memory(organization_id, id) ON DELETE CASCADE,
  constraint project_memory_organization_id_project_id_fkey FOREIGN KEY (organization_id, project_id) REFERENCES project(organization_id, id) ON DELETE CASCADE,
  constraint project_memory_penalty_check CHECK (((penalty >= 0) AND (penalty <= 50)))
);
alter table project_memory enable row level security;
alter table project_memory force row level security;
create policy organization_rows on project_memory for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on project_memory for all to transloom_system using true with check true;
grant delete, insert, select, update on project_memory to transloom_app;
grant delete, insert, select, update on project_memory to transloom_system;

create table project_person (
  organization_id uuid not null,
  project_id uuid not null,
  user_id uuid not null,
  document_id uuid,
  constraint project_person_organization_id_project_id_user_id_document__key UNIQUE NULLS NOT DISTINCT (organization_id, project_id, user_id, document_id),
  constraint project_person_organization_id_document_id_fkey FOREIGN KEY (organization_id, document_id) REFERENCES document(organization_id, id) ON DELETE CASCADE,
  constraint project_person_organization_id_project_id_fkey FOREIGN KEY (organization_id, project_id) REFERENCES project(organization_id, id) ON DELETE CASCADE,
  constraint project_person_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES member(organization_id, user_id) ON DELETE CASCADE
);
CREATE INDEX project_person_by_user ON public.project_person USING btree (organization_id, user_id);
alter table project_person enable row level security;
alter table project_person force row level security;
create policy organization_rows on project_person for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on project_person for all to transloom_system using true with check true;
grant delete, insert, select, update on project_person to transloom_app;
grant delete, insert, select, update on project_person to transloom_system;

create table project_term_base (
  organization_id uuid not null,
  project_id uuid not null,
  term_base_id uuid not null,
  place smallint not null,
  reads boolean not null,
  writes boolean not null,
  constraint project_term_base_pkey PRIMARY KEY (organization_id, project_id, term_base_id),
  constraint project_term_base_organization_id_project_id_fkey FOREIGN KEY (organization_id, project_id) REFERENCES project(organization_id, id) ON DELETE CASCADE,
  constraint project_term_base_organization_id_term_base_id_fkey FOREIGN KEY (organization_id, term_base_id) REFERENCES term_base(organization_id, id) ON DELETE CASCADE
);
alter table project_term_base enable row level security;
alter table project_term_base force row level security;
create policy organization_rows on project_term_base for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on project_term_base for all to transloom_system using true with check true;
grant delete, insert, select, update on project_term_base to transloom_app;
grant delete, insert, select, update on project_term_base to transloom_system;

create table provided_engine_health (
  organization_id uuid not null,
  engine_id text not null,
  failure jsonb,
  failing_since timestamp(3) with time zone,
  failure_count integer not null default 0,
  paused_until timestamp(3) with time zone,
  constraint provided_engine_health_pkey PRIMARY KEY (organization_id, engine_id)
);
alter table provided_engine_health enable row level security;
alter table provided_engine_health force row level security;
create policy organization_rows on provided_engine_health for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on provided_engine_health for all to transloom_system using true with check true;
grant delete, insert, select, update on provided_engine_health to transloom_app;
grant delete, insert, select, update on provided_engine_health to transloom_system;

create table purchase_order (
  order_no text not null,
  organization_id uuid not null,
  user_id uuid not null,
  kind text not null,
  price_code text not null,
  amount integer not null,
  channel text not null,
  terms jsonb not null,
  state text not null default 'created'::text,
  code_url text,
  transaction_id text,
  refunded integer not null default 0,
  created_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null,
  paid_at timestamp(3) with time zone,
  next_query_at timestamp(3) with time zone,
  queries smallint not null default 0,
  queried_at timestamp(3) with time zone,
  constraint purchase_order_pkey PRIMARY KEY (order_no),
  constraint purchase_order_organization_id_order_no_key UNIQUE (organization_id, order_no),
  constraint purchase_order_transaction_id_key UNIQUE (transaction_id),
  constraint purchase_order_amount_check CHECK ((amount > 0)),
  constraint purchase_order_channel_check CHECK ((channel = ANY (ARRAY['wechat'::text, 'bank'::text]))),
  constraint purchase_order_check CHECK (((refunded >= 0) AND (refunded <= amount))),
  constraint purchase_order_kind_check CHECK ((kind = ANY (ARRAY['PRO'::text, 'ENTERPRISE'::text, 'CHARACTERS'::text, 'TOKEN'::text]))),
  constraint purchase_order_state_check CHECK ((state = ANY (ARRAY['created'::text, 'pending'::text, 'paid'::text, 'part-refunded'::text, 'refunded'::text, 'closed'::text, 'failed'::text])))
);
CREATE INDEX purchase_order_newest ON public.purchase_order USING btree (created_at DESC);
CREATE INDEX purchase_order_of_organization ON public.purchase_order USING btree (organization_id, created_at DESC);
CREATE INDEX purchase_order_to_query ON public.purchase_order USING btree (next_query_at) WHERE (next_query_at IS NOT NULL);
alter table purchase_order enable row level security;
alter table purchase_order force row level security;
create policy organization_rows on purchase_order for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on purchase_order for all to transloom_system using true with check true;
grant delete, insert, select, update on purchase_order to transloom_app;
grant delete, insert, select, update on purchase_order to transloom_system;

create table quality_ignore (
  organization_id uuid not null,
  id uuid not null,
  project_id uuid not null,
  segment_id uuid,
  check_id text not null,
  issue_key text,
  params jsonb not null default '{}'::jsonb,
  reason text not null default ''::text,
  ignored_by uuid not null,
  ignored_at timestamp(3) with time zone not null,
  constraint quality_ignore_pkey PRIMARY KEY (organization_id, id),
  constraint quality_ignore_organization_id_project_id_segment_id_check__key UNIQUE NULLS NOT DISTINCT (organization_id, project_id, segment_id, check_id, issue_key),
  constraint quality_ignore_organization_id_project_id_fkey FOREIGN KEY (organization_id, project_id) REFERENCES project(organization_id, id) ON DELETE CASCADE,
  constraint quality_ignore_organization_id_segment_id_fkey FOREIGN KEY (organization_id, segment_id) REFERENCES segment(organization_id, id) ON DELETE CASCADE
);
CREATE INDEX quality_ignore_segment ON public.quality_ignore USING btree (organization_id, segment_id);
alter table quality_ignore enable row level security;
alter table quality_ignore force row level security;
create policy organization_rows on quality_ignore for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on quality_ignore for all to transloom_system using true with check true;
grant delete, insert, select, update on quality_ignore to transloom_app;
grant delete, insert, select, update on quality_ignore to transloom_system;

create table quality_pattern (
  organization_id uuid not null,
  id uuid not null,
  project_id uuid not null,
  name text not null,
  source text not null,
  target text not null,
  condition text not null,
  severity text not null,
  made_by uuid not null,
  made_at timestamp(3) with time zone not null,
  constraint quality_pattern_pkey PRIMARY KEY (organization_id, id),
  constraint quality_pattern_organization_id_project_id_fkey FOREIGN KEY (organization_id, project_id) REFERENCES project(organization_id, id) ON DELETE CASCADE,
  constraint quality_pattern_condition_check CHECK ((condition = ANY (ARRAY['both'::text, 'source-only'::text, 'target-only'::text]))),
  constraint quality_pattern_severity_check CHECK ((severity = ANY (ARRAY['error'::text, 'warning'::text, 'info'::text])))
);
CREATE INDEX quality_pattern_project ON public.quality_pattern USING btree (organization_id, project_id);
alter table quality_pattern enable row level security;
alter table quality_pattern force row level security;
create policy organization_rows on quality_pattern for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on quality_pattern for all to transloom_system using true with check true;
grant delete, insert, select, update on quality_pattern to transloom_app;
grant delete, insert, select, update on quality_pattern to transloom_system;

create table quota_cap (
  organization_id uuid not null,
  kind text not null,
  characters bigint not null,
  constraint quota_cap_pkey PRIMARY KEY (organization_id, kind),
  constraint quota_cap_characters_check CHECK ((characters > 0)),
  constraint quota_cap_kind_check CHECK ((kind = ANY (ARRAY['day'::text, 'object'::text])))
);
alter table quota_cap enable row level security;
alter table quota_cap force row level security;
create policy organization_rows on quota_cap for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on quota_cap for all to transloom_system using true with check true;
grant delete, insert, select, update on quota_cap to transloom_app;
grant delete, insert, select, update on quota_cap to transloom_system;

create table quota_hold (
  organization_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  role text not null,
  module text not null,
  engine_key text,
  object_kind text,
  object_id uuid,
  shared_characters bigint,
  created_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null,
  ended_at timestamp(3) with time zone,
  constraint quota_hold_pkey PRIMARY KEY (organization_id, id),
  constraint quota_hold_object CHECK (((object_kind IS NULL) = (object_id IS NULL))),
  constraint quota_hold_shared_characters_check CHECK ((shared_characters > 0))
);
CREATE INDEX quota_hold_expiry ON public.quota_hold USING btree (expires_at) WHERE (ended_at IS NULL);
CREATE INDEX quota_hold_open ON public.quota_hold USING btree (organization_id, engine_key) WHERE (ended_at IS NULL);
alter table quota_hold enable row level security;
alter table quota_hold force row level security;
create policy organization_rows on quota_hold for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on quota_hold for all to transloom_system using true with check true;
grant delete, insert, select, update on quota_hold to transloom_app;
grant delete, insert, select, update on quota_hold to transloom_system;

create table quota_hold_part (
  organization_id uuid not null,
  hold_id uuid not null,
  number smallint not null,
  unit text not null,
  lot_id uuid,
  amount bigint not null,
  used bigint not null default 0,
  released bigint not null default 0,
  constraint quota_hold_part_pkey PRIMARY KEY (organization_id, hold_id, number),
  constraint quota_hold_part_organization_id_hold_id_fkey FOREIGN KEY (organization_id, hold_id) REFERENCES quota_hold(organization_id, id) ON DELETE CASCADE,
  constraint quota_hold_part_organization_id_lot_id_fkey FOREIGN KEY (organization_id, lot_id) REFERENCES quota_lot(organization_id, id),
  constraint quota_hold_part_amount_check CHECK ((amount > 0)),
  constraint quota_hold_part_released_check CHECK ((released >= 0)),
  constraint quota_hold_part_used_check CHECK ((used >= 0)),
  constraint quota_hold_part_whole CHECK (((used + released) <= amount))
);
alter table quota_hold_part enable row level security;
alter table quota_hold_part force row level security;
create policy organization_rows on quota_hold_part for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on quota_hold_part for all to transloom_system using true with check true;
grant delete, insert, select, update on quota_hold_part to transloom_app;
grant delete, insert, select, update on quota_hold_part to transloom_system;

create table quota_lot (
  organization_id uuid not null,
  id uuid not null,
  unit text not null,
  source text not null,
  grant_key text not null,
  granted bigint not null,
  available bigint not null,
  held bigint not null default 0,
  used bigint not null default 0,
  expired bigint not null default 0,
  taken_back bigint not null default 0,
  expires_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null,
  constraint quota_lot_pkey PRIMARY KEY (organization_id, id),
  constraint quota_lot_organization_id_unit_grant_key_key UNIQUE (organization_id, unit, grant_key),
  constraint quota_lot_organization_id_unit_fkey FOREIGN KEY (organization_id, unit) REFERENCES wallet(organization_id, unit),
  constraint quota_lot_available_check CHECK ((available >= 0)),
  constraint quota_lot_expired_check CHECK ((expired >= 0)),
  constraint quota_lot_granted_check CHECK ((granted > 0)),
  constraint quota_lot_held_check CHECK ((held >= 0)),
  constraint quota_lot_source_check CHECK ((source = ANY (ARRAY['monthly'::text, 'trial'::text, 'pack'::text, 'invitation'::text, 'hand'::text, 'goodwill'::text]))),
  constraint quota_lot_taken_back_check CHECK ((taken_back >= 0)),
  constraint quota_lot_used_check CHECK ((used >= 0)),
  constraint quota_lot_whole CHECK ((granted = ((((available + held) + used) + expired) + taken_back)))
);
CREATE INDEX quota_lot_available ON public.quota_lot USING btree (organization_id, unit, expires_at) WHERE (available > 0);
CREATE INDEX quota_lot_expiry ON public.quota_lot USING btree (expires_at) WHERE (available > 0);
alter table quota_lot enable row level security;
alter table quota_lot force row level security;
create policy organization_rows on quota_lot for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on quota_lot for all to transloom_system using true with check true;
grant delete, insert, select, update on quota_lot to transloom_app;
grant delete, insert, select, update on quota_lot to transloom_system;

create table quota_use (
  id uuid not null,
  organization_id uuid not null,
  user_id uuid not null,
  module text not null,
  engine_key text,
  characters integer not null,
  used_at timestamp(3) with time zone not null,
  cost_micros bigint,
  currency text,
  object_id uuid,
  role text,
  object_kind text,
  tokens integer not null default 0,
  hold_id uuid,
  step text,
  refunded_at timestamp(3) with time zone,
  constraint quota_use_pkey PRIMARY KEY (id),
  constraint quota_use_cost CHECK (((cost_micros IS NULL) = (currency IS NULL))),
  constraint quota_use_counts CHECK (((characters >= 0) AND (tokens >= 0) AND (cost_micros >= 0))),
  constraint quota_use_currency CHECK ((currency = ANY (ARRAY['USD'::text, 'CNY'::text]))),
  constraint quota_use_object CHECK (((object_kind IS NULL) = (object_id IS NULL))),
  constraint quota_use_something CHECK (((characters > 0) OR (tokens > 0) OR (cost_micros IS NOT NULL))),
  constraint quota_use_tokens_check CHECK ((tokens >= 0))
);
CREATE INDEX quota_use_engine ON public.quota_use USING btree (organization_id, engine_key, used_at);
CREATE INDEX quota_use_member ON public.quota_use USING btree (organization_id, user_id, used_at);
CREATE INDEX quota_use_object_id ON public.quota_use USING btree (organization_id, object_id) WHERE (object_id IS NOT NULL);
CREATE INDEX quota_use_time ON public.quota_use USING btree (organization_id, used_at DESC, id);
CREATE UNIQUE INDEX quota_use_step ON public.quota_use USING btree (organization_id, hold_id, step) WHERE (step IS NOT NULL);
alter table quota_use enable row level security;
alter table quota_use force row level security;
create policy organization_rows on quota_use for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on quota_use for all to transloom_system using true with check true;
grant delete, insert, select, update on quota_use to transloom_app;
grant delete, insert, select, update on quota_use to transloom_system;

create table quote (
  organization_id uuid not null,
  id uuid not null,
  project_id uuid not null,
  number integer not null,
  status text not null default 'draft'::text,
  analysis_id uuid not null,
  analyzed_at timestamp(3) with time zone not null,
  counter text not null,
  scheme jsonb not null,
  lines jsonb not null,
  unit text not null,
  currency text not null,
  unit_price numeric(14,4) not null,
  per integer not null,
  extra_fee bigint not null,
  remark text not null default ''::text,
  created_by uuid not null,
  created_at timestamp(3) with time zone not null,
  changed_at timestamp(3) with time zone not null,
  link_hash bytea,
  link_expires_at timestamp(3) with time zone,
  answered_at timestamp(3) with time zone,
  answered_by text,
  answer_remark text,
  constraint quote_pkey PRIMARY KEY (organization_id, id),
  constraint quote_link_hash_key UNIQUE (link_hash),
  constraint quote_organization_id_project_id_number_key UNIQUE (organization_id, project_id, number),
  constraint quote_organization_id_project_id_fkey FOREIGN KEY (organization_id, project_id) REFERENCES project(organization_id, id) ON DELETE CASCADE,
  constraint quote_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'sent'::text, 'accepted'::text, 'declined'::text])))
);
alter table quote enable row level security;
alter table quote force row level security;
create policy organization_rows on quote for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on quote for all to transloom_system using true with check true;
grant delete, insert, select, update on quote to transloom_app;
grant delete, insert, select, update on quote to transloom_system;

create table rate_hit (
  rule text not null,
  subject bytea not null,
  hit_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null,
  weight integer not null default 1
);
CREATE INDEX rate_hit_by_expiry ON public.rate_hit USING btree (expires_at);
CREATE INDEX rate_hit_by_subject ON public.rate_hit USING btree (rule, subject, hit_at);
alter table rate_hit enable row level security;
alter table rate_hit force row level security;
create policy system_rows on rate_hit for all to transloom_system using true with check true;
grant delete, insert, select, update on rate_hit to transloom_system;

create table rate_scheme (
  organization_id uuid not null,
  id uuid not null,
  name text not null,
  version integer not null,
  deleted boolean not null default false,
  constraint rate_scheme_pkey PRIMARY KEY (organization_id, id)
);
CREATE UNIQUE INDEX rate_scheme_name ON public.rate_scheme USING btree (organization_id, lower(name)) WHERE (NOT deleted);
alter table rate_scheme enable row level security;
alter table rate_scheme force row level security;
create policy organization_rows on rate_scheme for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on rate_scheme for all to transloom_system using true with check true;
grant delete, insert, select, update on rate_scheme to transloom_app;
grant delete, insert, select, update on rate_scheme to transloom_system;

create table rate_scheme_version (
  organization_id uuid not null,
  scheme_id uuid not null,
  version integer not null,
  name text not null,
  rates jsonb not null,
  changed_by uuid not null,
  changed_at timestamp(3) with time zone not null,
  constraint rate_scheme_version_pkey PRIMARY KEY (organization_id, scheme_id, version),
  constraint rate_scheme_version_organization_id_scheme_id_fkey FOREIGN KEY (organization_id, scheme_id) REFERENCES rate_scheme(organization_id, id) ON DELETE CASCADE
);
alter table rate_scheme_version enable row level security;
alter table rate_scheme_version force row level security;
create policy organization_rows on rate_scheme_version for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on rate_scheme_version for all to transloom_system using true with check true;
grant delete, insert, select, update on rate_scheme_version to transloom_app;
grant delete, insert, select, update on rate_scheme_version to transloom_system;

create table recovery_code (
  user_id uuid not null,
  code_hash bytea not null,
  used_at timestamp(3) with time zone,
  constraint recovery_code_pkey PRIMARY KEY (user_id, code_hash),
  constraint recovery_code_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(user_id) ON DELETE CASCADE
);
alter table recovery_code enable row level security;
alter table recovery_code force row level security;
create policy system_rows on recovery_code for all to transloom_system using true with check true;
grant delete, insert, select, update on recovery_code to transloom_system;

create table refund (
  refund_no text not null,
  organization_id uuid not null,
  order_no text not null,
  amount integer not null,
  units bigint not null default 0,
  reason text not null,
  state text not null default 'requested'::text,
  created_by uuid not null,
  created_at timestamp(3) with time zone not null,
  ended_at timestamp(3) with time zone,
  next_query_at timestamp(3) with time zone,
  queries smallint not null default 0,
  constraint refund_pkey PRIMARY KEY (refund_no),
  constraint refund_organization_id_order_no_fkey FOREIGN KEY (organization_id, order_no) REFERENCES purchase_order(organization_id, order_no) ON DELETE CASCADE,
  constraint refund_amount_check CHECK ((amount > 0)),
  constraint refund_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'processing'::text, 'succeeded'::text, 'closed'::text, 'abnormal'::text])))
);
CREATE INDEX refund_of_order ON public.refund USING btree (organization_id, order_no);
CREATE INDEX refund_to_query ON public.refund USING btree (next_query_at) WHERE (next_query_at IS NOT NULL);
alter table refund enable row level security;
alter table refund force row level security;
create policy organization_rows on refund for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on refund for all to transloom_system using true with check true;
grant delete, insert, select, update on refund to transloom_app;
grant delete, insert, select, update on refund to transloom_system;

create table segment (
  id uuid not null,
  organization_id uuid not null,
  document_id uuid not null,
  number integer not null,
  unit_id text not null,
  unit_kind text not null,
  unit_key text,
  starts_unit boolean not null,
  span_start integer not null,
  span_end integer not null,
  source text not null,
  codes jsonb not null,
  target text not null default ''::text,
  confirmed boolean not null default false,
  locked boolean not null default false,
  origin text not null default 'none'::text,
  match_rate smallint,
  engine text,
  engine_version text,
  failure jsonb,
  version integer not null default 0,
  changed_by uuid,
  changed_at timestamp(3) with time zone,
  codes_restored boolean not null default false,
  memory_entry_id uuid,
  part smallint not null default 1,
  confirmed_stage smallint not null default 0,
  lock_reason text,
  auto_replaced boolean not null default false,
  replacements jsonb,
  engine_faults jsonb,
  score smallint,
  scored_by text,
  touched_at timestamp with time zone not null default now(),
  unlocked boolean not null default false,
  locked_by uuid,
  constraint segment_pkey PRIMARY KEY (id),
  constraint segment_organization_id_document_id_number_key UNIQUE (organization_id, document_id, number),
  constraint segment_organization_id_id_key UNIQUE (organization_id, id),
  constraint segment_organization_id_document_id_fkey FOREIGN KEY (organization_id, document_id) REFERENCES document(organization_id, id) ON DELETE CASCADE,
  constraint segment_lock_reason_check CHECK ((lock_reason = ANY (ARRAY['nonTranslated'::text, 'repetition'::text, 'crossFileRepetition'::text, 'match100'::text, 'match101'::text, 'match102'::text, 'autoReplace'::text, 'lowRisk'::text]))),
  constraint segment_origin_check CHECK ((origin = ANY (ARRAY['none'::text, 'memory'::text, 'engine'::text, 'person'::text, 'file'::text]))),
  constraint segment_score_check CHECK (((score >= 0) AND (score <= 100)))
);
CREATE INDEX segment_confirmed ON public.segment USING btree (organization_id, document_id) WHERE confirmed;
CREATE INDEX segment_failed ON public.segment USING btree (organization_id, document_id) WHERE (failure IS NOT NULL);
CREATE INDEX segment_of_lock ON public.segment USING btree (organization_id, document_id) WHERE (lock_reason IS NOT NULL);
CREATE INDEX segment_of_score ON public.segment USING btree (organization_id, document_id) WHERE (score IS NOT NULL);
CREATE INDEX segment_origin ON public.segment USING btree (organization_id, document_id, origin) WHERE (origin = ANY (ARRAY['memory'::text, 'engine'::text]));
alter table segment enable row level security;
alter table segment force row level security;
create policy organization_rows on segment for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on segment for all to transloom_system using true with check true;
grant delete, insert, select, update on segment to transloom_app;
grant delete, insert, select, update on segment to transloom_system;
CREATE TRIGGER segment_touched BEFORE UPDATE ON public.segment FOR EACH ROW EXECUTE FUNCTION touch_segment();

create table segment_comment (
  organization_id uuid not null,
  id uuid not null,
  document_id uuid not null,
  segment_id uuid not null,
  thread_id uuid,
  body text not null,
  side text,
  range_start integer,
  range_end integer,
  quote text,
  mentions uuid[] not null default '{}'::uuid[],
  author_id uuid not null,
  written_at timestamp(3) with time zone not null,
  resolved_by uuid,
  resolved_at timestamp(3) with time zone,
  constraint segment_comment_pkey PRIMARY KEY (organization_id, id),
  constraint segment_comment_organization_id_document_id_fkey FOREIGN KEY (organization_id, document_id) REFERENCES document(organization_id, id) ON DELETE CASCADE,
  constraint segment_comment_organization_id_segment_id_fkey FOREIGN KEY (organization_id, segment_id) REFERENCES segment(organization_id, id) ON DELETE CASCADE,
  constraint segment_comment_organization_id_thread_id_fkey FOREIGN KEY (organization_id, thread_id) REFERENCES segment_comment(organization_id, id) ON DELETE CASCADE,
  constraint segment_comment_side_check CHECK ((side = ANY (ARRAY['source'::text, 'target'::text])))
);
CREATE INDEX segment_comment_document ON public.segment_comment USING btree (organization_id, document_id);
CREATE INDEX segment_comment_segment ON public.segment_comment USING btree (organization_id, segment_id);
CREATE INDEX segment_comment_thread ON public.segment_comment USING btree (organization_id, thread_id);
alter table segment_comment enable row level security;
alter table segment_comment force row level security;
create policy organization_rows on segment_comment for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on segment_comment for all to transloom_system using true with check true;
grant delete, insert, select, update on segment_comment to transloom_app;
grant delete, insert, select, update on segment_comment to transloom_system;

create table segment_judgment (
  organization_id uuid not null,
  segment_id uuid not null,
  document_id uuid not null,
  source text not null,
  target text not null,
  rules text not null,
  issues jsonb not null default '[]'::jsonb,
  engine text not null,
  work_id uuid,
  judged_at timestamp(3) with time zone not null,
  constraint segment_judgment_pkey PRIMARY KEY (organization_id, segment_id),
  constraint segment_judgment_organization_id_segment_id_fkey FOREIGN KEY (organization_id, segment_id) REFERENCES segment(organization_id, id) ON DELETE CASCADE
);
CREATE INDEX segment_judgment_document ON public.segment_judgment USING btree (organization_id, document_id) WHERE (issues <> '[]'::jsonb);
alter table segment_judgment enable row level security;
alter table segment_judgment force row level security;
create policy organization_rows on segment_judgment for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on segment_judgment for all to transloom_system using true with check true;
grant delete, insert, select, update on segment_judgment to transloom_app;
grant delete, insert, select, update on segment_judgment to transloom_system;

create table segment_merge (
  organization_id uuid not null,
  gone_id uuid not null,
  document_id uuid not null,
  into_id uuid not null,
  constraint segment_merge_pkey PRIMARY KEY (organization_id, gone_id),
  constraint segment_merge_organization_id_into_id_fkey FOREIGN KEY (organization_id, into_id) REFERENCES segment(organization_id, id) ON DELETE CASCADE
);
CREATE INDEX segment_merge_into ON public.segment_merge USING btree (organization_id, into_id);
alter table segment_merge enable row level security;
alter table segment_merge force row level security;
create policy organization_rows on segment_merge for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on segment_merge for all to transloom_system using true with check true;
grant delete, insert, select, update on segment_merge to transloom_app;
grant delete, insert, select, update on segment_merge to transloom_system;

create table segment_revision (
  id uuid not null,
  organization_id uuid not null,
  segment_id uuid not null,
  version integer not null,
  operation_id uuid not null,
  target text not null,
  confirmed boolean not null,
  origin text not null,
  match_rate smallint,
  engine text,
  conflicting boolean not null,
  changed_by uuid,
  changed_at timestamp(3) with time zone not null,
  constraint segment_revision_pkey PRIMARY KEY (id),
  constraint segment_revision_organization_id_segment_id_operation_id_key UNIQUE (organization_id, segment_id, operation_id),
  constraint segment_revision_organization_id_segment_id_fkey FOREIGN KEY (organization_id, segment_id) REFERENCES segment(organization_id, id) ON DELETE CASCADE
);
CREATE INDEX segment_revision_newest ON public.segment_revision USING btree (organization_id, segment_id, version DESC, changed_at DESC);
alter table segment_revision enable row level security;
alter table segment_revision force row level security;
create policy organization_rows on segment_revision for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on segment_revision for all to transloom_system using true with check true;
grant delete, insert, select, update on segment_revision to transloom_app;
grant delete, insert, select, update on segment_revision to transloom_system;

create table segment_step (
  organization_id uuid not null,
  step_id uuid not null,
  segment_id uuid not null,
  document_id uuid not null,
  version integer not null,
  target text not null,
  confirmed_stage smallint not null,
  origin text not null,
  match_rate smallint,
  engine text,
  made_by uuid not null,
  made_at timestamp(3) with time zone not null,
  constraint segment_step_pkey PRIMARY KEY (organization_id, step_id, segment_id),
  constraint segment_step_organization_id_segment_id_fkey FOREIGN KEY (organization_id, segment_id) REFERENCES segment(organization_id, id) ON DELETE CASCADE
);
CREATE INDEX segment_step_document ON public.segment_step USING btree (organization_id, document_id);
alter table segment_step enable row level security;
alter table segment_step force row level security;
create policy organization_rows on segment_step for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on segment_step for all to transloom_system using true with check true;
grant delete, insert, select, update on segment_step to transloom_app;
grant delete, insert, select, update on segment_step to transloom_system;

create table segment_view (
  id uuid not null,
  organization_id uuid not null,
  user_id uuid not null,
  name text not null,
  criteria jsonb not null,
  saved_at timestamp(3) with time zone not null,
  constraint segment_view_pkey PRIMARY KEY (id),
  constraint segment_view_organization_id_user_id_name_key UNIQUE (organization_id, user_id, name)
);
alter table segment_view enable row level security;
alter table segment_view force row level security;
create policy organization_rows on segment_view for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on segment_view for all to transloom_system using true with check true;
grant delete, insert, select, update on segment_view to transloom_app;
grant delete, insert, select, update on segment_view to transloom_system;

create table segmentation_setting (
  organization_id uuid not null,
  settings jsonb not null,
  changed_by uuid not null,
  changed_at timestamp(3) with time zone not null,
  constraint segmentation_setting_pkey PRIMARY KEY (organization_id)
);
alter table segmentation_setting enable row level security;
alter table segmentation_setting force row level security;
create policy organization_rows on segmentation_setting for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on segmentation_setting for all to transloom_system using true with check true;
grant delete, insert, select, update on segmentation_setting to transloom_app;
grant delete, insert, select, update on segmentation_setting to transloom_system;

create table seller (
  single boolean not null default true,
  name text not null default ''::text,
  tax_number text not null default ''::text,
  address text not null default ''::text,
  phone text not null default ''::text,
  email text not null default ''::text,
  bank text not null default ''::text,
  bank_account text not null default ''::text,
  constraint seller_pkey PRIMARY KEY (single),
  constraint seller_single_check CHECK (single)
);
alter table seller enable row level security;
alter table seller force row level security;
create policy seller_for_all on seller for select to transloom_app using true;
create policy system_rows on seller for all to transloom_system using true with check true;
grant delete, insert, select, update on seller to transloom_system;
grant select on seller to transloom_app;

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
  confirmed_at timestamp(3) with time zone not null default now(),
  sso_organization_id uuid,
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

create table shared_engine_use (
  engine_key text not null,
  month timestamp(3) with time zone not null,
  characters bigint not null,
  constraint shared_engine_use_pkey PRIMARY KEY (engine_key, month),
  constraint shared_engine_use_characters_check CHECK ((characters >= 0))
);
alter table shared_engine_use enable row level security;
alter table shared_engine_use force row level security;
create policy system_rows on shared_engine_use for all to transloom_system using true with check true;
grant delete, insert, select, update on shared_engine_use to transloom_system;

create table sign_in_link (
  token_hash bytea not null,
  user_id uuid not null,
  expires_at timestamp(3) with time zone not null,
  used_at timestamp(3) with time zone,
  constraint sign_in_link_pkey PRIMARY KEY (token_hash),
  constraint sign_in_link_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(user_id)
);
CREATE INDEX sign_in_link_by_user ON public.sign_in_link USING btree (user_id);
alter table sign_in_link enable row level security;
alter table sign_in_link force row level security;
create policy system_rows on sign_in_link for all to transloom_system using true with check true;
grant delete, insert, select, update on sign_in_link to transloom_system;

create table spelling_word (
  organization_id uuid not null,
  language text not null,
  word text not null,
  added_by uuid not null,
  added_at timestamp(3) with time zone not null,
  constraint spelling_word_pkey PRIMARY KEY (organization_id, language, word)
);
alter table spelling_word enable row level security;
alter table spelling_word force row level security;
create policy organization_rows on spelling_word for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on spelling_word for all to transloom_system using true with check true;
grant delete, insert, select, update on spelling_word to transloom_app;
grant delete, insert, select, update on spelling_word to transloom_system;

create table style_file (
  organization_id uuid not null,
  project_id uuid not null,
  file_id uuid not null,
  name text not null,
  bytes bigint not null,
  added_by uuid not null,
  added_at timestamp(3) with time zone not null,
  constraint style_file_pkey PRIMARY KEY (organization_id, project_id, file_id),
  constraint style_file_organization_id_project_id_fkey FOREIGN KEY (organization_id, project_id) REFERENCES project(organization_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX style_file_name ON public.style_file USING btree (organization_id, project_id, lower(name));
alter table style_file enable row level security;
alter table style_file force row level security;
create policy organization_rows on style_file for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on style_file for all to transloom_system using true with check true;
grant delete, insert, select, update on style_file to transloom_app;
grant delete, insert, select, update on style_file to transloom_system;

create table style_guide (
  id uuid not null,
  organization_id uuid not null,
  project_id uuid,
  version integer not null,
  inherits boolean not null,
  instructions text not null,
  tone text not null,
  address text not null,
  changed_by uuid not null,
  changed_at timestamp(3) with time zone not null,
  constraint style_guide_pkey PRIMARY KEY (id),
  constraint style_guide_organization_id_project_id_version_key UNIQUE NULLS NOT DISTINCT (organization_id, project_id, version),
  constraint style_guide_organization_id_project_id_fkey FOREIGN KEY (organization_id, project_id) REFERENCES project(organization_id, id) ON DELETE CASCADE
);
alter table style_guide enable row level security;
alter table style_guide force row level security;
create policy organization_rows on style_guide for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on style_guide for all to transloom_system using true with check true;
grant delete, insert, select, update on style_guide to transloom_app;
grant delete, insert, select, update on style_guide to transloom_system;

create table suspended_session (
  token_hash bytea not null,
  user_id uuid not null,
  ended_at timestamp(3) with time zone not null,
  constraint suspended_session_pkey PRIMARY KEY (token_hash),
  constraint suspended_session_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(user_id) ON DELETE CASCADE
);
CREATE INDEX suspended_session_by_user ON public.suspended_session USING btree (user_id);
alter table suspended_session enable row level security;
alter table suspended_session force row level security;
create policy system_rows on suspended_session for all to transloom_system using true with check true;
grant delete, insert, select, update on suspended_session to transloom_system;

create table task (
  id uuid not null,
  organization_id uuid not null,
  project_id uuid not null,
  document_id uuid not null,
  part smallint not null,
  stage smallint not null,
  kind text not null,
  state text not null default 'unassigned'::text,
  manager_id uuid,
  assignee_id uuid,
  deadline timestamp(3) with time zone,
  assigned_at timestamp(3) with time zone,
  accepted_at timestamp(3) with time zone,
  submitted_at timestamp(3) with time zone,
  returned integer not null default 0,
  note text not null default ''::text,
  terms jsonb not null default '{}'::jsonb,
  currency text,
  unit_price numeric(14,4),
  per integer,
  billable_words integer,
  extra_fee bigint,
  created_at timestamp(3) with time zone not null,
  analysis_id uuid,
  constraint task_pkey PRIMARY KEY (id),
  constraint task_organization_id_document_id_part_stage_key UNIQUE (organization_id, document_id, part, stage),
  constraint task_organization_id_id_key UNIQUE (organization_id, id),
  constraint task_organization_id_document_id_fkey FOREIGN KEY (organization_id, document_id) REFERENCES document(organization_id, id) ON DELETE CASCADE,
  constraint task_state_check CHECK ((state = ANY (ARRAY['unassigned'::text, 'offered'::text, 'declined'::text, 'accepted'::text, 'working'::text, 'submitted'::text])))
);
CREATE INDEX task_due ON public.task USING btree (deadline) WHERE (state = ANY (ARRAY['offered'::text, 'accepted'::text, 'working'::text]));
CREATE INDEX task_of_assignee ON public.task USING btree (organization_id, assignee_id) WHERE (assignee_id IS NOT NULL);
CREATE INDEX task_of_project ON public.task USING btree (organization_id, project_id);
alter table task enable row level security;
alter table task force row level security;
create policy organization_rows on task for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on task for all to transloom_system using true with check true;
grant delete, insert, select, update on task to transloom_app;
grant delete, insert, select, update on task to transloom_system;

create table task_person (
  organization_id uuid not null,
  task_id uuid not null,
  user_id uuid not null,
  answer text not null,
  reason text not null default ''::text,
  asked_at timestamp(3) with time zone not null,
  answered_at timestamp(3) with time zone,
  constraint task_person_pkey PRIMARY KEY (organization_id, task_id, user_id),
  constraint task_person_organization_id_task_id_fkey FOREIGN KEY (organization_id, task_id) REFERENCES task(organization_id, id) ON DELETE CASCADE,
  constraint task_person_answer_check CHECK ((answer = ANY (ARRAY['asked'::text, 'accepted'::text, 'declined'::text, 'late'::text, 'withdrawn'::text])))
);
CREATE INDEX task_person_of_user ON public.task_person USING btree (organization_id, user_id, answer);
alter table task_person enable row level security;
alter table task_person force row level security;
create policy organization_rows on task_person for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on task_person for all to transloom_system using true with check true;
grant delete, insert, select, update on task_person to transloom_app;
grant delete, insert, select, update on task_person to transloom_system;

create table task_plan (
  organization_id uuid not null,
  project_id uuid not null,
  own_review boolean not null default false,
  constraint task_plan_pkey PRIMARY KEY (organization_id, project_id),
  constraint task_plan_organization_id_project_id_fkey FOREIGN KEY (organization_id, project_id) REFERENCES project(organization_id, id) ON DELETE CASCADE
);
alter table task_plan enable row level security;
alter table task_plan force row level security;
create policy organization_rows on task_plan for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on task_plan for all to transloom_system using true with check true;
grant delete, insert, select, update on task_plan to transloom_app;
grant delete, insert, select, update on task_plan to transloom_system;

create table task_record (
  id uuid not null,
  organization_id uuid not null,
  task_id uuid not null,
  at timestamp(3) with time zone not null,
  actor_id uuid,
  action text not null,
  from_state text not null,
  to_state text not null,
  reason text not null default ''::text,
  details jsonb not null default '{}'::jsonb,
  constraint task_record_pkey PRIMARY KEY (id),
  constraint task_record_organization_id_task_id_fkey FOREIGN KEY (organization_id, task_id) REFERENCES task(organization_id, id) ON DELETE CASCADE
);
CREATE INDEX task_record_of_task ON public.task_record USING btree (organization_id, task_id, at);
alter table task_record enable row level security;
alter table task_record force row level security;
create policy organization_rows on task_record for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on task_record for all to transloom_system using true with check true;
grant delete, insert, select, update on task_record to transloom_app;
grant delete, insert, select, update on task_record to transloom_system;

create table task_share (
  id uuid not null,
  organization_id uuid not null,
  task_id uuid not null,
  user_id uuid not null,
  segments integer not null,
  currency text,
  amount bigint,
  billable_words integer not null,
  at timestamp(3) with time zone not null,
  project_id uuid,
  project_name text not null default ''::text,
  document_name text not null default ''::text,
  kind text not null default ''::text,
  constraint task_share_pkey PRIMARY KEY (id)
);
CREATE INDEX task_share_of_user ON public.task_share USING btree (organization_id, user_id, at);
alter table task_share enable row level security;
alter table task_share force row level security;
create policy organization_rows on task_share for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on task_share for all to transloom_system using true with check true;
grant delete, insert, select, update on task_share to transloom_app;
grant delete, insert, select, update on task_share to transloom_system;

create table team (
  team_id uuid not null,
  organization_id uuid not null,
  name text not null,
  owner_id uuid,
  created_at timestamp(3) with time zone not null,
  constraint team_pkey PRIMARY KEY (team_id),
  constraint team_organization_id_team_id_key UNIQUE (organization_id, team_id),
  constraint team_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(organization_id),
  constraint team_organization_id_owner_id_fkey FOREIGN KEY (organization_id, owner_id) REFERENCES member(organization_id, user_id) ON DELETE SET NULL (owner_id)
);
CREATE UNIQUE INDEX team_name ON public.team USING btree (organization_id, lower(name));
alter table team enable row level security;
alter table team force row level security;
create policy organization_rows on team for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on team for all to transloom_system using true with check true;
grant delete, insert, select, update on team to transloom_app;
grant delete, insert, select, update on team to transloom_system;

create table team_member (
  organization_id uuid not null,
  team_id uuid not null,
  user_id uuid not null,
  constraint team_member_pkey PRIMARY KEY (organization_id, team_id, user_id),
  constraint team_member_organization_id_team_id_fkey FOREIGN KEY (organization_id, team_id) REFERENCES team(organization_id, team_id) ON DELETE CASCADE,
  constraint team_member_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES member(organization_id, user_id) ON DELETE CASCADE
);
CREATE INDEX team_member_by_user ON public.team_member USING btree (organization_id, user_id);
alter table team_member enable row level security;
alter table team_member force row level security;
create policy organization_rows on team_member for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on team_member for all to transloom_system using true with check true;
grant delete, insert, select, update on team_member to transloom_app;
grant delete, insert, select, update on team_member to transloom_system;

create table template (
  id uuid not null,
  organization_id uuid not null,
  name text not null,
  team_id uuid,
  content jsonb not null,
  version integer not null default 1,
  creator_id uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_by uuid not null,
  updated_at timestamp(3) with time zone not null,
  constraint template_pkey PRIMARY KEY (id),
  constraint template_organization_id_id_key UNIQUE (organization_id, id),
  constraint template_organization_id_team_id_fkey FOREIGN KEY (organization_id, team_id) REFERENCES team(organization_id, team_id) ON DELETE SET NULL (team_id)
);
CREATE INDEX template_newest ON public.template USING btree (organization_id, updated_at DESC);
alter table template enable row level security;
alter table template force row level security;
create policy organization_rows on template for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on template for all to transloom_system using true with check true;
grant delete, insert, select, update on template to transloom_app;
grant delete, insert, select, update on template to transloom_system;

create table template_version (
  organization_id uuid not null,
  template_id uuid not null,
  version integer not null,
  name text not null,
  content jsonb not null,
  changed_by uuid not null,
  changed_at timestamp(3) with time zone not null,
  constraint template_version_pkey PRIMARY KEY (organization_id, template_id, version),
  constraint template_version_organization_id_template_id_fkey FOREIGN KEY (organization_id, template_id) REFERENCES template(organization_id, id) ON DELETE CASCADE
);
alter table template_version enable row level security;
alter table template_version force row level security;
create policy organization_rows on template_version for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on template_version for all to transloom_system using true with check true;
grant delete, insert, select, update on template_version to transloom_app;
grant delete, insert, select, update on template_version to transloom_system;

create table term (
  id uuid not null,
  organization_id uuid not null,
  term_base_id uuid not null,
  concept_id uuid not null,
  section smallint not null,
  position smallint not null,
  language text not null,
  text text not null,
  status text not null,
  case_rule text,
  exact boolean not null,
  part_of_speech text,
  gender text,
  note text,
  properties jsonb,
  folded text not null generated always as (folded_term(text)) stored,
  constraint term_pkey PRIMARY KEY (id),
  constraint term_organization_id_concept_id_fkey FOREIGN KEY (organization_id, concept_id) REFERENCES term_concept(organization_id, id) ON DELETE CASCADE,
  constraint term_case_rule_check CHECK ((case_rule = ANY (ARRAY['any'::text, 'same'::text]))),
  constraint term_status_check CHECK ((status = ANY (ARRAY['preferred'::text, 'admitted'::text, 'deprecated'::text, 'forbidden'::text])))
);
CREATE INDEX term_folded ON public.term USING btree (organization_id, term_base_id, folded);
CREATE INDEX term_of_concept ON public.term USING btree (organization_id, concept_id);
alter table term enable row level security;
alter table term force row level security;
create policy organization_rows on term for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on term for all to transloom_system using true with check true;
grant delete, insert, select, update on term to transloom_app;
grant delete, insert, select, update on term to transloom_system;

create table term_base (
  id uuid not null,
  organization_id uuid not null,
  name text not null,
  source_language text not null,
  target_languages text[] not null,
  priority smallint not null default 0,
  writable boolean not null default true,
  is_default boolean not null default false,
  shared boolean not null,
  merged_into uuid,
  revision bigint not null default 0,
  creator_id uuid not null,
  created_at timestamp(3) with time zone not null,
  changed_by uuid,
  changed_at timestamp(3) with time zone not null,
  writing_import uuid,
  automatic boolean not null default false,
  deleted_at timestamp(3) with time zone,
  entry_count integer not null default 0,
  fill_failed_at timestamp with time zone,
  team_id uuid,
  constraint term_base_pkey PRIMARY KEY (id),
  constraint term_base_organization_id_id_key UNIQUE (organization_id, id),
  constraint term_base_organization_id_merged_into_fkey FOREIGN KEY (organization_id, merged_into) REFERENCES term_base(organization_id, id) ON DELETE SET NULL (merged_into),
  constraint term_base_organization_id_team_id_fkey FOREIGN KEY (organization_id, team_id) REFERENCES team(organization_id, team_id) ON DELETE SET NULL (team_id),
  constraint term_base_priority_check CHECK (((priority >= 0) AND (priority <= 100))),
  constraint term_base_target_languages_check CHECK ((cardinality(target_languages) > 0))
);
CREATE UNIQUE INDEX term_base_name ON public.term_base USING btree (organization_id, name) WHERE (deleted_at IS NULL);
alter table term_base enable row level security;
alter table term_base force row level security;
create policy organization_rows on term_base for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on term_base for all to transloom_system using true with check true;
grant delete, insert, select, update on term_base to transloom_app;
grant delete, insert, select, update on term_base to transloom_system;

create table term_concept (
  id uuid not null,
  organization_id uuid not null,
  term_base_id uuid not null,
  name text,
  definition text,
  subject text,
  note text,
  image text,
  link text,
  identity uuid not null,
  properties jsonb,
  import_id uuid,
  file_name text,
  project_name text,
  revision bigint not null,
  created_by uuid,
  created_at timestamp(3) with time zone not null,
  changed_by uuid,
  changed_at timestamp(3) with time zone not null,
  live boolean not null,
  content text not null,
  content_keys integer[] not null,
  picture_id uuid,
  constraint term_concept_pkey PRIMARY KEY (id),
  constraint term_concept_organization_id_id_key UNIQUE (organization_id, id),
  constraint term_concept_organization_id_term_base_id_identity_key UNIQUE (organization_id, term_base_id, identity),
  constraint term_concept_organization_id_term_base_id_fkey FOREIGN KEY (organization_id, term_base_id) REFERENCES term_base(organization_id, id) ON DELETE CASCADE
);
CREATE INDEX term_concept_changed ON public.term_concept USING btree (organization_id, term_base_id, changed_at DESC, id DESC) WHERE live;
CREATE INDEX term_concept_content ON public.term_concept USING gin (content_keys) WITH (fastupdate='on', gin_pending_list_limit='1024') WHERE live;
CREATE INDEX term_concept_file ON public.term_concept USING btree (organization_id, term_base_id, file_name) WHERE (live AND (file_name IS NOT NULL));
CREATE INDEX term_concept_import ON public.term_concept USING btree (organization_id, import_id) WHERE (import_id IS NOT NULL);
CREATE INDEX term_concept_newest ON public.term_concept USING btree (organization_id, term_base_id, created_at DESC, id DESC) INCLUDE (created_by, changed_by, changed_at) WHERE live;
CREATE INDEX term_concept_project ON public.term_concept USING btree (organization_id, term_base_id, project_name) WHERE (live AND (project_name IS NOT NULL));
CREATE INDEX term_concept_revision ON public.term_concept USING btree (organization_id, term_base_id, revision) WHERE live;
CREATE UNIQUE INDEX term_concept_picture ON public.term_concept USING btree (organization_id, picture_id) WHERE (picture_id IS NOT NULL);
alter table term_concept enable row level security;
alter table term_concept force row level security;
create policy organization_rows on term_concept for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on term_concept for all to transloom_system using true with check true;
grant delete, insert, select, update on term_concept to transloom_app;
grant delete, insert, select, update on term_concept to transloom_system;

create table term_version (
  id uuid not null,
  organization_id uuid not null,
  term_base_id uuid not null,
  concept_id uuid not null,
  content jsonb not null,
  change text not null,
  changed_by uuid,
  changed_at timestamp(3) with time zone not null,
  revision bigint not null,
  clean_id uuid,
  origin jsonb,
  constraint term_version_pkey PRIMARY KEY (id),
  constraint term_version_organization_id_term_base_id_fkey FOREIGN KEY (organization_id, term_base_id) REFERENCES term_base(organization_id, id) ON DELETE CASCADE,
  constraint term_version_change_check CHECK ((change = ANY (ARRAY['edited'::text, 'deleted'::text])))
);
CREATE INDEX term_version_cleaned ON public.term_version USING btree (organization_id, clean_id) WHERE (clean_id IS NOT NULL);
CREATE INDEX term_version_of_concept ON public.term_version USING btree (organization_id, concept_id);
CREATE INDEX term_version_picture ON public.term_version USING btree (changed_at) WHERE ((change = 'deleted'::text) AND (content ? 'picture'::text));
CREATE INDEX term_version_revision ON public.term_version USING btree (organization_id, term_base_id, revision);
alter table term_version enable row level security;
alter table term_version force row level security;
create policy organization_rows on term_version for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on term_version for all to transloom_system using true with check true;
grant delete, insert, select, update on term_version to transloom_app;
grant delete, insert, select, update on term_version to transloom_system;

create table trainer_report (
  organization_id uuid not null,
  trainer_id uuid not null,
  report_id text not null,
  taken_at timestamp(3) with time zone not null,
  constraint trainer_report_pkey PRIMARY KEY (organization_id, trainer_id, report_id),
  constraint trainer_report_organization_id_trainer_id_fkey FOREIGN KEY (organization_id, trainer_id) REFERENCES engine_trainer(organization_id, id) ON DELETE CASCADE
);
alter table trainer_report enable row level security;
alter table trainer_report force row level security;
create policy organization_rows on trainer_report for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on trainer_report for all to transloom_system using true with check true;
grant delete, insert, select, update on trainer_report to transloom_app;
grant delete, insert, select, update on trainer_report to transloom_system;

create table translation_rating (
  organization_id uuid not null,
  segment_id uuid not null,
  user_id uuid not null,
  engine_key text not null,
  engine text not null,
  stars smallint not null,
  target text not null,
  rated_at timestamp(3) with time zone not null,
  constraint translation_rating_pkey PRIMARY KEY (organization_id, segment_id, user_id, engine_key),
  constraint translation_rating_organization_id_segment_id_fkey FOREIGN KEY (organization_id, segment_id) REFERENCES segment(organization_id, id) ON DELETE CASCADE,
  constraint translation_rating_stars_check CHECK (((stars >= 1) AND (stars <= 5)))
);
alter table translation_rating enable row level security;
alter table translation_rating force row level security;
create policy organization_rows on translation_rating for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on translation_rating for all to transloom_system using true with check true;
grant delete, insert, select, update on translation_rating to transloom_app;
grant delete, insert, select, update on translation_rating to transloom_system;

create table uploaded_file (
  file_id uuid not null,
  organization_id uuid not null,
  user_id uuid not null,
  purpose text not null,
  name text not null,
  bytes bigint not null,
  sha256 text not null,
  format text,
  storage_key text not null,
  created_at timestamp(3) with time zone not null,
  used_at timestamp(3) with time zone,
  constraint uploaded_file_pkey PRIMARY KEY (file_id),
  constraint uploaded_file_organization_id_file_id_key UNIQUE (organization_id, file_id)
);
CREATE INDEX uploaded_file_unused ON public.uploaded_file USING btree (created_at) WHERE (used_at IS NULL);
alter table uploaded_file enable row level security;
alter table uploaded_file force row level security;
create policy organization_rows on uploaded_file for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on uploaded_file for all to transloom_system using true with check true;
grant delete, insert, select, update on uploaded_file to transloom_app;
grant delete, insert, select, update on uploaded_file to transloom_system;

create table used_challenge (
  challenge_id text not null,
  expires_at timestamp(3) with time zone not null,
  constraint used_challenge_pkey PRIMARY KEY (challenge_id)
);
CREATE INDEX used_challenge_by_expiry ON public.used_challenge USING btree (expires_at);
alter table used_challenge enable row level security;
alter table used_challenge force row level security;
create policy system_rows on used_challenge for all to transloom_system using true with check true;
grant delete, insert, select, update on used_challenge to transloom_system;

create table user_account (
  user_id uuid not null,
  username text not null,
  phone text,
  email text,
  password_hash text,
  avatar text,
  internal boolean not null default false,
  administrator boolean not null default false,
  first_login boolean not null default true,
  last_organization_id uuid,
  created_at timestamp(3) with time zone not null,
  nickname text,
  language text not null default 'zh-CN'::text,
  time_zone text,
  suspended_at timestamp(3) with time zone,
  deletion_due_at timestamp(3) with time zone,
  deleted_at timestamp(3) with time zone,
  constraint user_account_pkey PRIMARY KEY (user_id),
  constraint user_account_email_key UNIQUE (email),
  constraint user_account_phone_key UNIQUE (phone),
  constraint user_account_email_check CHECK ((email = lower(email)))
);
CREATE INDEX user_account_look ON public.user_account USING btree (look_of_name(username));
CREATE UNIQUE INDEX user_account_by_username ON public.user_account USING btree (lower(username));
alter table user_account enable row level security;
alter table user_account force row level security;
create policy colleagues on user_account for select to transloom_app using (EXISTS ( SELECT
   FROM member
  WHERE ((member.user_id = user_account.user_id) AND (member.organization_id = current_organization()))));
create policy system_rows on user_account for all to transloom_system using true with check true;
grant delete, insert, select, update on user_account to transloom_system;

create table wallet (
  organization_id uuid not null,
  unit text not null,
  constraint wallet_pkey PRIMARY KEY (organization_id, unit),
  constraint wallet_unit_check CHECK ((unit = ANY (ARRAY['characters'::text, 'tokens'::text, 'CNY'::text, 'USD'::text])))
);
alter table wallet enable row level security;
alter table wallet force row level security;
create policy organization_rows on wallet for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on wallet for all to transloom_system using true with check true;
grant delete, insert, select, update on wallet to transloom_app;
grant delete, insert, select, update on wallet to transloom_system;

create table webhook (
  id uuid not null,
  organization_id uuid not null,
  url text not null,
  secrets jsonb not null,
  active boolean not null,
  updated_at timestamp(3) with time zone not null,
  constraint webhook_pkey PRIMARY KEY (id),
  constraint webhook_organization_id_key UNIQUE (organization_id)
);
alter table webhook enable row level security;
alter table webhook force row level security;
create policy organization_rows on webhook for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on webhook for all to transloom_system using true with check true;
grant delete, insert, select, update on webhook to transloom_app;
grant delete, insert, select, update on webhook to transloom_system;

create table webhook_delivery (
  id uuid not null,
  organization_id uuid not null,
  project_id uuid,
  event text not null,
  body jsonb not null,
  state text not null default 'waiting'::text,
  tries smallint not null default 0,
  answer jsonb,
  created_at timestamp(3) with time zone not null,
  tried_at timestamp(3) with time zone,
  constraint webhook_delivery_pkey PRIMARY KEY (id),
  constraint webhook_delivery_organization_id_project_id_fkey FOREIGN KEY (organization_id, project_id) REFERENCES project(organization_id, id) ON DELETE CASCADE,
  constraint webhook_delivery_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'delivered'::text, 'failed'::text])))
);
CREATE INDEX webhook_delivery_of_project ON public.webhook_delivery USING btree (organization_id, project_id, created_at DESC);
alter table webhook_delivery enable row level security;
alter table webhook_delivery force row level security;
create policy organization_rows on webhook_delivery for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on webhook_delivery for all to transloom_system using true with check true;
grant delete, insert, select, update on webhook_delivery to transloom_app;
grant delete, insert, select, update on webhook_delivery to transloom_system;

create table wechat_account (
  app_id text not null,
  open_id text not null,
  user_id uuid not null,
  bound_at timestamp(3) with time zone not null,
  union_id text,
  union_checked_at timestamp(3) with time zone,
  constraint wechat_account_pkey PRIMARY KEY (app_id, open_id),
  constraint wechat_account_user_id_key UNIQUE (user_id),
  constraint wechat_account_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(user_id) ON DELETE CASCADE
);
CREATE INDEX wechat_account_unchecked ON public.wechat_account USING btree (bound_at) WHERE (union_checked_at IS NULL);
CREATE UNIQUE INDEX wechat_account_by_union ON public.wechat_account USING btree (app_id, union_id) WHERE (union_id IS NOT NULL);
alter table wechat_account enable row level security;
alter table wechat_account force row level security;
create policy system_rows on wechat_account for all to transloom_system using true with check true;
grant delete, insert, select, update on wechat_account to transloom_system;

create table wechat_push (
  push_key text not null,
  expires_at timestamp(3) with time zone not null,
  constraint wechat_push_pkey PRIMARY KEY (push_key)
);
CREATE INDEX wechat_push_by_expiry ON public.wechat_push USING btree (expires_at);
alter table wechat_push enable row level security;
alter table wechat_push force row level security;
create policy system_rows on wechat_push for all to transloom_system using true with check true;
grant delete, insert, select, update on wechat_push to transloom_system;

create table wechat_scan (
  event_key_hash bytea not null,
  browser_hash bytea not null,
  user_id uuid,
  state text not null default 'waiting'::text,
  app_id text not null,
  open_id text,
  user_agent text not null,
  address text not null,
  expires_at timestamp(3) with time zone not null,
  constraint wechat_scan_pkey PRIMARY KEY (event_key_hash),
  constraint wechat_scan_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(user_id) ON DELETE CASCADE,
  constraint wechat_scan_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'scanned'::text, 'bound'::text, 'conflict'::text])))
);
CREATE INDEX wechat_scan_by_expiry ON public.wechat_scan USING btree (expires_at);
alter table wechat_scan enable row level security;
alter table wechat_scan force row level security;
create policy system_rows on wechat_scan for all to transloom_system using true with check true;
grant delete, insert, select, update on wechat_scan to transloom_system;

create table work (
  id uuid not null,
  organization_id uuid not null,
  owner_id uuid not null,
  kind text not null,
  name text not null,
  subject_kind text,
  subject_id uuid,
  key text,
  options jsonb not null,
  status text not null,
  stage text,
  state jsonb not null default '{}'::jsonb,
  done bigint not null default 0,
  total bigint not null default 0,
  doing text,
  failure jsonb,
  wallet text,
  cost_amount bigint not null default 0,
  cost_held bigint not null default 0,
  cost_spent bigint not null default 0,
  cost_charged bigint not null default 0,
  hold_id uuid,
  counts jsonb not null default '{}'::jsonb,
  result jsonb,
  job_id uuid,
  expected_seconds integer,
  created_at timestamp(3) with time zone not null,
  started_at timestamp(3) with time zone,
  ended_at timestamp(3) with time zone,
  kept_until timestamp(3) with time zone,
  source_language text,
  target_language text,
  constraint work_pkey PRIMARY KEY (id),
  constraint work_check CHECK (((subject_kind IS NULL) = (subject_id IS NULL))),
  constraint work_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'running'::text, 'paused'::text, 'done'::text, 'failed'::text, 'stopped'::text])))
);
CREATE INDEX work_kept_until ON public.work USING btree (kept_until) WHERE (kept_until IS NOT NULL);
CREATE INDEX work_of_kind ON public.work USING btree (organization_id, kind, created_at DESC, id);
CREATE INDEX work_of_subject ON public.work USING btree (organization_id, subject_id) WHERE (subject_id IS NOT NULL);
CREATE UNIQUE INDEX work_key ON public.work USING btree (organization_id, kind, key) WHERE (status <> 'done'::text);
alter table work enable row level security;
alter table work force row level security;
create policy organization_rows on work for all to transloom_app using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system_rows on work for all to transloom_system using true with check true;
grant delete, insert, select, update on work to transloom_app;
grant delete, insert, select, update on work to transloom_system;
