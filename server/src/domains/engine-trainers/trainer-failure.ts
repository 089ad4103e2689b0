import type { ErrorCode } from '@transloom/contracts/errors';
import type { Failure } from '@transloom/contracts/jobs';
import { EngineError, type EngineErrorClass } from '../../providers/machine-translation/engine-error.ts';

const codes: Partial<Readonly<Record<EngineErrorClass, ErrorCode>>> = {
  auth: 'trainer.auth',
  quota: 'trainer.quota',
  rate: 'trainer.rate',
  upstream: 'trainer.unreachable',
  'bad-output': 'trainer.bad-answer',
  'address-refused': 'trainer.address-refused',
};

/** A trainer's failure as it is kept on a row; its own words stay in the log. */
export function trainerFailure({ failure }: EngineError, trainer: string): Failure {
  return { code: codes[failure.errorClass] ?? 'trainer.refused', params: { trainer } };
}

/** What went wrong with asking a trainer; a question that was given up in time is one that nobody answered. Others rise. */
export function asTrainerError(error: unknown): EngineError {
  if (error instanceof EngineError) return error;
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return new EngineError('upstream', 'no answer in time');
  throw error;
}

/** Whether the same question may be answered later. */
export function isPassing(error: unknown): error is EngineError {
  return (
    error instanceof EngineError &&
    (error.failure.errorClass === 'rate' || error.failure.errorClass === 'upstream')
  );
}
