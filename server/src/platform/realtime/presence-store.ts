import type { PresentUser } from '@transloom/contracts/realtime';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** Without a new sign of life nobody is shown as present, and nobody holds a row, for longer. */
const leaseMs = 30_000;

export interface Presence extends Omit<PresentUser, 'writing'> {
  readonly documentId: string;
  readonly organizationId: string;
  readonly lease: 'none' | 'hold' | 'take';
}

/** Stores a sign of life; true where others see something new by it. */
export async function storePresence(db: Db, { lease, ...presence }: Presence, now: Date): Promise<boolean> {
  const { documentId, connectionId, segmentId } = presence;
  const before = await db
    .selectFrom('presence')
    .select(['segmentId', 'expiresAt', 'writingUntil'])
    .where('documentId', '=', documentId)
    .where('connectionId', '=', connectionId)
    .executeTakeFirst();
  const expiresAt = new Date(now.getTime() + leaseMs);
  const holds = await takeLease(db, { ...presence, lease }, now);
  const writingUntil = holds ? expiresAt : null;
  await db
    .insertInto('presence')
    .values({ ...presence, expiresAt, writingUntil })
    .onConflict((conflict) =>
      conflict.columns(['documentId', 'connectionId']).doUpdateSet({ segmentId, expiresAt, writingUntil }),
    )
    .execute();
  if (before === undefined || before.expiresAt <= now || before.segmentId !== segmentId) return true;
  const held = before.writingUntil !== null && before.writingUntil > now;
  return lease === 'take' || held !== holds;
}

/** Whether the row is the connection's from now on: nobody else holds it, or it is taken from whoever does. */
async function takeLease(db: Db, { lease, ...presence }: Presence, now: Date): Promise<boolean> {
  const { documentId, connectionId, segmentId } = presence;
  if (lease === 'none' || segmentId === null) return false;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`row ${segmentId}`}, 0))`.execute(db);
  const ofOthers = db
    .updateTable('presence')
    .set({ writingUntil: null })
    .where('documentId', '=', documentId)
    .where('segmentId', '=', segmentId)
    .where('connectionId', '!=', connectionId);
  if (lease === 'take') {
    await ofOthers.execute();
    return true;
  }
  const held = await db
    .selectFrom('presence')
    .select('connectionId')
    .where('documentId', '=', documentId)
    .where('segmentId', '=', segmentId)
    .where('connectionId', '!=', connectionId)
    .where('writingUntil', '>', now)
    .executeTakeFirst();
  return held === undefined;
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
    .select((row) => sql<boolean>`coalesce(${row.ref('writingUntil')} > ${now}, false)`.as('writing'))
    .where('documentId', '=', documentId)
    .where('expiresAt', '>', now)
    .orderBy('connectionId')
    .execute();
}

export async function removeExpiredPresence(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('presence').where('expiresAt', '<=', now).execute();
}
