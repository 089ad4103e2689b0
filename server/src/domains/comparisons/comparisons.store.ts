import { type ComparedTerm, comparedTermSchema, type EngineScore } from '@transloom/contracts/comparisons';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../platform/db/database.ts';

/** Whose choices they are. */
export interface Owner {
  readonly organizationId: string;
  readonly userId: string;
}

export interface Direction {
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
}

export async function findFrequentEngines(db: Db, { userId }: Owner): Promise<readonly string[]> {
  const row = await db
    .selectFrom('frequentEngines')
    .select('engineKeys')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return z.array(z.string()).parse(row?.engineKeys ?? []);
}

export async function upsertFrequentEngines(
  db: Db,
  { organizationId, userId }: Owner,
  keys: readonly string[],
): Promise<void> {
  const engineKeys = JSON.stringify(keys);
  await db
    .insertInto('frequentEngines')
    .values({ organizationId, userId, engineKeys })
    .onConflict((conflict) => conflict.columns(['organizationId', 'userId']).doUpdateSet({ engineKeys }))
    .execute();
}

export async function findCustomTerms(
  db: Db,
  { userId }: Owner,
  { sourceLanguage, targetLanguage }: Direction,
): Promise<readonly ComparedTerm[]> {
  const row = await db
    .selectFrom('customTerms')
    .select('terms')
    .where('userId', '=', userId)
    .where('sourceLanguage', '=', sourceLanguage)
    .where('targetLanguage', '=', targetLanguage)
    .executeTakeFirst();
  return z.array(comparedTermSchema).parse(row?.terms ?? []);
}

export async function upsertCustomTerms(
  db: Db,
  { organizationId, userId }: Owner,
  { sourceLanguage, targetLanguage, terms: given }: Direction & { readonly terms: readonly ComparedTerm[] },
): Promise<void> {
  const terms = JSON.stringify(given);
  await db
    .insertInto('customTerms')
    .values({ organizationId, userId, sourceLanguage, targetLanguage, terms })
    .onConflict((conflict) =>
      conflict
        .columns(['organizationId', 'userId', 'sourceLanguage', 'targetLanguage'])
        .doUpdateSet({ terms }),
    )
    .execute();
}

export interface Vote extends Owner, Direction {
  readonly id: string;
  readonly engineKeys: readonly string[];
  readonly winner: string;
  readonly votedAt: Date;
}

export async function insertVote(db: Db, { engineKeys, ...vote }: Vote): Promise<void> {
  await db
    .insertInto('comparisonVote')
    .values({ ...vote, engineKeys: JSON.stringify(engineKeys) })
    .execute();
}

/** The most won first. */
export async function sumVotes(
  db: Db,
  { sourceLanguage, targetLanguage }: Direction,
): Promise<EngineScore[]> {
  const { rows } = await sql<EngineScore>`
    select stood.engine_key as "engineKey", count(*)::integer as votes,
      (count(*) filter (where vote.winner = stood.engine_key))::integer as wins
    from comparison_vote vote cross join jsonb_array_elements_text(vote.engine_keys) as stood (engine_key)
    where vote.source_language = ${sourceLanguage} and vote.target_language = ${targetLanguage}
    group by stood.engine_key
    order by wins desc, votes, stood.engine_key`.execute(db);
  return rows;
}
