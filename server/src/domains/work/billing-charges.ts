import { captureCharacters, holdCharacters } from '../billing/hold-characters.ts';
import type { WorkCharges } from './work-charges.ts';

/** Work pays in characters, which billing records; the month of an organization has no limit for it. */
export const billingCharges: WorkCharges = {
  async hold(context, { kind, amount: characters }) {
    const hold = await holdCharacters(context, { ...usedBy(kind), characters, monthlyLimit: null });
    if (hold.status === 'refused') throw new Error('a hold without a limit was refused');
    return hold.holdId;
  },
  capture: (context, { kind, holdId, used: characters }) =>
    captureCharacters(context, { holdId, held: usedBy(kind), characters }),
};

function usedBy(kind: string) {
  return { engineKey: `work:${kind}`, module: 'tool' } as const;
}
