import { DeliveryError } from '../delivery/delivery-error.ts';

interface Post {
  readonly vendor: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const timeoutMs = 10_000;

/**
 * The JSON answer and its status; the vendor judges both.
 * @throws {DeliveryError} unreachable, when there is no answer in 10 s or it is no JSON
 */
export async function postJson({
  vendor,
  url,
  headers,
  body,
}: Post): Promise<{ status: number; answer: unknown }> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' });
    return { status: response.status, answer: await response.json() };
  } catch (cause) {
    throw new DeliveryError(vendor, 'unreachable', 'no answer', { cause });
  }
}
