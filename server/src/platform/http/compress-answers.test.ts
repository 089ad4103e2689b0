import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { compressAnswers } from './compress-answers.ts';

const long = { text: 'segment '.repeat(1_000) };

async function ask(answer: object, acceptEncoding?: string) {
  const app = Fastify();
  compressAnswers(app);
  app.get('/', () => answer);
  const headers = acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding };
  return app.inject({ method: 'GET', url: '/', headers });
}

test.each(['gzip', 'br, gzip;q=0.5', 'deflate,gzip'])('a long answer is packed for %j', async (accepted) => {
  const { headers, rawPayload } = await ask(long, accepted);
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(rawPayload.length).toBeLessThan(JSON.stringify(long).length / 10);
  expect(JSON.parse(gunzipSync(rawPayload).toString())).toEqual(long);
});

test.each([
  [long, undefined],
  [long, 'br'],
  [long, 'gzip;q=0'],
  [{ text: 'short' }, 'gzip'],
])('the answer %# goes as it is', async (answer, accepted) => {
  const { headers, payload } = await ask(answer, accepted);
  expect(headers['content-encoding']).toBeUndefined();
  expect(JSON.parse(payload)).toEqual(answer);
});
