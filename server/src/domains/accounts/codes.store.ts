import type { Db } from '../../platform/db/database.ts';
import type { CodePurpose } from './code-purpose.ts';

/** What a code is bound to. */
export interface CodeBinding {
  readonly purpose: CodePurpose;
  readonly target: string;
  readonly browserHash: Buffer;
}

export interface NewCode extends CodeBinding {
  readonly codeId: string;
  readonly codeHash: string;
  readonly sentAt: Date;
  readonly expiresAt: Date;
}

export async function insertCode(db: Db, code: NewCode): Promise<void> {
  await db.deleteFrom('oneTimeCode').where('expiresAt', '<=', code.sentAt).execute();
  await db.insertInto('oneTimeCode').values(code).execute();
}

const mostTries = 5;

/** Counts a try of the last code sent with this binding; undefined where it may not be tried (any more). */
export function countCodeTry(
  db: Db,
  { purpose, target, browserHash }: CodeBinding,
  now: Date,
): Promise<Pick<NewCode, 'codeId' | 'codeHash'> | undefined> {
  return db
    .updateTable('oneTimeCode')
    .set((column) => ({ tries: column('tries', '+', 1) }))
    .where('codeId', '=', (last) =>
      last
        .selectFrom('oneTimeCode')
        .select('codeId')
        .where('purpose', '=', purpose)
        .where('target', '=', target)
        .where('browserHash', '=', browserHash)
        .orderBy('sentAt', 'desc')
        .limit(1),
    )
    .where('tries', '<', mostTries)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning(['codeId', 'codeHash'])
    .executeTakeFirst();
}

/** False where somebody was quicker. */
export async function useUpCode(db: Db, codeId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('oneTimeCode')
    .set({ usedAt: now })
    .where('codeId', '=', codeId)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
