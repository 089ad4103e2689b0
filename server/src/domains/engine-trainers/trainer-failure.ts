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

/** Whether the same question may be answered later. */
export function isPassing(error: unknown): error is EngineError {
  return (
    error instanceof EngineError &&
    (error.failure.errorClass === 'rate' || error.failure.errorClass === 'upstream')
  );
}
