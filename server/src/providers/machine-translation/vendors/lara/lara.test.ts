import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { signLaraChallenge } from './lara.ts';

test('signs the digest of the body, the path and the time', () => {
  const date = 'Fri, 02 Jan 2026 03:04:05 GMT';
  const headers = signLaraChallenge({ path: '/v2/auth', body: '{"id":"key"}', date, secret: 'secret' });
  const digest = headers['content-md5'];
  expect(digest).toMatch(/^[A-Za-z0-9+/]{22}==$/);
  const challenge = `POST\n/v2/auth\n${digest}\napplication/json\n${date}`;
  const signature = createHmac('sha256', 'secret').update(challenge).digest('base64');
  expect(headers).toEqual({ 'x-lara-date': date, 'content-md5': digest, authorization: `Lara:${signature}` });
});
