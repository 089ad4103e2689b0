import type { Failure } from '@transloom/contracts/jobs';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export interface NewCorpus {
  readonly id: string;
  readonly organizationId: string;
  readonly customEngineId: string;
  readonly name: string;
  readonly bytes: number;
  readonly forTesting: boolean;
  readonly fileId: string;
  readonly format: string;
  readonly contributorId: string;
  readonly createdAt: Date;
}

export async function insertCorpus(db: Db, corpus: NewCorpus): Promise<void> {
  await db.insertInto('engineCorpus').values(corpus).execute();
}

export type CorpusRow = Awaited<ReturnType<typeof findCorpora>>[number];

export function findCorpora(db: Db, customEngineId: string) {
  return db
    .selectFrom('engineCorpus')
    .selectAll()
    .where('customEngineId', '=', customEngineId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export async function endReading(
  db: Db,
  corpusId: string,
  end: { readonly pairs: number; readonly failure: Failure | null },
): Promise<void> {
  const failure = end.failure === null ? null : JSON.stringify(end.failure);
  await db
    .updateTable('engineCorpus')
    .set({ pairs: end.pairs, failure, fileId: null })
    .where('id', '=', corpusId)
    .execute();
}

export async function deleteCorpus(db: Db, corpusId: string): Promise<void> {
  await db.deleteFrom('engineCorpus').where('id', '=', corpusId).execute();
}

export interface NewPair {
  readonly id: string;
  readonly position: number;
  /** Markup. */
  readonly source: string;
  readonly target: string;
}

interface PairOwner {
  readonly organizationId: string;
  readonly corpusId: string;
  readonly customEngineId: string;
}

export async function insertPairs(db: Db, owner: PairOwner, pairs: readonly NewPair[]): Promise<void> {
  if (pairs.length === 0) return;
  const { organizationId, corpusId, customEngineId } = owner;
  await sql`
    insert into engine_pair (organization_id, corpus_id, custom_engine_id, id, position, source, target)
    select ${organizationId}::uuid, ${corpusId}::uuid, ${customEngineId}::uuid, id, position, source, target
    from json_to_recordset(${JSON.stringify(pairs)}::json)
      as row (id uuid, position integer, source text, target text)`.execute(db);
}

export async function deletePairsOf(db: Db, corpusId: string): Promise<void> {
  await db.deleteFrom('enginePair').where('corpusId', '=', corpusId).execute();
}

const pairsPerDeletion = 20_000;

/** Deletes some pairs and returns their number. */
export async function deleteSomePairs(db: Db, customEngineId: string): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from engine_pair where ctid = any(array(
      select ctid from engine_pair where custom_engine_id = ${customEngineId} limit ${pairsPerDeletion}))`.execute(
    db,
  );
  return Number(numAffectedRows);
}

export async function deleteCorpora(db: Db, customEngineId: string): Promise<void> {
  await db.deleteFrom('engineCorpus').where('customEngineId', '=', customEngineId).execute();
}
