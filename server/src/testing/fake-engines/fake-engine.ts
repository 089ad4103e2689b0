import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * How a fake can go wrong. `partial` answers without its last segment, `lost-codes` without inline codes,
 * `wrong-count` with one segment too few or too many, `slow` rightly but after 300 ms. `truncated` ends half way,
 * `dropped` hangs up there, `hang-midway` says no more from there on, `error-midway` breaks a stream off with an error.
 */
export const engineFaults = [
  'unauthorized',
  'forbidden',
  'payment-required',
  'rate-limited',
  'server-error',
  'too-long',
  'unsupported-pair',
  'hang',
  'garbage',
  'truncated',
  'dropped',
  'hang-midway',
  'error-midway',
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
  /** Times that the caller left before it was answered whole. */
  readonly hangUps: number;
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
  let hangUps = 0;
  let faults: Iterator<EngineFault | undefined> = inTurn([]);
  const nextFault = (): EngineFault | undefined => faults.next().value;

  const handle = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url = '', headers } = incoming;
    const request = { method, path: url, headers, body: await text(incoming) };
    requests.push(request);
    const failing = protocol.isTranslation(request) ? nextFault() : undefined;
    if (failing === 'hang') return;
    if (failing === 'slow') await new Promise((resolve) => setTimeout(resolve, 300));
    await send(response, answerWith(protocol, request, failing), failing);
  };
  // Who calls may hang up before the request is whole.
  const server = createServer((incoming, response) => {
    response.once('close', () => {
      if (!response.writableEnded) hangUps++;
    });
    handle(incoming, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    baseUrl: `http://127.0.0.1:${port}${protocol.basePath}`,
    requests,
    get hangUps() {
      return hangUps;
    },
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

async function send(
  response: ServerResponse,
  { status, body, headers = {} }: FakeAnswer,
  fault: EngineFault | undefined,
): Promise<void> {
  const written = typeof body === 'string' ? body : JSON.stringify(body);
  response.writeHead(status, { 'content-type': typeOf(written), ...headers });
  const bytes = Buffer.from(written);
  const breaksOff = fault === 'truncated' || fault === 'dropped' || fault === 'hang-midway';
  const sent = breaksOff ? bytes.subarray(0, Math.ceil(bytes.length * 0.6)) : bytes;
  if (isStream(written)) await sendInPieces(response, sent);
  else response.write(sent);
  if (fault === 'dropped') response.destroy();
  else if (fault !== 'hang-midway') response.end();
}

function typeOf(written: string): string {
  if (isStream(written)) return 'text/event-stream; charset=utf-8';
  return written.startsWith('<') ? 'text/html; charset=utf-8' : 'application/json';
}

function isStream(written: string): boolean {
  return /^(event|data):/.test(written);
}

/** Cut in the middle of events, of their fields and of characters. */
const pieceBytes = 37;

async function sendInPieces(response: ServerResponse, bytes: Buffer): Promise<void> {
  for (let start = 0; start < bytes.length && !response.destroyed; start += pieceBytes) {
    response.write(bytes.subarray(start, start + pieceBytes));
    await new Promise((resolve) => setImmediate(resolve));
  }
}
