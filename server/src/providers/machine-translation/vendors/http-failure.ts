import type { SafeFetch, SafeFetchAnswer, SafeFetchOptions } from '../../safe-fetch/safe-fetch.ts';
import { SafeFetchError, type SafeFetchRefusal } from '../../safe-fetch/safe-fetch-error.ts';
import { EngineError, type EngineErrorClass } from '../engine-error.ts';

const refusalClasses: Readonly<Record<SafeFetchRefusal, EngineErrorClass>> = {
  'not-allowed': 'address-refused',
  redirected: 'bad-request',
  unreachable: 'upstream',
  timeout: 'upstream',
  'too-large': 'bad-output',
};

/** @throws {EngineError} when the vendor could not be asked; the signal's reason when aborted */
export async function askVendor(
  fetch: SafeFetch,
  url: string,
  options: SafeFetchOptions,
): Promise<SafeFetchAnswer> {
  try {
    return await fetch(url, options);
  } catch (error) {
    if (!(error instanceof SafeFetchError)) throw error;
    throw new EngineError(refusalClasses[error.reason], `${error.reason}: ${error.detail}`);
  }
}

/** Returns the class of an HTTP status, for errors whose vendor code has no rule. */
export function classOfStatus(status: number): EngineErrorClass {
  if (status === 401 || status === 403) return 'auth';
  if (status === 402) return 'quota';
  if (status === 413 || status === 414) return 'too-long';
  if (status === 429) return 'rate';
  return status >= 500 || status === 408 ? 'upstream' : 'bad-request';
}

/** `retry-after` as seconds or as a date, and `retry-after-ms`; undefined when the vendor named no time. */
export function retryAfterMs(headers: SafeFetchAnswer['headers'], now: Date): number | undefined {
  const exact = Number(headers['retry-after-ms'] ?? Number.NaN);
  if (exact >= 0) return exact;
  const given = headers['retry-after']?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(given)) return Number(given) * 1000;
  const until = Date.parse(given);
  return Number.isNaN(until) ? undefined : Math.max(0, until - now.getTime());
}

/** @throws {EngineError} bad-output */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new EngineError(
      'bad-output',
      `no JSON: ${text.trimStart().startsWith('<') ? 'a web page' : 'other text'}`,
    );
  }
}

/** The address of an endpoint under the base address somebody entered, with or without a slash at its end. */
export function endpoint(baseUrl: string, path: string): string {
  return `${baseUrl.replace(/\/+$/, '')}/${path}`;
}
