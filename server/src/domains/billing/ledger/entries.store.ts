import type { Wallet } from '@transloom/contracts/billing';
import type { Db } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/new-id.ts';

export type LedgerAccount = 'outside' | 'available' | 'held' | 'used' | 'expired' | 'taken-back';

export type Movement = 'grant' | 'hold' | 'capture' | 'release' | 'refund' | 'expire' | 'take-back';

/** An amount that leaves one account and enters another, of a lot or of none. */
export interface Posting {
  readonly unit: Wallet;
  readonly lotId: string | null;
  readonly from: LedgerAccount;
  readonly to: LedgerAccount;
  /** Nothing is written for 0. */
  readonly amount: number;
}

interface PostedTransaction {
  readonly organizationId: string;
  readonly movement: Movement;
  readonly holdId?: string | undefined;
  readonly useId?: string | undefined;
  readonly at: Date;
  readonly postings: readonly Posting[];
}

/** Writes one transaction: two entries for each posting, which add up to zero. */
export async function insertEntries(
  db: Db,
  { organizationId, movement, holdId = undefined, useId = undefined, at, postings }: PostedTransaction,
): Promise<void> {
  const moved = postings.filter(({ amount }) => amount !== 0);
  if (moved.length === 0) return;
  const shared = {
    organizationId,
    movement,
    at,
    transactionId: newId(),
    holdId: holdId ?? null,
    useId: useId ?? null,
  };
  const entries = moved.flatMap(({ unit, lotId, from, to, amount }) => [
    { ...shared, unit, lotId, account: from, amount: -amount },
    { ...shared, unit, lotId, account: to, amount },
  ]);
  await db.insertInto('ledgerEntry').values(entries).execute();
}
