import { walletSchema } from '@transloom/contracts/billing';
import type { Context } from '../../platform/context.ts';
import { changeWork, type WorkRow } from './work.store.ts';
import type { WorkCharges } from './work-charges.ts';

type PaidWork = Pick<
  WorkRow,
  'id' | 'kind' | 'wallet' | 'costAmount' | 'costHeld' | 'costSpent' | 'costCharged' | 'holdId'
>;

/** Holds what the work may still cost. Only work that waits or runs holds anything. @throws {AppError} */
export async function holdQuota(context: Context, charges: WorkCharges, work: PaidWork): Promise<void> {
  const amount = work.costAmount - work.costCharged;
  if (work.wallet === null || amount <= 0) return;
  const wallet = walletSchema.parse(work.wallet);
  const holdId = await charges.hold(context, { workId: work.id, kind: work.kind, wallet, amount });
  await changeWork(context.db, work.id, { from: ['waiting'], holdId, costHeld: amount });
}

/** Pays what the work has used and frees the rest. Work that is done pays for all it held, unless it charges as it goes. */
export async function settleQuota(
  context: Context,
  charges: WorkCharges,
  { work, all }: { readonly work: PaidWork; readonly all: boolean },
): Promise<Pick<WorkRow, 'costHeld' | 'costSpent' | 'costCharged' | 'holdId'>> {
  const { id: workId, kind, holdId, costHeld } = work;
  const used = Math.min(costHeld, all ? costHeld : work.costSpent);
  if (work.wallet !== null && holdId !== null) {
    const wallet = walletSchema.parse(work.wallet);
    await charges.capture(context, { workId, kind, wallet, amount: costHeld, holdId, used });
  }
  return { costHeld: 0, costSpent: 0, costCharged: work.costCharged + used, holdId: null };
}
