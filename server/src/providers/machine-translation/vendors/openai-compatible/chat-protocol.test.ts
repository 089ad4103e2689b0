import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { plainInline } from '@transloom/core/inline/inline-text';
import { afterEach, expect, test } from 'vitest';
import { createSafeFetch } from '../../../safe-fetch/safe-fetch.ts';
import { connectChat } from './connect-chat.ts';

const answer = JSON.stringify({ segments: [{ id: 1, text: 'UNO' }] });
const message = (content: unknown, more: object = {}, reason = 'stop') => ({
  model: 'm',
  choices: [{ index: 0, finish_reason: reason, message: { role: 'assistant', content, ...more } }],
});
const refused = (words: string) => ({
  status: 400,
  body: { error: { message: words, type: 'invalid_request_error' } },
});
const events = [answer.slice(0, 9), answer.slice(9)]
  .map((content) => ({ choices: [{ index: 0, delta: { content } }] }))
  .concat({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] } as never)
  .map((event) => `data: ${JSON.stringify(event)}\n\n`)
  .join('');

interface Wish {
  readonly stream?: boolean;
  readonly max_tokens?: number;
  readonly messages: readonly { readonly role: string }[];
}
type Service = (wish: Wish) => { readonly status?: number; readonly body: unknown };

let server: Server | undefined;
afterEach(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined))));

/** An engine over a service that answers so, and how often that was asked. */
async function engineOver(service: Service) {
  const wishes: Wish[] = [];
  const listening = createServer((request, response) => {
    let body = '';
    request.on('data', (piece) => (body += piece));
    request.on('end', () => {
      const wish = JSON.parse(body) as Wish;
      wishes.push(wish);
      const { status = 200, body: given } = service(wish);
      response.writeHead(status, {
        'content-type': typeof given === 'string' ? 'text/event-stream' : 'application/json',
      });
      response.end(typeof given === 'string' ? given : JSON.stringify(given));
    });
  });
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(listening.address() as AddressInfo).port}/v1`;
  const engine = connectChat('test', { baseUrl, model: 'm' }, { fetch: createSafeFetch(['127.0.0.1']) });
  const translate = () =>
    engine.translate({
      sourceLanguage: 'en',
      targetLanguage: 'es',
      signal: new AbortController().signal,
      segments: [{ source: plainInline('one'), codes: {} }],
    });
  return { translate, wishes };
}

test.each<[string, Service]>([
  [
    'content in parts',
    () => ({
      body: message([
        { type: 'thinking', thinking: [] },
        { type: 'text', text: answer },
      ]),
    }),
  ],
  ['the answer among the thoughts', () => ({ body: message(null, { reasoning_content: answer }) })],
  ['events although none were asked for', () => ({ body: events })],
  [
    'no system role',
    ({ messages }) =>
      messages.some(({ role }) => role === 'system')
        ? refused('Developer instruction is not enabled for this model')
        : { body: message(answer) },
  ],
  [
    'streams alone',
    ({ stream }) =>
      stream
        ? { body: events }
        : refused('This model only support stream mode, please enable the stream parameter'),
  ],
  [
    'thoughts that eat the token limit',
    ({ max_tokens = 0 }) =>
      max_tokens > 9_000 ? { body: message(answer) } : { body: message('<think>So', {}, 'length') },
  ],
])('reads a service that has %s', async (_, service) => {
  const { translate } = await engineOver(service);
  expect((await translate()).results).toMatchObject([{ status: 'translated', target: { text: 'UNO' } }]);
});

test('what a service refused once is not sent again', async () => {
  const { translate, wishes } = await engineOver(({ stream }) =>
    stream ? { body: events } : refused('streaming only'),
  );
  await translate();
  await translate();
  expect(wishes.map(({ stream }) => stream)).toEqual([false, true, true]);
});

test('thoughts that eat every limit are no answer', async () => {
  const { translate } = await engineOver(() => ({ body: message('', {}, 'length') }));
  await expect(translate()).rejects.toThrow('bad-output: thoughts used up the tokens');
});
