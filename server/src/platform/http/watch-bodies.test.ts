import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { watchBodies } from './watch-bodies.ts';

const app = Fastify({ logger: false });
watchBodies(app, { windowMs: 200, windowBytes: 100, wholeMs: 800 });
/** Until then the server itself does not read the files. */
let reading = Promise.resolve();
app.addContentTypeParser('multipart/form-data', (_, payload, done) => {
  let bytes = 0;
  void reading.then(() => payload.on('data', (chunk: Buffer) => (bytes += chunk.length)));
  payload.on('end', () => done(null, bytes));
  payload.on('error', done);
});
app.post('/body', async ({ body }) => ({ body }));
app.post('/refused', {
  onRequest: async (_, reply) => reply.code(401).send({ refused: true }),
  handler: async () => ({}),
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());

interface Sending {
  readonly path?: string;
  readonly type?: string;
  /** Written every 50 ms. */
  readonly piece: string;
  /** Default: as many as the length takes. */
  readonly pieces?: number;
  readonly length: number;
}

/** What came back until the server hung up or answered with 200; the client never hangs up. */
async function send(sending: Sending): Promise<string> {
  const { path = '/body', type = 'application/json', piece, length } = sending;
  const { pieces = length / piece.length } = sending;
  const socket = connect({ port: Number(new URL(address).port), host: '127.0.0.1', allowHalfOpen: true });
  let answer = '';
  let over = false;
  let ended = false;
  socket.setEncoding('utf8');
  socket.on('data', (text: string) => (answer += text));
  socket.on('error', () => undefined); // reset while it was sending
  socket.on('end', () => (ended = true));
  socket.on('close', () => (over = true));
  await once(socket, 'connect');
  socket.write(`POST ${path} HTTP/1.1\r\nhost: test\r\nclient-language: en-US\r\ncontent-type: ${type}\r\n`);
  socket.write(`content-length: ${length}\r\n\r\n`);
  for (let sent = 0; !over && !answer.includes(' 200 '); sent += 1) {
    if (ended && sent >= pieces) break; // nothing more would show that the connection is gone
    if (sent < pieces) socket.write(piece);
    await wait(50);
  }
  socket.destroy();
  return answer;
}

test('a body of a few bytes a second is answered and hung up on', async () => {
  const answer = await send({ piece: ' ', length: 10_000 });
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  expect(answer).toContain('The request took too long');
});

test('so is one that stops in the middle', async () => {
  expect(await send({ piece: ' '.repeat(500), pieces: 1, length: 501 })).toMatch(/^HTTP\/1.1 408 /);
});

test('what is read whole does not take as long as it likes', async () => {
  expect(await send({ piece: ' '.repeat(100), length: 100_000 })).toMatch(/^HTTP\/1.1 408 /);
});

test('a file does, while it comes', async () => {
  const upload = { type: 'multipart/form-data; boundary=x', piece: 'x'.repeat(100), length: 3_000 };
  expect(await send(upload)).toContain('{"body":3000}');
});

test('a body that was refused unread holds no connection', async () => {
  const answer = await send({ path: '/refused', piece: ' ', length: 10_000 });
  expect(answer).toMatch(/^HTTP\/1.1 401 /);
  expect(answer).not.toContain('408');
});

test('nobody is blamed for what we do not read', async () => {
  reading = wait(1_500);
  const bytes = 1_000_000;
  const upload = { type: 'multipart/form-data; boundary=x', piece: 'x'.repeat(bytes), length: bytes };
  expect(await send(upload)).toContain(`{"body":${bytes}}`);
});
