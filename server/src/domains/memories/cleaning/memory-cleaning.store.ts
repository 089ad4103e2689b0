import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** Texts of the entries after one, in the order they were added. */
export function findTextsBehind(
  db: Db,
  directionId: string,
  { behind, limit }: { readonly behind: string | undefined; readonly limit: number },
) {
  return db
    .selectFrom('memoryEntry')
    .select(['id', 'source', 'target', 'changedAt'])
    .where('directionId', '=', directionId)
    .$if(behind !== undefined, (query) => query.where('id', '>', behind ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Groups are formed by hashes, which sort faster than texts. */
const hash = (text: RawBuilder<unknown>) => sql`md5(${text})::uuid`;
const pair = hash(sql`source || chr(1) || target`);
const context = sql`has_context, previous_key, next_key, unit_key`;
/** The one that stays: the highest layer, then the newest. */
const best = sql`array_position(array['approved', 'reviewed', 'draft'], layer), changed_at desc, id desc`;

/** Entries of the same source and target in the same context, or without one where another has one. */
export const duplicates = (directionId: string) => sql`
  select id as entry_id, changed_at, pair as sorting, case when in_context > 1 then kept_in_context else kept end as kept_id
  from (${placedPairs(directionId)}) placed
  where in_context > 1 or (place > 1 and not has_context)`;

/** The best of each context where another context has the same source and target. */
export const otherContexts = (directionId: string) => sql`
  select id as entry_id, changed_at, pair as sorting, kept as kept_id
  from (${placedPairs(directionId)}) placed
  where in_context = 1 and place > 1 and has_context`;

const placedPairs = (directionId: string) => sql`
  select id, changed_at, has_context, pair,
    row_number() over same_context as in_context, first_value(id) over same_context as kept_in_context,
    row_number() over same_pair as place, first_value(id) over same_pair as kept
  from (select *, ${pair} as pair from memory_entry where direction_id = ${directionId}) entry
  window same_context as (partition by pair, ${context} order by ${best}),
    same_pair as (partition by pair order by has_context desc, ${best})`;

type Text = RawBuilder<unknown>;

/*
 * What makes texts alike, one step after the other. Most texts need none of these, and to see that takes a tenth of the time.
 */
/** Markup without codes and styles; a brace of the text itself stays doubled. */
const withoutCodes = (markup: Text) => sql`
  case when strpos(${markup}, '{') = 0 then ${markup} else regexp_replace(${markup},
    '(\\{\\{)|\\{/?(?:[0-9]{1,9}|[biu](?:#[0-9a-f]{6})?)/?\\}', '\\1', 'g') end`;
const singleSpaced = (text: Text) => sql`
  btrim(case when ${text} ~ '\\s\\s|[^\\S ]' then regexp_replace(${text}, '\\s+', ' ', 'g') else ${text} end)`;
const folded = (text: Text) => sql`
  lower(case when ${text} is nfkc normalized then ${text} else normalize(${text}, NFKC) end)`;

/** Entries whose texts differ from those of another one only in codes, styles, capitals and spaces. */
export const nearDuplicates = (directionId: string) => sql`
  select id as entry_id, changed_at, likeness as sorting, kept as kept_id
  from (
    select id, changed_at, likeness, pair, first_value(id) over alike as kept, first_value(pair) over alike as kept_pair
    from (
      select entry.id, entry.changed_at, entry.layer, ${hash(sql`entry.source || chr(1) || entry.target`)} as pair,
        ${hash(sql`${folded(sql`spaced.source`)} || chr(1) || ${folded(sql`spaced.target`)}`)} as likeness
      from memory_entry entry
      -- With offset each step is done once, and not as often as its result is named.
      cross join lateral (select ${withoutCodes(sql`entry.source`)} as source, ${withoutCodes(sql`entry.target`)} as target offset 0) bare
      cross join lateral (select ${singleSpaced(sql`bare.source`)} as source, ${singleSpaced(sql`bare.target`)} as target offset 0) spaced
      where entry.direction_id = ${directionId}) entry
    window alike as (partition by likeness order by ${best})) placed
  where pair <> kept_pair`;

const orders = {
  newest: sql`changed_at desc, id desc`,
  'most-used': sql`uses desc, changed_at desc, id desc`,
  'most-reviewed': best,
};

/** Entries whose source has another target that stays. */
export const inconsistent = (directionId: string, keep: keyof typeof orders) => sql`
  select id as entry_id, changed_at, source_hash as sorting, kept as kept_id
  from (
    select id, changed_at, source_hash, target_hash,
      first_value(id) over same_source as kept, first_value(target_hash) over same_source as kept_target
    from (
      select id, changed_at, layer, source_hash, target_hash,
        count(*) over (partition by source_hash, target_hash) as uses
      from (
        select *, ${hash(sql`source`)} as source_hash, ${hash(sql`target`)} as target_hash
        from memory_entry where direction_id = ${directionId}) entry) counted
    window same_source as (partition by source_hash order by ${orders[keep]})) placed
  where target_hash <> kept_target`;
