import type { ErrorCode } from '@transloom/contracts/errors';
import type { Failure } from '@transloom/contracts/jobs';

export type ErrorParams = Readonly<Record<string, string | number>>;

/**
 * A refusal a user should see, by a code of the catalogue. Everything else that is thrown is a bug: logged and
 * answered `server.unexpected`. In a job it is final; other errors are tried again.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly params: ErrorParams;

  constructor(code: ErrorCode, params: ErrorParams = {}, options?: ErrorOptions) {
    super(`${code} ${JSON.stringify(params)}`, options);
    this.name = 'AppError';
    this.code = code;
    this.params = params;
  }
}

/** A refusal as it is kept on a row. */
export function failureOf({ code, params }: AppError): Failure {
  return { code, params: { ...params } };
}
