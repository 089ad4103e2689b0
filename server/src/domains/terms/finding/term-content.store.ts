import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** A search in some term bases. */
export interface WantedInBases {
  readonly bases: readonly {
    readonly termBaseId: string;
    /** Keys as `keysIn` gives them. */
    readonly keys: readonly number[];
  }[];
  /** Parts of the content, all of which a concept has. */
  readonly parts: readonly string[];
}

/** Ids of concepts by base, in no order; `lookedAt` of each base have the keys and are compared, `most` are given. */
export async function findConceptsWith(
  db: Db,
  { bases, parts }: WantedInBases,
  { lookedAt, most }: { readonly lookedAt: number; readonly most: number },
): Promise<readonly { readonly id: string; readonly termBaseId: string }[]> {
  if (bases.length === 0) return [];
  const { rows } = await sql<{ id: string; termBaseId: string }>`
    select id, term_base_id from term_concepts_with_content(
      ${bases.map(({ termBaseId }) => termBaseId)}::uuid[],
      ${bases.map(({ keys }) => `{${keys.join(',')}}`)}::text[],
      ${parts.map(patternOf)}::text[], ${lookedAt}, ${most})`.execute(db);
  return rows;
}

/** For a query that reads all concepts of a term base and finds the parts in many of them. */
export function hasParts(parts: readonly string[]) {
  return sql<SqlBool>`term_concept.content like all (${parts.map(patternOf)}::text[])`;
}

function patternOf(part: string): string {
  return `%${part.replace(/[\\%_]/g, '\\$&')}%`;
}
