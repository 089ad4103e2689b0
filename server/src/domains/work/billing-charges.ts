import { quotaModuleSchema } from '@transloom/contracts/billing';
import { captureQuota } from '../billing/capture-quota.ts';
import { requireQuota } from '../billing/require-quota.ts';
import type { WorkCharges, WorkHold } from './work-charges.ts';

/** Work ends its hold itself; this is for work that is lost. */
const mostMinutes = 7 * 24 * 60;

/** Work pays from the wallets of the organization. */
export const billingCharges: WorkCharges = {
  hold: (context, work) =>
    requireQuota(context, {
      module: quotaModuleSchema.catch('tool').parse(work.kind),
      charges: [chargeOf(work, work.amount)],
      object: { kind: 'work', id: work.workId },
      minutes: mostMinutes,
    }),
  async capture(context, work) {
    await captureQuota(context, { holdId: work.holdId, amounts: [chargeOf(work, work.used)] });
  },
};

function chargeOf({ wallet }: WorkHold, amount: number) {
  return { unit: wallet, amount };
}
