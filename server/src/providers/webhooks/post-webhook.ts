import type { SafeFetch } from '../safe-fetch/safe-fetch.ts';
import { SafeFetchError, type SafeFetchRefusal } from '../safe-fetch/safe-fetch-error.ts';

export interface WebhookPost {
  readonly url: string;
  /** JSON. */
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** What came back: the answer of the other side, or why there is none. */
export interface WebhookAnswer {
  /** The other side took it: a status of 200 to 299. */
  readonly taken: boolean;
  readonly status: number | null;
  /** The beginning of the answer; empty where there is none. */
  readonly text: string;
  readonly failure: SafeFetchRefusal | null;
}

const timeoutMs = 15_000;
const shownCharacters = 500;

/**
 * Posts JSON to an address that somebody typed in. An answer of the other side is no error, nor is an address that
 * cannot be reached.
 */
export async function postWebhook(
  fetch: SafeFetch,
  { url, body, headers = {}, signal }: WebhookPost,
): Promise<WebhookAnswer> {
  try {
    const { status, text } = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Transloom', ...headers },
      body,
      timeoutMs,
      ...(signal && { signal }),
    });
    const taken = status >= 200 && status < 300;
    return { taken, status, text: text.slice(0, shownCharacters), failure: null };
  } catch (error) {
    if (!(error instanceof SafeFetchError)) throw error;
    return { taken: false, status: null, text: '', failure: error.reason };
  }
}
