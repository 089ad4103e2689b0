import { plans } from '@transloom/contracts/plans';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Context } from '../../platform/context.ts';
import { actAs } from '../../testing/act-as.ts';
import { peopleServer } from '../../testing/people-server.ts';
import { QuotaModel } from '../../testing/quota-model.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { endExpiredHolds, expireLots } from './billing.sweeps.ts';
import { captureQuota, releaseQuota } from './capture-quota.ts';
import { grantQuota, takeBackLot } from './grant-quota.ts';
import { holdQuota } from './hold-quota.ts';
import { refundUse } from './refund-use.ts';
import { findLedgerDefects } from './watch-ledger.ts';

/**
 * The ledger against a model in memory (P9.8, D9.31): random grants, holds, captures, releases, refunds and ends, with
 * requests that fail before their commit and requests that are sent again because their answer was lost.
 */

const server = await peopleServer({ routes: [], installation: { billing: true } });
const { as } = actAs(server.services);
const now = () => server.clock.now();

const amount = fc.integer({ min: 1, max: 200_000 });
const pick = fc.nat(1_000);
/** `crash`: the request fails before the commit. `again`: its answer is lost, and it is sent once more. */
const fate = fc.constantFrom<'works' | 'crash' | 'again'>('works', 'works', 'works', 'crash', 'again');

const steps = {
  grant: fc.record({ amount, days: fc.integer({ min: 1, max: 20 }), fate }),
  hold: fc.record({ amount, fate }),
  capture: fc.record({ amount, pick, ends: fc.boolean(), fate }),
  release: fc.record({ pick, fate }),
  refund: fc.record({ pick, fate }),
  'take-back': fc.record({ pick, fate }),
  wait: fc.record({ hours: fc.integer({ min: 1, max: 400 }) }),
} as const;
type Does = keyof typeof steps;
type StepOf<Kind extends Does> = (typeof steps)[Kind] extends fc.Arbitrary<infer Step> ? Step : never;

interface Run {
  readonly user: TestUser;
  readonly model: QuotaModel;
  readonly holds: string[];
  readonly uses: string[];
  /** Numbers the keys. */
  next: number;
}

class Crash extends Error {}

/** Sends a request as its fate says; undefined where it crashed. */
async function send<Result>(
  { user }: Run,
  { fate }: Pick<StepOf<'grant'>, 'fate'>,
  work: (context: Context) => Promise<Result>,
): Promise<Result | undefined> {
  if (fate === 'crash') {
    const crashed = as(user, async (context) => {
      await work(context);
      throw new Crash();
    });
    await expect(crashed).rejects.toThrow(Crash);
    return undefined;
  }
  const first = await as(user, work);
  if (fate === 'again') await as(user, work);
  return first;
}

function placeOf(list: readonly string[], { pick }: Pick<StepOf<'release'>, 'pick'>) {
  const index = list.length === 0 ? -1 : pick % list.length;
  return { index, id: list[index] };
}

const plays: { readonly [Kind in Does]: (run: Run, step: StepOf<Kind>) => Promise<void> } = {
  async grant(run, step) {
    const { organizationId } = run.user;
    const grantKey = `hand:${run.next++}`;
    const expiresAt = new Date(now().getTime() + step.days * 86_400_000);
    const lot = { organizationId, unit: 'characters', source: 'hand', amount: step.amount } as const;
    const granted = await send(run, step, ({ db }) => grantQuota(db, { ...lot, grantKey, expiresAt }, now()));
    if (granted) run.model.grant(grantKey, step.amount, expiresAt);
  },
  async hold(run, step) {
    // A hold has no key: who lost its answer leaves it to end by itself, and does not send it again.
    const fate = step.fate === 'again' ? 'works' : step.fate;
    const charges = [{ unit: 'characters', amount: step.amount }] as const;
    const hold = await send(run, { fate }, (context) => holdQuota(context, { module: 'api', charges }));
    if (hold === undefined) return;
    expect(hold.status === 'held').toBe(run.model.hold(step.amount, now()));
    if (hold.status === 'held') run.holds.push(hold.holdId);
  },
  async capture(run, step) {
    const { index, id: holdId } = placeOf(run.holds, step);
    if (holdId === undefined) return;
    const amounts = [{ unit: 'characters', amount: step.amount }] as const;
    const capture = { holdId, step: `step ${run.next++}`, ends: step.ends, amounts };
    const used = await send(run, step, (context) => captureQuota(context, capture));
    if (used === undefined) return;
    run.model.capture(index, { amount: step.amount, ends: step.ends, now: now() });
    run.uses.push(used.useId);
  },
  async release(run, step) {
    const { index, id: holdId } = placeOf(run.holds, step);
    if (holdId === undefined) return;
    const released = await send(run, step, async (context) => {
      await releaseQuota(context, holdId);
      return true;
    });
    if (released) run.model.release(index);
  },
  async refund(run, step) {
    const { index, id: useId } = placeOf(run.uses, step);
    if (useId === undefined) return;
    const refunded = await send(run, step, (context) => refundUse(context, useId));
    if (refunded !== undefined) expect(refunded).toBe(run.model.refund(index, now()));
  },
  async 'take-back'(run, step) {
    const { organizationId } = run.user;
    const lots = await storedLots(organizationId);
    const { index, id: lotId } = placeOf(
      lots.map(({ id }) => id),
      step,
    );
    if (lotId === undefined) return;
    const taken = await send(run, step, ({ db }) => takeBackLot(db, { organizationId, lotId }, now()));
    if (taken !== undefined) expect(taken).toBe(run.model.takeBack(index));
  },
  async wait(run, step) {
    server.clock.advance(step.hours * 3_600_000);
    await endExpiredHolds(server.database, now());
    await expireLots(server.database, now());
    run.model.wait(now());
  },
};

/** The lots of an organization in the order in which they were granted. */
async function storedLots(organizationId: string) {
  const rows = await server.database.systemTransaction((db) =>
    db
      .selectFrom('quotaLot')
      .selectAll()
      .where('organizationId', '=', organizationId)
      .orderBy('id')
      .execute(),
  );
  return rows.map(({ id, available, held, used, expired, takenBack }) => {
    const [left, setAside, taken, ended, returned] = [available, held, used, expired, takenBack].map(Number);
    return { id, lot: { available: left, held: setAside, used: taken, expired: ended, takenBack: returned } };
  });
}

const anyStep = fc.oneof(
  ...(Object.keys(steps) as Does[]).map((does) =>
    (steps[does] as fc.Arbitrary<StepOf<Does>>).map((step) => ({
      does,
      play: (run: Run) => (plays[does] as (run: Run, step: StepOf<Does>) => Promise<void>)(run, step),
      shown: { does, ...step },
    })),
  ),
);

test('the ledger does what the model does, whatever fails and comes twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 5, maxLength: 40 }), async (played) => {
      const user = await server.signIn(await server.addMember('ADMIN', { accountType: 'TRIAL' }));
      const model = new QuotaModel(plans.TRIAL.limits.monthlyCharacters ?? 0);
      const run: Run = { user, model, holds: [], uses: [], next: 0 };
      for (const { play } of played) {
        await play(run);
        const stored = await storedLots(user.organizationId);
        expect(stored.map(({ lot }) => lot)).toEqual(model.shown());
      }
      expect(await server.database.systemTransaction(findLedgerDefects)).toEqual([]);
    }),
    { numRuns: 40 },
  );
}, 240_000);
