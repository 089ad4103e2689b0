import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '../app-error.ts';
import type { DatabaseAccess, Db } from '../db/database.ts';
import type { RateLimits, RateRule, RateState, RateTry } from './rate-limits.ts';

export function openRateLimits(database: DatabaseAccess, now: () => Date): RateLimits {
  const counterOf = ({ rule, subject, weight = 1 }: RateTry): Counter => ({
    rule,
    subject: createHash('sha256').update(subject).digest(),
    weight: Math.min(weight, rule.limit),
    now: now(),
  });
  const locked = <Result>(one: RateTry, work: (db: Db, counter: Counter) => Promise<Result>) =>
    database.systemTransaction(async (db) => {
      const counter = counterOf(one);
      await lock(db, counter);
      return work(db, counter);
    });
  const takeAll: RateLimits['takeAll'] = (tries) =>
    database.systemTransaction(async (db) => {
      const counters = tries.map(counterOf);
      for (const counter of counters) {
        await lock(db, counter);
        const { waitSeconds } = await look(db, counter);
        if (waitSeconds > 0) return { rule: counter.rule, waitSeconds };
      }
      for (const counter of counters) await add(db, counter);
      return undefined;
    });
  return {
    async take(rule, subject) {
      const refused = await takeAll([{ rule, subject }]);
      if (refused) throw new AppError('request.too-frequent', { seconds: refused.waitSeconds });
    },
    takeAll,
    look: (rule, subject) => locked({ rule, subject }, look),
    clear: (rule, subject) => locked({ rule, subject }, clear),
  };
}

/** Removes the tries that no longer count. */
export async function removeExpiredTries(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('rateHit').where('expiresAt', '<=', now).execute();
}

interface Counter {
  readonly rule: RateRule;
  readonly subject: Buffer;
  readonly weight: number;
  readonly now: Date;
}

/** Without it two tries at once would both see the last free place. */
async function lock(db: Db, { rule, subject }: Counter): Promise<void> {
  const name = `${rule.name} ${subject.toString('hex')}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
}

async function add(db: Db, { rule, subject, weight, now }: Counter): Promise<void> {
  const expiresAt = new Date(now.getTime() + rule.windowSeconds * 1000);
  await db
    .insertInto('rateHit')
    .values({ rule: rule.name, subject, weight, hitAt: now, expiresAt })
    .execute();
}

async function look(db: Db, { rule, subject, weight, now }: Counter): Promise<RateState> {
  const hits = await db
    .selectFrom('rateHit')
    .select(['expiresAt', 'weight'])
    .where('rule', '=', rule.name)
    .where('subject', '=', subject)
    .where('expiresAt', '>', now)
    .orderBy('expiresAt')
    .execute();
  const tries = hits.reduce((sum, hit) => sum + hit.weight, 0);
  const freeFrom = momentWithout(hits, tries + weight - rule.limit) ?? now;
  const waitMs = freeFrom.getTime() - now.getTime();
  return { tries, waitSeconds: Math.ceil(waitMs / 1000) };
}

/** When so many of the tries will have ended, the oldest first; undefined where none needs to. */
function momentWithout(
  hits: readonly { readonly expiresAt: Date; readonly weight: number }[],
  tooMany: number,
): Date | undefined {
  let moment: Date | undefined;
  let left = tooMany;
  for (const { expiresAt, weight } of hits) {
    if (left <= 0) break;
    left -= weight;
    moment = expiresAt;
  }
  return moment;
}

async function clear(db: Db, { rule, subject }: Counter): Promise<void> {
  await db.deleteFrom('rateHit').where('rule', '=', rule.name).where('subject', '=', subject).execute();
}
