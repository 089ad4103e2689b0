import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** Origin of entries: a file or a project. */
type NameColumn = 'fileName' | 'projectName';

/**
 * Names that entries of a term base have and that contain a part, whatever the case. The index gives each name once,
 * however many entries have it.
 */
export async function findNamesWith(
  db: Db,
  {
    termBaseId,
    column,
    part,
  }: { readonly termBaseId: string; readonly column: NameColumn; readonly part: string },
): Promise<readonly string[]> {
  const name = sql.ref(column);
  const { rows } = await sql<{ name: string }>`
    with recursive names as (
      (select ${name} as name from term_concept
        where term_base_id = ${termBaseId} and live and ${name} is not null order by ${name} limit 1)
      union all
      select (select next.${name} from term_concept next
        where next.term_base_id = ${termBaseId} and next.live and next.${name} > names.name
        order by next.${name} limit 1)
      from names where names.name is not null)
    select name from names where position(lower(${part}::text) in lower(name)) > 0`.execute(db);
  return rows.map((row) => row.name);
}
