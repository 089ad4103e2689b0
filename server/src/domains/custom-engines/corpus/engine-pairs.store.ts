import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { StoredCorpus } from '../custom-engines.store.ts';

/** A pair is used as a person decided, else where nothing speaks against it. */
const used = sql<boolean>`coalesce(decision, faults = '{}')`;
/** Pairs that an engine learns from, without the held-out ones. */
const learned = sql<boolean>`${used} and part <> 'test'`;

export interface StoredPair {
  readonly id: string;
  readonly corpusId: string;
  readonly position: number;
  /** Markup. */
  readonly source: string;
  readonly target: string;
  readonly part: 'train' | 'development' | 'test';
}

interface Place {
  readonly corpusId: string;
  readonly position: number;
}

const pairsPerReading = 2_000;

/** Some pairs of an engine after a place, by corpus and position. */
export async function findPairsBehind(
  db: Db,
  customEngineId: string,
  { behind, which }: { readonly behind: Place | undefined; readonly which: 'all' | 'used' },
): Promise<readonly StoredPair[]> {
  const { corpusId = '00000000-0000-0000-0000-000000000000', position = 0 } = behind ?? {};
  const { rows } = await sql<StoredPair>`
    select id, corpus_id as "corpusId", position, source, target, part from engine_pair
    where custom_engine_id = ${customEngineId}::uuid and (corpus_id, position) > (${corpusId}::uuid, ${position})
      ${which === 'used' ? sql`and ${used}` : sql``}
    order by corpus_id, position limit ${pairsPerReading}`.execute(db);
  return rows;
}

export interface PairFinding {
  readonly id: string;
  readonly faults: readonly string[];
  readonly suspected: boolean;
  readonly part: string;
}

export async function updateFindings(db: Db, findings: readonly PairFinding[]): Promise<void> {
  if (findings.length === 0) return;
  await sql`
    update engine_pair set faults = array(select json_array_elements_text(row.faults)),
      suspected = row.suspected, part = row.part
    from json_to_recordset(${JSON.stringify(findings)}::json)
      as row (id uuid, faults json, suspected boolean, part text)
    where engine_pair.id = row.id`.execute(db);
}

/** Keeps pairs from training; what was found of them stays. */
export async function keepForTests(db: Db, pairIds: readonly string[]): Promise<void> {
  await db
    .updateTable('enginePair')
    .set({ part: 'test' })
    .where('id', '=', sql<string>`any(${[...pairIds]}::uuid[])`)
    .execute();
}

/**
 * Counts the pairs by their present decisions. A pair never changes its texts or its place, so equal ids mean equal
 * training pairs in the same order; the fingerprint is a sum of the ids, because a sum needs no sorting.
 */
export async function countPairs(db: Db, customEngineId: string): Promise<StoredCorpus> {
  const { rows } = await sql<Omit<StoredCorpus, 'reasons'>>`
    select count(*)::int as uploaded,
      (count(*) filter (where suspected and ${used}))::int as suspected,
      (count(*) filter (where not faults && '{duplicate,nearDuplicate,manyTargets}'))::int as deduplicated,
      (count(*) filter (where ${used}))::int as cleaned,
      (count(*) filter (where ${used} and part = 'test'))::int as test,
      coalesce(sum(uuid_hash_extended(id, 0)) filter (where ${learned}), 0)::text as fingerprint
    from engine_pair where custom_engine_id = ${customEngineId}::uuid`.execute(db);
  const reasons = await sql<{ reason: string; pairs: number }>`
    select reason, count(*)::int as pairs from engine_pair, unnest(faults) as reason
    where custom_engine_id = ${customEngineId}::uuid and not ${used} group by reason`.execute(db);
  const counts = rows[0] ?? { uploaded: 0, suspected: 0, deduplicated: 0, cleaned: 0, test: 0 };
  return { ...counts, reasons: Object.fromEntries(reasons.rows.map(({ reason, pairs }) => [reason, pairs])) };
}

const shown: Readonly<Record<string, RawBuilder<unknown>>> = {
  all: sql`true`,
  used,
  'left-out': sql`not ${used}`,
  suspected: sql`suspected and ${used}`,
  test: sql`part = 'test' and ${used}`,
  decided: sql`decision is not null`,
};

interface PairQuery {
  readonly customEngineId: string;
  readonly show: string;
  readonly reason: string | undefined;
  readonly pageNumber: number;
  readonly pageSize: number;
}

export interface ListedPair extends StoredPair {
  readonly file: string;
  readonly faults: string[];
  readonly suspected: boolean;
  readonly decision: boolean | null;
}

export async function findPairPage(
  db: Db,
  { customEngineId, show, reason, pageNumber, pageSize }: PairQuery,
): Promise<{ readonly pairs: readonly ListedPair[]; readonly total: number }> {
  const wanted = sql`engine_pair.custom_engine_id = ${customEngineId}::uuid and ${shown[show] ?? sql`true`}
    ${reason === undefined ? sql`` : sql`and ${reason} = any(faults)`}`;
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from engine_pair where ${wanted}`.execute(db);
  const { rows } = await sql<ListedPair>`
    select engine_pair.id, corpus_id as "corpusId", position, source, target, part, faults, suspected, decision,
      engine_corpus.name as file
    from engine_pair join engine_corpus on engine_corpus.id = corpus_id
    where ${wanted} order by corpus_id, position
    limit ${pageSize} offset ${(pageNumber - 1) * pageSize}`.execute(db);
  return { pairs: rows, total: counted.rows[0]?.total ?? 0 };
}

/** Gives how many of the pairs are those of the engine. */
export async function decidePairRows(
  db: Db,
  {
    customEngineId,
    pairIds,
    used: decision,
  }: {
    readonly customEngineId: string;
    readonly pairIds: readonly string[];
    readonly used: boolean | null;
  },
): Promise<number> {
  const changed = await db
    .updateTable('enginePair')
    .set({ decision })
    .where('customEngineId', '=', customEngineId)
    .where('id', '=', sql<string>`any(${[...pairIds]}::uuid[])`)
    .executeTakeFirst();
  return Number(changed.numUpdatedRows);
}

/** Size of the training pairs in bytes of UTF-8. */
export async function measureTrainingPairs(
  db: Db,
  customEngineId: string,
): Promise<{ readonly pairs: number; readonly sourceBytes: number; readonly targetBytes: number }> {
  const { rows } = await sql<{ pairs: number; sourceBytes: string; targetBytes: string }>`
    select count(*)::int as pairs, coalesce(sum(octet_length(source)), 0) as "sourceBytes",
      coalesce(sum(octet_length(target)), 0) as "targetBytes"
    from engine_pair where custom_engine_id = ${customEngineId}::uuid and ${learned}`.execute(db);
  const { pairs = 0, sourceBytes = '0', targetBytes = '0' } = rows[0] ?? {};
  return { pairs, sourceBytes: Number(sourceBytes), targetBytes: Number(targetBytes) };
}
