import { type RawBuilder, sql } from 'kysely';
import { textColumn } from '../../../platform/db/column-types.ts';
import type { Db } from '../../../platform/db/database.ts';
import { selectRows } from '../../../platform/db/select-rows.ts';
import type { SourceOwner } from '../matching/memory-sources.store.ts';
import { sourceKeysOf, sourcesPerPack } from '../matching/source-pack.ts';
import type { ListedWord } from './listed-words.ts';

/** Words that are known stay. */
export async function insertWords(
  db: Db,
  { organizationId, directionId }: SourceOwner,
  words: readonly ListedWord[],
): Promise<void> {
  if (words.length === 0) return;
  await sql`
    insert into memory_word (organization_id, direction_id, plain, word)
    select ${organizationId}, ${directionId}, listed.plain, listed.word
    from (${selectRows(words, { plain: textColumn, word: textColumn })}) listed
    on conflict do nothing`.execute(db);
}

/** Words of directions that are one of `plains`, all without accents. */
export async function findWordsByPlain(
  db: Db,
  directionIds: readonly string[],
  plains: readonly string[],
): Promise<readonly ListedWord[]> {
  if (plains.length === 0) return [];
  return db
    .selectFrom('memoryWord')
    .select(['plain', 'word'])
    .distinct()
    .where('directionId', '=', sql<string>`any(${[...directionIds]}::uuid[])`)
    .where('plain', '=', sql<string>`any(${[...plains]}::text[])`)
    .execute();
}

/** Words with a prefix, compared without accents: the shortest of each direction, at most `most`. */
export async function findWordsByBeginning(
  db: Db,
  directionIds: readonly string[],
  { beginning, most }: { readonly beginning: string; readonly most: number },
): Promise<readonly ListedWord[]> {
  const { rows } = await sql<ListedWord>`
    select distinct listed.plain, listed.word
    from unnest(${[...directionIds]}::uuid[]) as wanted (direction_id)
    cross join lateral (
      select plain, word from memory_word w
      where w.direction_id = wanted.direction_id and w.plain >= ${beginning} and w.plain < ${beginning} || chr(1114111)
      order by length(plain), plain limit ${most}
    ) listed`.execute(db);
  return rows;
}

/** A direction with sources whose words are not listed yet. */
export interface UnlistedDirection extends SourceOwner {
  /** Null: sources that have no transaction are next. */
  readonly listedIn: string | null;
  /** The place of the last source of it, or pack, whose words are listed. */
  readonly listedAfter: string;
  /** Transactions that are older than this have all ended. */
  readonly endedBefore: string;
}

/**
 * Locks a direction with unlisted words until the transaction ends. A memory that an import writes into waits for its
 * end, because the import needs the processor. After a restore under younger transaction ids, everything is listed
 * again.
 */
export async function holdUnlistedDirection(db: Db): Promise<UnlistedDirection | undefined> {
  const { rows } = await sql<UnlistedDirection>`
    select id as direction_id, organization_id,
      case when words_listed_in > pg_snapshot_xmax(pg_current_snapshot()) then '0' else words_listed_in::text end as listed_in,
      case when words_listed_in > pg_snapshot_xmax(pg_current_snapshot()) then '' else words_listed_after end as listed_after,
      pg_snapshot_xmin(pg_current_snapshot())::text as ended_before
    from memory_direction d
    where (words_listed_in is null or words_listed_in > pg_snapshot_xmax(pg_current_snapshot())
      or exists (select from memory_source s
        where s.direction_id = d.id and s.added_in >= d.words_listed_in and s.added_in < pg_snapshot_xmin(pg_current_snapshot()))
      or exists (select from memory_source_pack p
        where p.direction_id = d.id and p.added_in >= d.words_listed_in and p.added_in < pg_snapshot_xmin(pg_current_snapshot())))
      and not exists (select from memory m where m.id = d.memory_id and m.writing_import is not null)
    order by id limit 1 for no key update skip locked`.execute(db);
  return rows[0];
}

/** A source of the tail, or a whole pack. */
export interface UnlistedSources {
  /** Sort key among the sources of one transaction. */
  readonly place: string;
  readonly addedIn: string | null;
  /** 8 bytes each. */
  readonly keys: Buffer;
  /** Most sources to return. */
  readonly most: number;
}

/** Sources in the order in which they are listed: `most` or a few more; fewer at the end. */
export async function findUnlistedSources(
  db: Db,
  direction: UnlistedDirection,
  most: number,
): Promise<readonly UnlistedSources[]> {
  const { listedIn, listedAfter, endedBefore, organizationId, directionId } = direction;
  const unlisted = (place: RawBuilder<string>) => sql`
    organization_id = ${organizationId} and direction_id = ${directionId}
      and ${
        listedIn === null
          ? sql`added_in is null and ${place} > ${listedAfter}`
          : sql`added_in >= ${listedIn}::xid8 and added_in < ${endedBefore}::xid8
              and (added_in > ${listedIn}::xid8 or ${place} > ${listedAfter})`
      }`;
  const ofPack = sql<string>`lpad(part::text, 10, '0')`;
  const ofSource = sql<string>`source_key`;
  // Neither part of the union ends before as many are counted as are wanted, so that none of what follows is passed over.
  const { rows } = await sql<UnlistedSources>`
    select place, added_in::text, keys, most from (
      select *, sum(most) over (order by added_in, place rows unbounded preceding) as upto from (
        (select ${ofPack} as place, added_in, keys, ${sourcesPerPack}::int as most from memory_source_pack
          where ${unlisted(ofPack)} order by added_in, part limit ${Math.ceil(most / sourcesPerPack)})
        union all
        (select ${ofSource}, added_in, decode(source_key, 'hex'), 1 from memory_source
          where ${unlisted(ofSource)} order by added_in, source_key limit ${most})
      ) parts
    ) counted where upto - most < ${most} order by added_in, place`.execute(db);
  return rows;
}

/** Texts of the entries of these sources, in their markup. */
export function findTextsOfSources(
  db: Db,
  { organizationId, directionId }: SourceOwner,
  sources: readonly UnlistedSources[],
) {
  const keys = sources.flatMap((some) => sourceKeysOf(some.keys));
  return db
    .selectFrom('memoryEntry')
    .select(['source', 'target'])
    .where('organizationId', '=', organizationId)
    .where('directionId', '=', directionId)
    .where('sourceKey', '=', sql<string>`any(${keys}::text[])`)
    .execute();
}

/** `last`: the last source that is listed; undefined where all are that were added before this moment. */
export async function keepListed(
  db: Db,
  { directionId, listedIn, endedBefore }: UnlistedDirection,
  last: UnlistedSources | undefined,
): Promise<void> {
  const end = listedIn === null ? '0' : endedBefore;
  await sql`
    update memory_direction set words_listed_in = ${last === undefined ? end : last.addedIn}::xid8, words_listed_after = ${last?.place ?? ''}
    where id = ${directionId}`.execute(db);
}
