import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

interface TermPairs {
  readonly termBaseId: string;
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
  readonly most: number;
}

/** Each source of a base once, with the first word of its concept that may be used in the other language. */
export async function findTermPairs(
  db: Db,
  { termBaseId, sourceLanguage, targetLanguage, most }: TermPairs,
): Promise<readonly { readonly source: string; readonly target: string }[]> {
  const { rows } = await sql<{ readonly source: string; readonly target: string }>`
    select distinct on (source.text) source.text as source, target.text as target
    from term source
    join term_concept concept on concept.id = source.concept_id and concept.live
    join lateral (
      select text from term other
      where other.organization_id = source.organization_id and other.concept_id = source.concept_id
        and other.language = ${targetLanguage} and other.status in ('preferred', 'admitted')
      order by other.status = 'preferred' desc, other.section, other.position
      limit 1
    ) target on true
    where source.term_base_id = ${termBaseId} and source.language = ${sourceLanguage}
      and source.status <> 'forbidden'
    order by source.text, source.id
    limit ${most}`.execute(db);
  return rows;
}
