import type { ErrorCode } from '@transloom/contracts/errors';
import type { Failure } from '@transloom/contracts/jobs';
import { AppError } from '../../../platform/app-error.ts';
import type { EngineFailure } from '../../../providers/machine-translation/engine-error.ts';

export interface AskedEngine {
  readonly name: string;
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
}

/** A vendor's failure as it is kept on a row; the vendor's own words stay in the log. */
export function storedFailure({ errorClass }: EngineFailure, engine: AskedEngine): Failure {
  const code: ErrorCode = `engine.${errorClass}`;
  return {
    code,
    params: { engine: engine.name, source: engine.sourceLanguage, target: engine.targetLanguage },
  };
}

export function engineRefusal(failure: Failure): AppError {
  return new AppError(failure.code as ErrorCode, failure.params);
}
