import type { ErrorCode } from '@transloom/contracts/errors';
import { AppError } from '../../../platform/app-error.ts';
import type { ContextBase } from '../../../platform/context.ts';
import type { Trainer } from '../../../providers/engine-training/trainer.ts';
import type { EngineError } from '../../../providers/machine-translation/engine-error.ts';
import type { ConnectedTrainer } from '../../engine-trainers/connect-trainer.ts';
import { asTrainerError, trainerFailure } from '../../engine-trainers/trainer-failure.ts';

/** @throws {AppError} trainer.auth, trainer.quota, trainer.rate, trainer.refused, trainer.unreachable, trainer.bad-answer, trainer.address-refused */
export async function askTrainer<Answer>(
  { log }: Pick<ContextBase, 'log'>,
  { name, trainer }: ConnectedTrainer,
  ask: (trainer: Trainer) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask(trainer);
  } catch (error) {
    const failed = asTrainerError(error);
    log.warn({ trainer: name, detail: failed.failure.detail }, 'a trainer failed');
    throw trainerRefusal(failed, name);
  }
}

export function trainerRefusal(error: EngineError, name: string): AppError {
  const { code, params } = trainerFailure(error, name);
  return new AppError(code as ErrorCode, params);
}
