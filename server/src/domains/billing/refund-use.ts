import type { GrantedUnit, Wallet } from '@transloom/contracts/billing';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Posting } from './ledger/entries.store.ts';
import { insertLot, lockWallets, post, selectLot } from './ledger/lots.store.ts';
import { isGranted } from './ledger/quota-unit.ts';
import { markRefunded } from './uses.store.ts';

const goodwillDays = 7;

/**
 * Gives back what a use took, as where the provider was paid and delivered nothing: into the lots it was taken of, or,
 * where these have ended meanwhile, as a lot of seven days. False where it was given back before.
 */
export async function refundUse(
  { db, actor: { organizationId }, now }: Pick<Context, 'db' | 'actor' | 'now'>,
  useId: string,
): Promise<boolean> {
  const taken = await usedOf(db, useId);
  await lockWallets(
    db,
    organizationId,
    taken.filter(({ lotId }) => lotId !== null).map(({ unit }) => unit),
  );
  if (!(await markRefunded(db, useId, now()))) return false;
  const postings: Posting[] = [];
  const goodwill = new Map<GrantedUnit, number>();
  for (const { unit, lotId, amount } of taken) {
    const to = await destination(db, { organizationId, lotId }, now());
    postings.push({ unit, lotId, amount, from: 'used', to });
    if (to === 'expired' && isGranted(unit)) goodwill.set(unit, (goodwill.get(unit) ?? 0) + amount);
  }
  await post(db, { organizationId, movement: 'refund', useId, at: now(), postings });
  const expiresAt = new Date(now().getTime() + goodwillDays * 86_400_000);
  for (const [unit, amount] of goodwill) {
    const grantKey = `goodwill:${useId}`;
    await insertLot(db, { organizationId, unit, source: 'goodwill', grantKey, amount, expiresAt }, now());
  }
  return true;
}

async function destination(
  db: Db,
  { organizationId, lotId }: { readonly organizationId: string; readonly lotId: string | null },
  now: Date,
): Promise<'outside' | 'available' | 'expired'> {
  if (lotId === null) return 'outside';
  const lot = await selectLot(db, organizationId, lotId);
  const hasEnded = lot?.expiresAt != null && lot.expiresAt <= now;
  return hasEnded ? 'expired' : 'available';
}

interface Taken {
  readonly unit: Wallet;
  readonly lotId: string | null;
  readonly amount: number;
}

async function usedOf(db: Db, useId: string): Promise<Taken[]> {
  const { rows } = await sql<Taken>`
    select unit, lot_id as "lotId", sum(amount)::float8 as amount from ledger_entry
    where use_id = ${useId} and account = 'used' group by unit, lot_id having sum(amount) > 0
    order by unit, lot_id`.execute(db);
  return rows;
}
