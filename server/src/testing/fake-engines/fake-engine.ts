import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * How a fake can go wrong. `partial` answers without its last segment, `lost-codes` without inline codes,
 * `wrong-count` with one segment too few or too many, `slow` rightly but after 300 ms.
 */
export const engineFaults = [
  'unauthorized',
  'forbidden',
  'payment-required',
  'rate-limited',
  'server-error',
  'hang',
  'garbage',
  'truncated',
  'html',
  'wrong-count',
  'partial',
  'lost-codes',
  'talking',
  'slow',
] as const;

export type EngineFault = (typeof engineFaults)[number];

export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A local server that speaks a vendor's protocol and can be told to fail. */
export interface FakeEngine {
  readonly baseUrl: string;
  readonly requests: readonly RecordedRequest[];
  /** The next `times` requests to translate go wrong so; all of them unless a number is given. */
  fail(fault: EngineFault, times?: number): void;
  /** Each request to translate goes wrong as the next of these says, round and round; undefined is no fault. */
  failInTurn(faults: readonly (EngineFault | undefined)[]): void;
  heal(): void;
  stop(): Promise<void>;
}

export interface FakeAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One vendor's side of the conversation. */
export interface FakeProtocol {
  /** Path before the endpoints, such as `/v1`. */
  readonly basePath: string;
  isTranslation(request: RecordedRequest): boolean;
  answer(request: RecordedRequest, fault: EngineFault | undefined): FakeAnswer;
}

export async function startFakeEngine(protocol: FakeProtocol): Promise<FakeEngine> {
  const requests: RecordedRequest[] = [];
  let faults: Iterator<EngineFault | undefined> = inTurn([]);
  const nextFault = (): EngineFault | undefined => faults.next().value;

  const handle = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url = '', headers } = incoming;
    const request = { method, path: url, headers, body: await text(incoming) };
    requests.push(request);
    const failing = protocol.isTranslation(request) ? nextFault() : undefined;
    if (failing === 'hang') return;
    if (failing === 'slow') await new Promise((resolve) => setTimeout(resolve, 300));
    send(response, answerWith(protocol, request, failing), failing === 'truncated');
  };
  // Who calls may hang up before the request is whole.
  const server = createServer((incoming, response) => {
    handle(incoming, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    baseUrl: `http://127.0.0.1:${port}${protocol.basePath}`,
    requests,
    fail(next, times = Number.POSITIVE_INFINITY) {
      faults = repeated(next, times);
    },
    failInTurn(turns) {
      faults = inTurn(turns);
    },
    heal() {
      faults = inTurn([]);
    },
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function* repeated(fault: EngineFault, times: number): Generator<EngineFault, undefined> {
  for (let count = 0; count < times; count++) yield fault;
}

function* inTurn(
  faults: readonly (EngineFault | undefined)[],
): Generator<EngineFault | undefined, undefined> {
  while (faults.length > 0) yield* faults;
}

function answerWith(
  protocol: FakeProtocol,
  request: RecordedRequest,
  fault: EngineFault | undefined,
): FakeAnswer {
  if (fault === 'garbage') return { status: 200, body: '\u0000\u0001 not what you asked for' };
  if (fault === 'html') return { status: 200, body: '<!doctype html><title>Sign in</title>' };
  return protocol.answer(request, fault);
}

function send(
  response: ServerResponse,
  { status, body, headers = {} }: FakeAnswer,
  truncated: boolean,
): void {
  const json = typeof body === 'string' ? body : JSON.stringify(body);
  const type = json.startsWith('<') ? 'text/html; charset=utf-8' : 'application/json';
  response.writeHead(status, { 'content-type': type, ...headers });
  response.end(truncated ? json.slice(0, Math.ceil(json.length * 0.6)) : json);
}
