import type { ExtractedTerm, extractedTermStates } from '@transloom/contracts/term-extraction';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

interface ExtractionId {
  readonly workId: string;
  readonly organizationId: string;
}

export interface NewExtractedTerm {
  readonly id: string;
  readonly number: number;
  readonly term: string;
  readonly forms: readonly string[];
  readonly frequency: number;
  readonly score: number;
  readonly translation: string;
  readonly translations: readonly string[];
  readonly contexts: ExtractedTerm['contexts'];
  readonly known: boolean;
}

export async function clearTerms(db: Db, workId: string): Promise<void> {
  await db.deleteFrom('extractedTerm').where('workId', '=', workId).execute();
}

const rowsTogether = 1_000;

export async function insertTerms(
  db: Db,
  id: ExtractionId,
  terms: readonly NewExtractedTerm[],
): Promise<void> {
  for (let at = 0; at < terms.length; at += rowsTogether)
    await db
      .insertInto('extractedTerm')
      .values(
        terms.slice(at, at + rowsTogether).map(({ forms, translations, contexts, ...term }) => ({
          ...term,
          ...id,
          forms: [...forms],
          translations: [...translations],
          contexts: JSON.stringify(contexts),
        })),
      )
      .execute();
}

export interface TermFilter {
  readonly workId: string;
  readonly search: string;
  readonly state: (typeof extractedTermStates)[number];
  /** With those that a term base has. */
  readonly known: boolean;
}

interface TermPage extends TermFilter {
  readonly offset: number;
  readonly limit: number;
  readonly sort: 'score' | 'frequency' | 'term';
}

export async function findTermPage(db: Db, { offset, limit, sort, ...filter }: TermPage) {
  const order = { score: 'number', frequency: 'frequency', term: 'term' } as const;
  return filtered(db, filter)
    .selectAll()
    .orderBy(order[sort], sort === 'frequency' ? 'desc' : 'asc')
    .orderBy('number')
    .offset(offset)
    .limit(limit)
    .execute();
}
export type ExtractedTermRow = Awaited<ReturnType<typeof findTermPage>>[number];

export async function countTerms(db: Db, filter: TermFilter): Promise<number> {
  const { count } = await filtered(db, filter)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A language model said so, and nobody confirmed it all the same. */
const isRejected = sql<boolean>`(judged_term is false and not confirmed)`;

function filtered(db: Db, { workId, search, state, known }: TermFilter) {
  const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return db
    .selectFrom('extractedTerm')
    .where('workId', '=', workId)
    .$if(!known, (query) => query.where('known', '=', false))
    .where(state === 'rejected' ? isRejected : sql<boolean>`not ${isRejected}`)
    .$if(state === 'open' || state === 'confirmed', (query) =>
      query.where('confirmed', '=', state === 'confirmed'),
    )
    .$if(search !== '', (query) =>
      query.where(({ or, eb }) => or([eb('term', 'ilike', pattern), eb('translation', 'ilike', pattern)])),
    );
}

export async function countStates(db: Db, workId: string) {
  const count = (where: Expression<SqlBool>) => sql<string>`count(*) filter (where ${where})`;
  const row = await db
    .selectFrom('extractedTerm')
    .select(({ fn, eb }) => [
      fn.countAll<string>().as('all'),
      count(eb('known', '=', true)).as('known'),
      count(eb('confirmed', '=', true)).as('confirmed'),
      count(eb('saved', '=', true)).as('saved'),
      count(isRejected).as('rejected'),
      count(sql<boolean>`translation = '' and not known and judged_term is not false`).as('untranslated'),
    ])
    .where('workId', '=', workId)
    .executeTakeFirstOrThrow();
  return {
    all: Number(row.all),
    known: Number(row.known),
    confirmed: Number(row.confirmed),
    saved: Number(row.saved),
    rejected: Number(row.rejected),
    untranslated: Number(row.untranslated),
  };
}

export interface TermChange {
  readonly term?: string | undefined;
  readonly translation?: string | undefined;
  readonly remark?: string | undefined;
}

/** False where the extraction has no such term. */
export async function updateTerm(
  db: Db,
  workId: string,
  termId: string,
  change: TermChange,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('extractedTerm')
    .set({ ...change, saved: false })
    .$if(change.translation !== undefined, (query) => query.set({ translatedBy: null }))
    .where('workId', '=', workId)
    .where('id', '=', termId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether the extraction has all these terms. */
export async function hasTerms(db: Db, workId: string, termIds: readonly string[]): Promise<boolean> {
  const { count } = await db
    .selectFrom('extractedTerm')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('workId', '=', workId)
    .where(sql<boolean>`id = any(${[...termIds]}::uuid[])`)
    .executeTakeFirstOrThrow();
  return Number(count) === new Set(termIds).size;
}

interface Confirmation {
  readonly workId: string;
  /** Null: all that no term base has, with the least score. */
  readonly termIds: readonly string[] | null;
  readonly leastScore: number;
  readonly confirmed: boolean;
}

export async function setConfirmed(
  db: Db,
  { workId, termIds, leastScore, confirmed }: Confirmation,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('extractedTerm')
    .set({ confirmed })
    .where('workId', '=', workId)
    .where('confirmed', '=', !confirmed)
    .$if(termIds !== null, (query) => query.where(sql<boolean>`id = any(${[...(termIds ?? [])]}::uuid[])`))
    .$if(termIds === null, (query) =>
      query
        .where('known', '=', false)
        .where('score', '>=', leastScore)
        .where(sql<boolean>`judged_term is not false`),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Confirmed terms in their order that were not saved yet. */
export function findToSave(db: Db, workId: string): Promise<ExtractedTermRow[]> {
  return db
    .selectFrom('extractedTerm')
    .selectAll()
    .where('workId', '=', workId)
    .where('confirmed', '=', true)
    .where('saved', '=', false)
    .orderBy('number')
    .execute();
}

export async function markSaved(db: Db, workId: string, termIds: readonly string[]): Promise<void> {
  await db
    .updateTable('extractedTerm')
    .set({ saved: true })
    .where('workId', '=', workId)
    .where(sql<boolean>`id = any(${[...termIds]}::uuid[])`)
    .execute();
}
