import type { completionTasks } from '@transloom/contracts/term-completions';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';

interface Wanted {
  readonly workId: string;
  readonly task: (typeof completionTasks)[number];
  /** Number of a term; the page begins behind it. */
  readonly after: number;
  readonly limit: number;
}

/** Terms that no term base has, in their order: those without a translation, or those that no model has judged. */
export function findToComplete(db: Db, { workId, task, after, limit }: Wanted) {
  return db
    .selectFrom('extractedTerm')
    .select(['id', 'number', 'term', 'translation', 'contexts'])
    .where('workId', '=', workId)
    .where('number', '>', after)
    .where('known', '=', false)
    .where(sql<boolean>`judged_term is not false`)
    .$if(task === 'translate', (query) => query.where('translation', '=', ''))
    .$if(task === 'judge', (query) => query.where('judgedTerm', 'is', null).where('confirmed', '=', false))
    .orderBy('number')
    .limit(limit)
    .execute();
}
export type TermToComplete = Awaited<ReturnType<typeof findToComplete>>[number];

export interface CompletedTerm {
  readonly id: string;
  readonly translation: string;
  /** Null where it was only translated. */
  readonly isTerm: boolean | null;
  readonly definition: string;
}

/** What people wrote meanwhile stays. */
export async function saveCompleted(
  db: Db,
  { workId, engine }: { readonly workId: string; readonly engine: string },
  terms: readonly CompletedTerm[],
): Promise<void> {
  if (terms.length === 0) return;
  await sql`
    update extracted_term as kept set
      translated_by = case when kept.translation = '' and given.translation <> '' then ${engine} else kept.translated_by end,
      translation = case when kept.translation = '' then given.translation else kept.translation end,
      remark = case when kept.remark = '' then given.definition else kept.remark end,
      judged_term = coalesce(given."isTerm", kept.judged_term),
      judged_by = case when given."isTerm" is null then kept.judged_by else ${engine} end
    from jsonb_to_recordset(${JSON.stringify(terms)}::jsonb)
      as given(id uuid, translation text, "isTerm" boolean, definition text)
    where kept.work_id = ${workId}::uuid and kept.id = given.id`.execute(db);
}
