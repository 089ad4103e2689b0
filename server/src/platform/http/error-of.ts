import { AppError } from '../app-error.ts';
import { DatabaseUnavailable } from '../db/database-unavailable.ts';
import { isDiskFull } from '../disk-full.ts';
import { CallerGone } from './caller-gone.ts';

/** What Fastify refuses before a use case runs, in our words. */
const refusals: Readonly<Record<string, () => AppError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new AppError('request.too-large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new AppError('request.unsupported-media'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => new AppError('request.invalid', { detail: 'content-length' }),
  FST_ERR_CTP_INVALID_JSON_BODY: () => new AppError('request.invalid', { detail: 'JSON' }),
  FST_ERR_VALIDATION: () => new AppError('request.invalid', { detail: 'URL' }),
  FST_ERR_BAD_URL: () => new AppError('request.invalid', { detail: 'URL' }),
  FST_INVALID_MULTIPART_CONTENT_TYPE: () => new AppError('request.unsupported-media'),
};

export interface AnsweredError {
  readonly refusal: AppError;
  /** A fault of ours or of the database, for the log; the caller learns nothing of it. */
  readonly fault?: unknown;
}

export function errorOf(error: unknown): AnsweredError {
  if (error instanceof AppError) return { refusal: error };
  if (error instanceof CallerGone || isTimeout(error)) return { refusal: new AppError('request.timeout') };
  if (error instanceof DatabaseUnavailable) {
    return { refusal: new AppError('server.unavailable'), fault: error };
  }
  if (isDiskFull(error)) return { refusal: new AppError('server.disk-full'), fault: error };
  const refused = refusals[codeOf(error)];
  if (refused !== undefined) return { refusal: refused() };
  const status = statusOf(error);
  // A file that is not served is as good as none.
  if (status === 403 || status === 404 || status === 414)
    return { refusal: new AppError('resource.not-found') };
  if (status >= 400 && status < 500) return { refusal: new AppError('request.invalid', { detail: 'HTTP' }) };
  return { refusal: new AppError('server.unexpected'), fault: error };
}

/** The reason of a signal that ends a use case which takes too long. */
function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}

/** What Fastify and its parts hold the caller to blame for; 0 where they do not. */
function statusOf(error: unknown): number {
  return error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 0;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
