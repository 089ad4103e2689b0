import type { PresentUser } from '@transloom/contracts/realtime';
import type { Db } from '../db/database.ts';

/** Without a new sign of life nobody is shown as present for longer. */
const leaseMs = 30_000;

export interface Presence extends PresentUser {
  readonly documentId: string;
  readonly organizationId: string;
}

/** Stores a sign of life; true where others see something new by it. */
export async function storePresence(db: Db, presence: Presence, now: Date): Promise<boolean> {
  const { documentId, connectionId, segmentId } = presence;
  const before = await db
    .selectFrom('presence')
    .select(['segmentId', 'expiresAt'])
    .where('documentId', '=', documentId)
    .where('connectionId', '=', connectionId)
    .executeTakeFirst();
  const expiresAt = new Date(now.getTime() + leaseMs);
  await db
    .insertInto('presence')
    .values({ ...presence, expiresAt })
    .onConflict((conflict) =>
      conflict.columns(['documentId', 'connectionId']).doUpdateSet({ segmentId, expiresAt }),
    )
    .execute();
  return before === undefined || before.expiresAt <= now || before.segmentId !== segmentId;
}

/** True where somebody was present by it. */
export async function removePresence(
  db: Db,
  { documentId, connectionId }: { readonly documentId: string; readonly connectionId: string },
): Promise<boolean> {
  const removed = await db
    .deleteFrom('presence')
    .where('documentId', '=', documentId)
    .where('connectionId', '=', connectionId)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

export function listPresent(db: Db, documentId: string, now: Date): Promise<PresentUser[]> {
  return db
    .selectFrom('presence')
    .select(['userId', 'connectionId', 'username', 'segmentId'])
    .where('documentId', '=', documentId)
    .where('expiresAt', '>', now)
    .orderBy('connectionId')
    .execute();
}

export async function removeExpiredPresence(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('presence').where('expiresAt', '<=', now).execute();
}
