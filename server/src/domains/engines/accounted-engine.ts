import type { LongContext } from '../../platform/context.ts';
import { EngineError } from '../../providers/machine-translation/engine-error.ts';
import type {
  Engine,
  EngineAnswer,
  EngineSegment,
} from '../../providers/machine-translation/engine-vendor.ts';
import { captureCharacters, holdCharacters, type UsageModule } from '../billing/hold-characters.ts';

export interface EngineAccount {
  readonly engineKey: string;
  readonly module: UsageModule;
  /** Characters; null for no limit. */
  readonly monthlyLimit: number | null;
}

/**
 * The engine, whose every request holds its characters before and captures those translated after. A second request
 * for a text counts again, as it does at the vendor.
 */
export function accountedEngine(context: LongContext, engine: Engine, account: EngineAccount): Engine {
  return {
    ...engine,
    async translate(request) {
      const characters = Math.max(1, countCharacters(request.segments));
      const holdId = await context.transact((short) => holdCharacters(short, { ...account, characters }));
      if (holdId === undefined) throw new EngineError('budget', `more than ${account.monthlyLimit} a month`);
      const settle = (used: number) =>
        context.transact((short) => captureCharacters(short, { holdId, held: account, characters: used }));
      let answer: EngineAnswer;
      try {
        answer = await engine.translate(request);
      } catch (error) {
        await settle(0);
        throw error;
      }
      await settle(
        countCharacters(request.segments.filter((_, i) => answer.results[i]?.status === 'translated')),
      );
      return answer;
    },
  };
}

/** Code points without codes, spaces included, as the specification counts them. */
function countCharacters(segments: readonly EngineSegment[]): number {
  return segments.reduce((sum, { source }) => sum + [...source.text].length, 0);
}
