import type { Db } from '../../../platform/db/database.ts';

interface EngineAnswerRow {
  readonly organizationId: string;
  readonly key: Buffer;
  /** Markup. */
  readonly target: string;
  readonly version: string;
  readonly answeredAt: Date;
}

export function findAnswers(db: Db, keys: readonly Buffer[], since: Date) {
  return db
    .selectFrom('engineAnswer')
    .select(['key', 'target', 'version'])
    .where('key', 'in', keys)
    .where('answeredAt', '>=', since)
    .execute();
}

/** An answer that is known already is replaced: this one is newer. */
export async function insertAnswers(db: Db, answers: readonly EngineAnswerRow[]): Promise<void> {
  await db
    .insertInto('engineAnswer')
    .values([...answers])
    .onConflict((conflict) =>
      conflict.columns(['organizationId', 'key']).doUpdateSet((eb) => ({
        target: eb.ref('excluded.target'),
        version: eb.ref('excluded.version'),
        answeredAt: eb.ref('excluded.answeredAt'),
      })),
    )
    .execute();
}

export async function deleteAnswersBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('engineAnswer').where('answeredAt', '<', before).execute();
}
