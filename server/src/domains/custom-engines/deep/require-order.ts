import { limits } from '@transloom/contracts/limits';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import type { CustomEngineRow, StoredCorpus, StoredEstimate } from '../custom-engines.store.ts';
import type { TrainingState } from '../versions/engine-versions.store.ts';

type Learning = Pick<CustomEngineRow, 'corpus'>;

/** Pairs that deep training learns from: what is left after cleaning, without what is kept to measure with. */
export function learnedPairs({ corpus }: Learning): Pick<StoredEstimate, 'pairs' | 'fingerprint'> {
  const { cleaned = 0, test = 0, fingerprint } = (corpus ?? {}) as Partial<StoredCorpus>;
  return { pairs: cleaned - test, fingerprint };
}

/**
 * Whether an estimate was made for exactly the pairs that the engine learns from now, not only for the same number.
 */
export function isEstimateOf(engine: Learning, estimate: StoredEstimate): boolean {
  const { pairs, fingerprint } = learnedPairs(engine);
  return estimate.pairs === pairs && estimate.fingerprint === fingerprint;
}

/** Gives the trainer. @throws {AppError} custom-engine.no-trainer, custom-engine.corpus-size */
export function requireDeepTrainable(engine: CustomEngineRow): string {
  const { name, trainerId } = engine;
  if (trainerId === null) throw new AppError('custom-engine.no-trainer', { name });
  const { deepFewestPairs: least, deepMostPairs: most } = limits;
  const { pairs } = learnedPairs(engine);
  if (pairs < least || pairs > most)
    throw new AppError('custom-engine.corpus-size', { name, least, most, pairs });
  return trainerId;
}

/**
 * The order for a new version of a deep engine. Nobody starts a paid training without having seen the estimate for
 * exactly these pairs at exactly this trainer.
 * @throws {AppError} custom-engine.no-trainer, custom-engine.corpus-size, custom-engine.no-estimate
 */
export function requireOrder(
  context: Pick<Context, 'now'>,
  engine: CustomEngineRow,
  { number, estimateKey }: { readonly number: number; readonly estimateKey: string | undefined },
): { readonly trainerId: string; readonly training: TrainingState } {
  const trainerId = requireDeepTrainable(engine);
  const estimate = engine.estimate as unknown as StoredEstimate | null;
  const seen = estimate !== null && estimate.estimateKey === estimateKey;
  if (!seen || estimate.trainerId !== trainerId || !isEstimateOf(engine, estimate))
    throw new AppError('custom-engine.no-estimate', { name: engine.name });
  return {
    trainerId,
    training: {
      orderId: `${engine.id}-${number}`,
      reference: null,
      model: null,
      state: 'sending',
      share: null,
      estimate,
      tokens: null,
      startedAt: context.now().toISOString(),
      unreachableSince: null,
    },
  };
}
