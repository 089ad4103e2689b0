import { z } from 'zod';
import { hasType, jsonBody } from './fake-api.ts';
import type { FakeAnswer, RecordedRequest } from './fake-engine.ts';
import { event } from './fake-stream.ts';

export const apiKey = 'sk-fake-model-0123';
export const model = 'fake-model-1';
export const settings = { apiKey, model };
export const wait = { 'retry-after': '1' };

/** Checks path, key and content type, as all of them do in their own ways. */
export function gate(path: string, header: string, value: string, refusal: FakeAnswer) {
  return (request: RecordedRequest): FakeAnswer | undefined => {
    if (request.path !== path) return { status: 404, body: { error: { message: 'not found' } } };
    if (request.headers[header] !== value) return refusal;
    return hasType(request, 'application/json') ? undefined : { status: 415, body: { message: 'type' } };
  };
}

/** Whether the body asks for a stream, as most services want it. */
export const asksForStream = (request: RecordedRequest) =>
  z.looseObject({ stream: z.literal(true) }).safeParse(jsonBody(request)).success;

/** An event whose name stands in its data too. */
export const named = (data: { readonly type: string; readonly [field: string]: unknown }) =>
  event(data, data.type);

/** Messages of a chat: the rules, and the texts. */
export const systemAndUser = z.tuple([
  z.strictObject({ role: z.literal('system'), content: z.string() }),
  z.strictObject({ role: z.literal('user'), content: z.string() }),
]);
