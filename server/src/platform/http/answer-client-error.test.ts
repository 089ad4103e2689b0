import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { errorText } from '@transloom/contracts/error-texts';
import { expect, test } from 'vitest';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ routes: [] });
const listening = await server.app.listen({ port: 0, host: '127.0.0.1' });

/** What the server answers to bytes. */
async function answerTo(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(listening).port), '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}

const start = 'POST /api/test/x/greetings HTTP/1.1\r\nhost: test\r\n';

test.each([
  ['no HTTP', 'hello\r\n\r\n', 400, 'request.invalid'],
  [
    'a header that never ends',
    `${start}client-language: en-US\r\ncookie: ${'a'.repeat(20_000)}\r\n\r\n`,
    431,
    'request.headers-too-large',
  ],
  [
    'two lengths',
    `${start}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
    'request.invalid',
  ],
  ['a length that is none', `${start}content-length: -1\r\n\r\n`, 400, 'request.invalid'],
])('hangs up on %s', async (_, bytes, http, code) => {
  const answer = await answerTo(bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${http} `));
  expect(answer).toContain(`"code":"${code}"`);
});

test('says so in the language of the call, as far as it came', async () => {
  const tooLarge = (language: string) =>
    answerTo(`${start}Client-Language: ${language}\r\ncookie: ${'a'.repeat(20_000)}\r\n\r\n`);
  expect(await tooLarge('en-US')).toContain(errorText('request.headers-too-large', 'en-US'));
  expect(await tooLarge('zh-CN')).toContain(errorText('request.headers-too-large', 'zh-CN'));
});
