import { clientLanguageHeader, csrfHeader } from '@transloom/contracts/answer';
import type { Endpoint, OutputOf, RequestOf } from '@transloom/contracts/endpoint';
import { limits } from '@transloom/contracts/limits';
import { currentLocale } from '../i18n/locale.ts';
import { readToken } from '../session/stored-session.ts';
import { ApiError } from './api-error.ts';
import { buildRequest } from './build-request.ts';
import { connectionError, outdatedPageError } from './connection-error.ts';
import type { EndpointAddress } from './endpoint-address.ts';
import { readAnswer } from './read-answer.ts';

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** The browser sends it although the page is being closed; at most 64 kB. */
  readonly keepalive?: boolean;
}

/**
 * Calls an endpoint and gives its data.
 * @throws {ApiError} whatever goes wrong; an abort by `signal` stays an `AbortError`
 */
export function callApi<E extends Endpoint>(
  endpoint: EndpointAddress<E>,
  input: RequestOf<E>,
  options: CallOptions = {},
): Promise<OutputOf<E>> {
  return send(endpoint, input as Record<string, unknown>, {
    ...options,
    read: async (response) => readAnswer(response.status, await response.text()) as OutputOf<E>,
  });
}

interface Sending<Result> extends CallOptions {
  /** Type of answer that is wished for; none where any will do. */
  readonly accept?: string;
  readonly read: (response: Response) => Promise<Result>;
}

/** @throws {ApiError} whatever goes wrong; an abort by `signal` stays an `AbortError` */
export async function send<Result>(
  endpoint: EndpointAddress,
  input: Record<string, unknown>,
  { accept, read, keepalive = false, ...options }: Sending<Result>,
): Promise<Result> {
  const token = readToken();
  const { url, body } = buildRequest(endpoint, input);
  const timeout = AbortSignal.timeout(limits.requestTimeoutMs);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  const headers = {
    ...callHeaders(),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(accept === undefined ? {} : { accept }),
  };
  try {
    const { method } = endpoint;
    const response = await fetch(url, {
      method,
      headers,
      credentials: 'same-origin',
      signal,
      keepalive,
      ...(body === undefined ? {} : { body }),
    });
    return await read(response);
  } catch (error) {
    if (error instanceof ApiError) throw wentOnElsewhere(error, token) ? outdatedPageError() : error;
    if (options.signal?.aborted) throw error;
    throw connectionError(timeout.aborted);
  }
}

/** The session of this call is over, but another tab has begun a new one. */
function wentOnElsewhere({ code }: ApiError, token: string | undefined): boolean {
  const now = readToken();
  return code === 'session.expired' && now !== undefined && now !== token;
}

/** Language of the interface, and the token that proves the call comes from our own page. */
export function callHeaders(): Record<string, string> {
  const token = readToken();
  return { [clientLanguageHeader]: currentLocale(), ...(token ? { [csrfHeader]: token } : {}) };
}
