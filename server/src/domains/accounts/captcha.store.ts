import type { Db } from '../../platform/db/database.ts';
import type { SolvedChallenge } from '../../providers/captcha/captcha.ts';

/** False where the solution was used before. */
export async function insertUsedChallenge(
  db: Db,
  { id, expiresAt }: SolvedChallenge,
  now: Date,
): Promise<boolean> {
  await db.deleteFrom('usedChallenge').where('expiresAt', '<=', now).execute();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('usedChallenge')
    .values({ challengeId: id, expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
