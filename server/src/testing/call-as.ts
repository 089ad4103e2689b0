import { type Answer, clientLanguageHeader, csrfHeader } from '@transloom/contracts/answer';
import type { Endpoint, OutputOf, RequestOf } from '@transloom/contracts/endpoint';
import type { TestUser } from './test-user.ts';

export type TestAnswer<Data> = Answer<Data> & {
  /** HTTP status. */
  readonly http: number;
  readonly headers: Readonly<Record<string, string | number | string[] | undefined>>;
};

/** What takes a call and answers it: an application in this process, or one at the other end of a wire. */
export interface Callable {
  readonly app: { inject(request: CallableRequest): Promise<CallableReply> };
}

export interface CallableRequest {
  readonly method: Endpoint['method'];
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly query?: Record<string, string | string[]>;
  readonly payload?: Buffer | Record<string, unknown>;
}

interface CallableReply {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string | number | string[] | undefined>>;
  json<Body>(): Body;
}

export interface CallOptions {
  /** Set a header to undefined to leave it out. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

/** Calls an endpoint as our web does; without a user as a visitor. */
export function callAs<E extends Endpoint>(
  server: Callable,
  user: TestUser | undefined,
  endpoint: E,
  input: RequestOf<E>,
  options: CallOptions = {},
): Promise<TestAnswer<OutputOf<E>>> {
  return callWith(server, user, endpoint, input as Record<string, unknown>, options) as Promise<
    TestAnswer<OutputOf<E>>
  >;
}

/** The same with input that need not fit. */
export async function callWith(
  { app }: Callable,
  user: TestUser | undefined,
  endpoint: Endpoint,
  input: Readonly<Record<string, unknown>>,
  { headers = {} }: CallOptions = {},
): Promise<TestAnswer<unknown>> {
  const { path, rest } = fillPath(endpoint.path, input);
  const bodiless = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  const reply = await app.inject({
    method: endpoint.method,
    url: path,
    headers: defined({ ...headersOf(user), ...headers }),
    ...(bodiless ? { query: queryOf(rest) } : { payload: rest }),
  });
  return { ...reply.json<Answer>(), http: reply.statusCode, headers: reply.headers };
}

/** Headers of a call by our web. */
export function headersOf(user: TestUser | undefined): Record<string, string> {
  const language = { [clientLanguageHeader]: user?.language ?? 'en-US' };
  return user === undefined ? language : { ...language, cookie: user.cookie, [csrfHeader]: user.csrfToken };
}

export function fillPath(path: string, input: Readonly<Record<string, unknown>>) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])));
  const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !names.includes(name)));
  return { path: filled, rest };
}

function queryOf(input: Readonly<Record<string, unknown>>): Record<string, string | string[]> {
  const entries = Object.entries(input).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, Array.isArray(value) ? value.map(String) : String(value)]),
  );
}

function defined(headers: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
