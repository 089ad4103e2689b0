import { type Answer, eventStreamType } from '@transloom/contracts/answer';
import type { Endpoint, EventOf, OutputOf, RequestOf } from '@transloom/contracts/endpoint';
import { eventReader } from '@transloom/core/text/event-stream';
import type { FastifyInstance } from 'fastify';
import { fillPath, headersOf } from './call-as.ts';
import type { TestUser } from './test-user.ts';

/** What somebody heard who listens to how a call goes. */
export interface Heard<E extends Endpoint> {
  /** HTTP status. */
  readonly http: number;
  readonly type: string;
  readonly events: readonly EventOf<E>[];
  readonly answer: Answer<OutputOf<E>>;
}

/** Calls an endpoint with events as our web does. */
export async function callListening<E extends Endpoint>(
  { app }: { readonly app: FastifyInstance },
  user: TestUser | undefined,
  endpoint: E,
  input: RequestOf<E>,
): Promise<Heard<E>> {
  const { path, rest } = fillPath(endpoint.path, input as Record<string, unknown>);
  const reply = await app.inject({
    method: endpoint.method,
    url: path,
    headers: { ...headersOf(user), accept: eventStreamType },
    payload: rest,
  });
  const type = String(reply.headers['content-type']);
  const http = reply.statusCode;
  if (!type.startsWith(eventStreamType)) return { http, type, events: [], answer: reply.json() };
  const events = eventReader()(reply.body);
  const dataOf = (name: string) =>
    events.flatMap(({ event, data }) => (event === name ? [JSON.parse(data)] : []));
  return { http, type, events: dataOf('progress'), answer: dataOf('answer')[0] };
}
