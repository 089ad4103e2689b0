import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { ZodError } from 'zod';
import { isSameSecret } from '../platform/secrets/same-secret.ts';
import type { TrainerCalls } from './trainer-calls.ts';
import { trainerBounds } from './trainer-calls.ts';
import { TrainerRefusal } from './trainer-refusal.ts';

interface Call {
  readonly incoming: IncomingMessage;
  /** What stands in the address: the run, the number of a part. */
  readonly names: readonly string[];
  readonly signal: AbortSignal;
}

interface Answer {
  readonly status: number;
  readonly body?: object;
}

type Handler = (call: Call) => Promise<Answer>;
type Route = readonly [method: string, path: RegExp, handler: Handler];

/** Speaks docs/reference/trainer-protocol.md. `complain` gets what nobody expected. */
export function trainerServer(
  calls: TrainerCalls,
  { key, complain }: { readonly key: string; readonly complain: (error: unknown) => void },
): Server {
  const routes = routesOf(calls);
  return createServer((incoming, response) => {
    answer(routes, key, incoming, response).catch((error: unknown) => {
      send(response, refusal(error, complain));
    });
  });
}

function routesOf(calls: TrainerCalls): readonly Route[] {
  const run = '/v1/runs/([A-Za-z0-9_-]{1,80})';
  const ok = async (body: Promise<object>): Promise<Answer> => ({ status: 200, body: await body });
  return [
    ['GET', /^\/v1\/trainer$/, async () => ({ status: 200, body: calls.describe() })],
    [
      'POST',
      /^\/v1\/estimates$/,
      async ({ incoming }) => ({ status: 200, body: calls.estimate(await readJson(incoming)) }),
    ],
    [
      'PUT',
      path(run),
      async ({ incoming, names }) => ok(calls.order(nameOf(names), await readJson(incoming))),
    ],
    ['GET', path(run), ({ names }) => ok(calls.look(nameOf(names)))],
    [
      'DELETE',
      path(run),
      async ({ names }) => {
        await calls.remove(nameOf(names));
        return { status: 204 };
      },
    ],
    ['PUT', path(`${run}/parts/([1-9]\\d{0,3})`), (call) => ok(takePart(calls, call))],
    [
      'POST',
      path(`${run}/start`),
      async ({ incoming, names }) => ok(calls.start(nameOf(names), await readJson(incoming))),
    ],
    ['POST', path(`${run}/cancel`), ({ names }) => ok(calls.cancel(nameOf(names)))],
    [
      'POST',
      path(`${run}/translations`),
      async ({ incoming, names, signal }) =>
        ok(calls.translate(nameOf(names), await readJson(incoming), signal)),
    ],
  ];
}

function path(pattern: string): RegExp {
  return new RegExp(`^${pattern}$`);
}

function nameOf([name = '']: readonly string[]): string {
  return name;
}

async function takePart(calls: TrainerCalls, { incoming, names }: Call) {
  const lines = await readBody(incoming, trainerBounds.mostPartBytes);
  const digest = String(incoming.headers['content-digest'] ?? '');
  return calls.takePart(nameOf(names), { number: Number(names[1]), lines, digest });
}

async function answer(
  routes: readonly Route[],
  key: string,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const given = incoming.headers.authorization ?? '';
  if (!isSameSecret(given, `Bearer ${key}`))
    throw new TrainerRefusal('unauthorized', 'The key is missing or wrong.');
  const { method, url = '' } = incoming;
  const found = routes.find(([wanted, pattern]) => wanted === method && pattern.test(url));
  if (found === undefined) throw new TrainerRefusal('not-found', 'There is no such call.');
  const [, pattern, handler] = found;
  const left = new AbortController();
  response.on('close', () => left.abort(new Error('nobody waits for the answer')));
  const names = (pattern.exec(url) ?? []).slice(1);
  send(response, await handler({ incoming, names, signal: left.signal }));
}

const mostJsonBytes = 1_000_000;

/** Undefined for no body. */
async function readJson(incoming: IncomingMessage): Promise<unknown> {
  const written = (await readBody(incoming, mostJsonBytes)).toString('utf8');
  if (written === '') return undefined;
  try {
    return JSON.parse(written);
  } catch (error) {
    if (error instanceof SyntaxError) throw new TrainerRefusal('invalid', 'The body is no JSON.');
    throw error;
  }
}

async function readBody(incoming: IncomingMessage, most: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of incoming) {
    bytes += (piece as Buffer).length;
    if (bytes > most) throw new TrainerRefusal('too-large', `At most ${most} bytes.`);
    pieces.push(piece as Buffer);
  }
  return Buffer.concat(pieces);
}

function refusal(error: unknown, complain: (error: unknown) => void): Answer {
  if (error instanceof TrainerRefusal)
    return { status: error.status, body: { error: { code: error.code, message: error.message } } };
  if (error instanceof ZodError) {
    const where = error.issues.map(({ path: place }) => place.join('.')).join(', ');
    return { status: 400, body: { error: { code: 'invalid', message: `Wrong: ${where}` } } };
  }
  complain(error);
  return {
    status: 500,
    body: { error: { code: 'unexpected', message: 'The log of the trainer says more.' } },
  };
}

function send(response: ServerResponse, { status, body }: Answer): void {
  if (response.headersSent || response.destroyed) return;
  const written = body === undefined ? '' : JSON.stringify(body);
  // Of a body that was not read to its end nothing may be taken for the next call.
  const close = status >= 400 ? { connection: 'close' } : {};
  response.writeHead(status, { 'content-type': 'application/json', ...close }).end(written);
}
