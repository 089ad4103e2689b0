import type { Answer } from '@transloom/contracts/answer';
import { type ErrorCode, type ErrorReaction, errorCatalogue, errorEntry } from '@transloom/contracts/errors';

/** Codes of failures that never reached the server or came back without an answer of ours. */
export type ConnectionCode = 'connection.failed' | 'connection.timeout' | 'connection.answer';

interface ApiFailure {
  readonly code: ErrorCode | ConnectionCode;
  /** Body status of the specification's catalogue, or the HTTP status; 0 when nothing came back. */
  readonly status: number;
  readonly message: string;
  readonly params?: Answer['params'];
  readonly requestId?: string | undefined;
  readonly notice?: Notice | undefined;
}

/** The modal notice of status 222; `content` is HTML and is sanitized where it is shown. */
export interface Notice {
  readonly id: string;
  readonly title: string;
  readonly content: string;
}

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode | ConnectionCode;
  readonly status: number;
  readonly params: NonNullable<Answer['params']>;
  readonly requestId: string | undefined;
  readonly notice: Notice | undefined;

  constructor(failure: ApiFailure) {
    super(failure.message);
    this.code = failure.code;
    this.status = failure.status;
    this.params = failure.params ?? {};
    this.requestId = failure.requestId;
    this.notice = failure.notice;
  }

  get reaction(): ErrorReaction | undefined {
    return isErrorCode(this.code) ? errorEntry(this.code).reaction : undefined;
  }
}

/** It was deleted, or whoever asks may not see it. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'resource.not-found';
}

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorCatalogue, code);
}
