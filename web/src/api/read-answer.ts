import type { Answer } from '@transloom/contracts/answer';
import type { ErrorCode } from '@transloom/contracts/errors';
import { i18next } from '../i18n/i18next.ts';
import { ApiError, type ConnectionCode, isErrorCode, type Notice } from './api-error.ts';

const successStatuses: ReadonlySet<number> = new Set([200, 205]);

/** Codes of answers that carry none, by body status first and HTTP status second. */
const codeByStatus: Readonly<Record<number, ErrorCode>> = {
  222: 'notice.shown',
  400: 'request.invalid',
  401: 'session.expired',
  403: 'access.denied',
  404: 'resource.not-found',
  405: 'method.not-allowed',
  408: 'request.timeout',
  413: 'request.too-large',
  429: 'request.too-frequent',
  500: 'server.unexpected',
  501: 'server.not-implemented',
  502: 'server.bad-gateway',
  503: 'server.unavailable',
  504: 'server.gateway-timeout',
  505: 'server.http-version',
  555: 'page.outdated',
  556: 'task.unavailable',
  59574: 'document.not-pretranslated',
};

type ReceivedAnswer = Omit<Answer, 'message'> & { message?: unknown };

/**
 * The data of an answer.
 * @throws {ApiError} for every status but 200 and 205
 */
export function readAnswer(httpStatus: number, body: string): unknown {
  const answer = parseAnswer(body);
  if (answer && successStatuses.has(answer.status)) return answer.data;
  throw answer ? refusal(httpStatus, answer) : withoutAnswer(httpStatus);
}

function parseAnswer(body: string): ReceivedAnswer | undefined {
  try {
    const answer: unknown = JSON.parse(body);
    return isAnswer(answer) ? answer : undefined;
  } catch {
    return undefined; // a proxy in between answered with a page of its own
  }
}

function isAnswer(value: unknown): value is ReceivedAnswer {
  return typeof value === 'object' && value !== null && 'status' in value && typeof value.status === 'number';
}

function refusal(httpStatus: number, answer: ReceivedAnswer): ApiError {
  const code = answer.code && isErrorCode(answer.code) ? answer.code : codeOf(answer.status, httpStatus);
  return new ApiError({
    code,
    status: answer.status,
    message: messageOf(answer) || bodyText(answer.status),
    params: answer.params ?? {},
    requestId: answer.requestId,
    notice: code === 'notice.shown' ? noticeOf(answer) : undefined,
  });
}

function codeOf(status: number, httpStatus: number): ErrorCode | ConnectionCode {
  return codeByStatus[status] ?? codeByStatus[httpStatus] ?? 'connection.answer';
}

function messageOf(answer: ReceivedAnswer): string {
  return typeof answer.message === 'string' ? answer.message : '';
}

/** The notice stands in the params; older servers put an object where the message is. */
function noticeOf(answer: ReceivedAnswer): Notice {
  const message = typeof answer.message === 'object' && answer.message !== null ? answer.message : {};
  const source: Record<string, unknown> = { ...answer.params, ...message };
  const text = (name: string) => (typeof source[name] === 'string' ? source[name] : '');
  return { id: text('id'), title: text('title'), content: text('content') || messageOf(answer) };
}

function withoutAnswer(httpStatus: number): ApiError {
  return new ApiError({
    code: codeOf(httpStatus, httpStatus),
    status: httpStatus,
    message: statusText(httpStatus),
  });
}

/** Words for a body code that came without a message. */
function bodyText(status: number): string {
  const key = `errors:status.${status}`;
  if (i18next.exists(key)) return i18next.t(key as 'errors:status.555');
  return i18next.exists(`errors:http.${status}`) ? statusText(status) : refusedText(status);
}

function refusedText(code: number): string {
  return i18next.t('errors:refused', { code });
}

function statusText(httpStatus: number): string {
  const key = `errors:http.${httpStatus}`;
  return i18next.exists(key)
    ? i18next.t(key as 'errors:http.500')
    : i18next.t('errors:http.other', { code: httpStatus });
}
