import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { preparedStatement } from '../../db/prepared-statement.ts';
import type { Services } from '../../services.ts';

/** Sessions of all users; every function here needs a transaction of the system. */

export interface Session {
  readonly sessionId: string;
  readonly userId: string;
  readonly organizationId: string;
  readonly address: string;
  readonly userAgent: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  /** Ends whatever happens. */
  readonly expiresAt: Date;
  /** When the user last proved who they are. */
  readonly confirmedAt: Date;
  /** The organization whose sign-in service let the user in; null for every other way. */
  readonly ssoOrganizationId: string | null;
}

const day = 24 * 60 * 60 * 1000;
/** A session that nobody used for this long has ended. */
export const idleLimitMs = 7 * day;
export const absoluteLimitMs = 30 * day;
/** How exactly it is known when a session was last used; finer would write a row with every request. */
const seenStepMs = 60_000;

const columns = [
  'sessionId',
  'userId',
  'organizationId',
  'address',
  'userAgent',
  'createdAt',
  'lastSeenAt',
  'expiresAt',
  'confirmedAt',
  'ssoOrganizationId',
] as const;

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The living session of a token. */
export async function findSession(db: Db, tokenHash: Buffer, now: Date): Promise<Session | undefined> {
  const [session] = await livingByToken(db, tokenHash, now, longestIdleSince(now));
  return session;
}

/** Marks a session as used, where that is not known well enough. */
export async function noteUse({ database }: Services, session: Session, now: Date): Promise<void> {
  if (now.getTime() - session.lastSeenAt.getTime() < seenStepMs) return;
  await database.systemTransaction((db) =>
    db.updateTable('session').set({ lastSeenAt: now }).where('sessionId', '=', session.sessionId).execute(),
  );
}

export async function insertSession(db: Db, token: string, session: Session): Promise<void> {
  await db
    .insertInto('session')
    .values({ ...session, tokenHash: hashToken(token) })
    .execute();
}

/** The living sessions of a user, last used first. */
export function listSessionsOf(db: Db, userId: string, now: Date): Promise<readonly Session[]> {
  return living(db, now).where('userId', '=', userId).orderBy('lastSeenAt', 'desc').execute();
}

/** True where the user had it. */
export async function endSessionOf(db: Db, userId: string, sessionId: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('session')
    .where('userId', '=', userId)
    .where('sessionId', '=', sessionId)
    .executeTakeFirst();
  return ended.numDeletedRows > 0n;
}

/** All sessions of a user but the one that stays, if any. */
export async function endAllSessionsOf(db: Db, userId: string, except?: string): Promise<void> {
  const ending = db.deleteFrom('session').where('userId', '=', userId);
  await (except === undefined ? ending : ending.where('sessionId', '<>', except)).execute();
}

/** Ends all sessions of a user whom an operator has suspended, so that their browsers are told why. */
export async function suspendSessionsOf(db: Db, userId: string, endedAt: Date): Promise<void> {
  await db
    .insertInto('suspendedSession')
    .columns(['tokenHash', 'userId', 'endedAt'])
    .expression((query) =>
      query
        .selectFrom('session')
        .select(['tokenHash', 'userId', sql<Date>`${endedAt}::timestamptz`.as('endedAt')])
        .where('userId', '=', userId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await endAllSessionsOf(db, userId);
}

/** The user is let in again: their old sessions have just ended. */
export async function forgetSuspendedSessionsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('suspendedSession').where('userId', '=', userId).execute();
}

/** Whether the session of a token ended because its user was suspended. */
export async function isSuspendedSession(db: Db, tokenHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('suspendedSession')
    .select('userId')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
  return row !== undefined;
}

/** The living session with this id. */
export function findSessionById(db: Db, sessionId: string, now: Date): Promise<Session | undefined> {
  return living(db, now).where('sessionId', '=', sessionId).executeTakeFirst();
}

/** The user of the session has proved who they are. */
export async function confirmSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('session').set({ confirmedAt: now }).where('sessionId', '=', sessionId).execute();
}

export async function removeEndedSessions(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('session')
    .where((either) =>
      either.or([either('expiresAt', '<=', now), either('lastSeenAt', '<=', longestIdleSince(now))]),
    )
    .execute();
  await db.deleteFrom('suspendedSession').where('endedAt', '<=', longestIdleSince(now)).execute();
}

function living(db: Db, now: Date) {
  return sessionsSeen(db, now, longestIdleSince(now));
}

function longestIdleSince(now: Date): Date {
  return new Date(now.getTime() - idleLimitMs);
}

function sessionsSeen(db: Db, now: Date, since: Date) {
  return db
    .selectFrom('session')
    .select(columns)
    .where('expiresAt', '>', now)
    .where('lastSeenAt', '>', since);
}

const livingByToken = preparedStatement((db, tokenHash: Buffer, now: Date, since: Date) =>
  sessionsSeen(db, now, since).where('tokenHash', '=', tokenHash),
);

/** Which of these sessions live; asking does not count as using them. */
export async function findLivingSessions(
  db: Db,
  sessionIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await living(db, now).where('sessionId', 'in', sessionIds).execute();
  return new Set(rows.map(({ sessionId }) => sessionId));
}
