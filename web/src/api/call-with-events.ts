import { eventStreamType } from '@transloom/contracts/answer';
import type { Endpoint, EventOf, OutputOf, RequestOf } from '@transloom/contracts/endpoint';
import { eventReader } from '@transloom/core/text/event-stream';
import { type CallOptions, send } from './call-api.ts';
import { connectionError } from './connection-error.ts';
import type { EndpointAddress } from './endpoint-address.ts';
import { readAnswer } from './read-answer.ts';

/**
 * Calls an endpoint that tells how it goes, and gives its data in the end.
 * @throws {ApiError} whatever goes wrong, also half way; an abort by `signal` stays an `AbortError`
 */
export function callWithEvents<E extends Endpoint>(
  endpoint: EndpointAddress<E>,
  input: RequestOf<E>,
  onProgress: (event: EventOf<E>) => void,
  options: CallOptions = {},
): Promise<OutputOf<E>> {
  return send(endpoint, input as Record<string, unknown>, {
    ...options,
    accept: eventStreamType,
    read: (response) =>
      readEvents(response, (event) => onProgress(event as EventOf<E>)) as Promise<OutputOf<E>>,
  });
}

/** A call that ends before its first event is answered without a stream. */
async function readEvents(response: Response, onProgress: (event: unknown) => void): Promise<unknown> {
  const isStream = response.headers.get('content-type')?.startsWith(eventStreamType) ?? false;
  if (!isStream || response.body === null) return readAnswer(response.status, await response.text());
  const push = eventReader();
  const decoder = new TextDecoder();
  for await (const bytes of piecesOf(response.body)) {
    for (const { event, data } of push(decoder.decode(bytes, { stream: true }))) {
      if (event === 'answer') return readAnswer(response.status, data);
      if (event === 'progress') onProgress(JSON.parse(data));
    }
  }
  throw connectionError(false);
}

/** Not every browser lets a stream be iterated. */
async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}
