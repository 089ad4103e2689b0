import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '../app-error.ts';
import type { DatabaseAccess, Db } from '../db/database.ts';
import type { RateLimits, RateRule, RateState } from './rate-limits.ts';

export function openRateLimits(database: DatabaseAccess, now: () => Date): RateLimits {
  const locked = <Result>(
    rule: RateRule,
    subject: string,
    work: (db: Db, counter: Counter) => Promise<Result>,
  ) =>
    database.systemTransaction(async (db) => {
      const counter = { rule, subject: createHash('sha256').update(subject).digest(), now: now() };
      // Without it two tries at once would both see the last free place.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`${rule.name} ${counter.subject.toString('hex')}`}, 0))`.execute(
        db,
      );
      return work(db, counter);
    });
  return {
    take: (rule, subject) =>
      locked(rule, subject, async (db, counter) => {
        const { waitSeconds } = await look(db, counter);
        if (waitSeconds > 0) throw new AppError('request.too-frequent', { seconds: waitSeconds });
        await add(db, counter);
      }),
    add: (rule, subject) =>
      locked(rule, subject, async (db, counter) => {
        await add(db, counter);
        return (await look(db, counter)).tries;
      }),
    look: (rule, subject) => locked(rule, subject, look),
    clear: (rule, subject) => locked(rule, subject, clear),
  };
}

/** Removes the tries that no longer count. */
export async function removeExpiredTries(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('rateHit').where('expiresAt', '<=', now).execute();
}

interface Counter {
  readonly rule: RateRule;
  readonly subject: Buffer;
  readonly now: Date;
}

async function add(db: Db, { rule, subject, now }: Counter): Promise<void> {
  const expiresAt = new Date(now.getTime() + rule.windowSeconds * 1000);
  await db.insertInto('rateHit').values({ rule: rule.name, subject, hitAt: now, expiresAt }).execute();
}

async function look(db: Db, { rule, subject, now }: Counter): Promise<RateState> {
  const hits = await db
    .selectFrom('rateHit')
    .select('expiresAt')
    .where('rule', '=', rule.name)
    .where('subject', '=', subject)
    .where('expiresAt', '>', now)
    .orderBy('hitAt', 'desc')
    .execute();
  const blocking = hits[rule.limit - 1];
  const waitMs = blocking === undefined ? 0 : blocking.expiresAt.getTime() - now.getTime();
  return { tries: hits.length, waitSeconds: Math.ceil(waitMs / 1000) };
}

async function clear(db: Db, { rule, subject }: Counter): Promise<void> {
  await db.deleteFrom('rateHit').where('rule', '=', rule.name).where('subject', '=', subject).execute();
}
