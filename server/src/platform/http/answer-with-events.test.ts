import type { AddressInfo } from 'node:net';
import { eventStreamType } from '@transloom/contracts/answer';
import { defineEndpoint } from '@transloom/contracts/endpoint';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { callAs, headersOf } from '../../testing/call-as.ts';
import { callListening } from '../../testing/call-listening.ts';
import { testServer } from '../../testing/test-server.ts';
import { AppError } from '../app-error.ts';
import { createLog } from '../logging/create-log.ts';
import { route } from './route.ts';

const write = defineEndpoint({
  method: 'POST',
  path: '/api/test/write',
  access: 'signed-in',
  summary: 'Write bit by bit',
  transaction: 'none',
  input: z.object({
    words: z.array(z.string()),
    pauseMs: z.number().default(60),
    end: z.enum(['whole', 'refused', 'broken', 'never']),
  }),
  events: z.object({ text: z.string() }),
  output: z.object({ text: z.string(), heard: z.boolean() }),
});

const lines: string[] = [];
let left: unknown;

const server = await testServer({
  routes: [
    route(write, async ({ tell, signal }, { words, pauseMs, end }) => {
      for (const [i] of words.entries()) {
        tell?.({ text: words.slice(0, i + 1).join(' ') });
        if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
      if (pauseMs === 0) await new Promise((resolve) => setTimeout(resolve, 100));
      if (end === 'refused') throw new AppError('resource.not-found');
      if (end === 'broken') throw new Error('secret detail');
      if (end === 'never') {
        await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      }
      return { text: words.join(' '), heard: tell !== undefined };
    }),
  ],
  log: createLog({ level: 'info', write: (line) => lines.push(line) }),
});
server.app.addHook('onResponse', async (request) => {
  left = request.url;
});
const user = await server.signInAs('TRANSLATOR');
const words = ['one', 'two'];

test('a listener gets the progress, and the same answer as everybody', async () => {
  const heard = await callListening(server, user, write, { words, end: 'whole' });
  expect(heard).toEqual({
    http: 200,
    type: `${eventStreamType}; charset=utf-8`,
    events: [{ text: 'one' }, { text: 'one two' }],
    answer: { status: 200, message: '', data: { text: 'one two', heard: true } },
  });
});

test('of simultaneous events the newest is sent, also if nothing follows for long', async () => {
  const { events } = await callListening(server, user, write, {
    words: ['one', 'two', 'three'],
    pauseMs: 0,
    end: 'whole',
  });
  expect(events).toEqual([{ text: 'one' }, { text: 'one two three' }]);
});

test('who does not listen is only answered', async () => {
  const { data } = await callAs(server, user, write, { words, end: 'whole' });
  expect(data).toEqual({ text: 'one two', heard: false });
});

test('a call that is refused before its first event gets the status of the refusal, and no stream', async () => {
  expect(await callListening(server, user, write, { words: [], end: 'refused' })).toMatchObject({
    http: 404,
    type: 'application/json; charset=utf-8',
    answer: { code: 'resource.not-found' },
  });
  expect(await callListening(server, undefined, write, { words, end: 'whole' })).toMatchObject({ http: 401 });
});

test.each([
  ['refused', 'resource.not-found', 404],
  ['broken', 'server.unexpected', 500],
] as const)('a use case that is %s half way reports it at the end', async (end, code, status) => {
  const { events, answer } = await callListening(server, user, write, { words, end });
  expect(events).toHaveLength(2);
  expect(answer).toMatchObject({ status, code, data: null, requestId: expect.any(String) });
  expect(JSON.stringify(answer)).not.toContain('secret');
});

test('a use case hears that the caller has hung up, and nothing is wrong with that', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  lines.splice(0);
  const leaving = new AbortController();
  const { body } = await fetch(`http://127.0.0.1:${port}${write.path}`, {
    method: 'POST',
    headers: { ...headersOf(user), 'content-type': 'application/json', accept: eventStreamType },
    body: JSON.stringify({ words: ['one'], end: 'never' }),
    signal: leaving.signal,
  });
  const first = await body?.getReader().read();
  expect(new TextDecoder().decode(first?.value)).toContain('"text":"one"');
  leaving.abort();
  await vi.waitFor(() => expect(left).toBe(write.path));
  expect(lines.join('')).not.toContain('a request failed');
});
