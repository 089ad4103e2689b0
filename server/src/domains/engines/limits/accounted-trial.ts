import type { LongContext } from '../../../platform/context.ts';
import type { Engine } from '../../../providers/machine-translation/engine-vendor.ts';
import { captureQuota, releaseQuota } from '../../billing/capture-quota.ts';
import { holdQuota } from '../../billing/hold-quota.ts';
import { countCharacters } from '../use/expected-use.ts';
import { holdError } from './hold-error.ts';

export interface Trial {
  /** Of an engine that somebody connected; absent before it is stored, and for one of the installation. */
  readonly connectionId?: string | undefined;
  readonly paidElsewhere: boolean;
}

/**
 * An engine that is tried. The sample is a use of the person who tries it, and no part of the month of the engine, so
 * that an engine whose budget is used up can still be looked at.
 */
export function accountedTrial(
  context: LongContext,
  engine: Engine,
  { connectionId, paidElsewhere }: Trial,
): Engine {
  return {
    ...engine,
    async translate(request) {
      const charges = [{ unit: 'characters', amount: countCharacters(request.segments) }] as const;
      const object = connectionId === undefined ? undefined : { kind: 'engine', id: connectionId };
      const wish = { module: 'trial', charges, object, paidElsewhere } as const;
      const hold = await context.transact((short) => holdQuota(short, wish));
      if (hold.status === 'refused') throw holdError(hold.by);
      const { holdId } = hold;
      try {
        const answer = await engine.translate(request);
        await context.transact((short) => captureQuota(short, { holdId, amounts: charges }));
        return answer;
      } catch (error) {
        await context.transact((short) => releaseQuota(short, holdId));
        throw error;
      }
    },
  };
}
