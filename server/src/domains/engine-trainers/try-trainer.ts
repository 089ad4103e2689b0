import type { Failure } from '@transloom/contracts/jobs';
import { AppError } from '../../platform/app-error.ts';
import type { LongContext } from '../../platform/context.ts';
import type { TrainerVendor } from '../../providers/engine-training/trainer.ts';
import { asTrainerError, trainerFailure } from './trainer-failure.ts';

const trialTimeoutMs = 30_000;

interface Trial {
  /** What answered; null where nothing did. */
  readonly version: string | null;
  readonly failure: Failure | null;
}

interface Tried {
  readonly vendor: TrainerVendor;
  readonly name: string;
  readonly settings: Readonly<Record<string, string>>;
}

/** Asks who the trainer is. @throws {AppError} request.invalid */
export async function tryTrainer(
  { providers, log }: Pick<LongContext, 'providers' | 'log'>,
  { vendor, name, settings }: Tried,
): Promise<Trial> {
  const parsed = vendor.settings.safeParse(settings);
  if (!parsed.success) {
    const field = String(parsed.error.issues[0]?.path[0] ?? 'settings');
    throw new AppError('request.invalid', { field, rule: 'required' });
  }
  try {
    const trainer = vendor.connect(settings, { fetch: providers.engines.fetch });
    return { version: await trainer.describe(AbortSignal.timeout(trialTimeoutMs)), failure: null };
  } catch (error) {
    const failed = asTrainerError(error);
    log.warn({ vendor: vendor.id, detail: failed.failure.detail }, 'trainer trial failed');
    return { version: null, failure: trainerFailure(failed, name) };
  }
}
