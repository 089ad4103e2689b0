import type { Answer } from '@transloom/contracts/answer';
import { listEndpoints } from '@transloom/contracts/api';
import type { api } from '@transloom/contracts/api.generated';
import type { Endpoint, InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { errorText } from '@transloom/contracts/error-texts';
import { type ErrorCode, errorEntry } from '@transloom/contracts/errors';
import { vi } from 'vitest';

type Api = typeof api;
type EndpointNames = { [D in keyof Api & string]: `${D}.${keyof Api[D] & string}` }[keyof Api & string];
type EndpointNamed<Name extends EndpointNames> =
  Name extends `${infer D extends keyof Api & string}.${infer O}`
    ? O extends keyof Api[D]
      ? Extract<Api[D][O], Endpoint>
      : never
    : never;

type AnswerOf<One extends Endpoint> = (input: InputOf<One>) => OutputOf<One> | Promise<OutputOf<One>>;

/** What each endpoint answers: data for an input, at once or later, or a refusal. */
export type Answers = { [Name in EndpointNames]?: AnswerOf<EndpointNamed<Name>> };

/** Thrown by an answer to refuse as the server does. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly params: NonNullable<Answer['params']>;

  constructor(code: ErrorCode, params: NonNullable<Answer['params']> = {}) {
    super(code);
    this.code = code;
    this.params = params;
  }
}

export interface ApiCall {
  readonly name: string;
  readonly input: Record<string, unknown>;
  readonly headers: Headers;
}

/**
 * Stands in for the server: finds the endpoint by its contract, parses what is sent and what is answered by its
 * schemas, and gives back the calls. What a test does not name is not found.
 */
export function answerApi(answers: Answers): { readonly calls: readonly ApiCall[] } {
  const calls: ApiCall[] = [];
  vi.stubGlobal('fetch', async (address: string, options: RequestInit = {}) => {
    const url = new URL(address, 'http://localhost');
    const found = findEndpoint(options.method ?? 'GET', url.pathname);
    const body = typeof options.body === 'string' ? (JSON.parse(options.body) as object) : {};
    const input = { ...Object.fromEntries(url.searchParams), ...body, ...found?.values };
    if (found) calls.push({ name: found.name, input, headers: new Headers(options.headers) });
    return answer(found, input, answers);
  });
  return { calls };
}

const patterns = listEndpoints().map(({ name, endpoint }) => ({
  name,
  endpoint,
  pattern: new RegExp(`^${endpoint.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}));

function findEndpoint(method: string, path: string) {
  for (const { name, endpoint, pattern } of patterns) {
    const match = endpoint.method === method ? pattern.exec(path) : null;
    if (match) return { name, endpoint, values: { ...match.groups } };
  }
  return undefined;
}

type Found = NonNullable<ReturnType<typeof findEndpoint>>;

async function answer(found: Found | undefined, input: object, answers: Answers): Promise<Response> {
  const handler = found && (answers as Record<string, ((input: unknown) => unknown) | undefined>)[found.name];
  try {
    if (!found || !handler) throw new Refusal('resource.not-found');
    const data = found.endpoint.output.parse(await handler(found.endpoint.input.parse(input)));
    return Response.json({ status: 200, message: '', data });
  } catch (error) {
    if (error instanceof Refusal) return refusal(error);
    throw error;
  }
}

function refusal({ code, params }: Refusal): Response {
  const { http, status = http } = errorEntry(code);
  const message = errorText(code, 'zh-CN', params);
  return Response.json(
    { status, message, data: null, code, params, requestId: 'request-1' },
    { status: http },
  );
}
