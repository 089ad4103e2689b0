import { expect, test } from 'vitest';
import { signedReportId, signReport } from './report-signature.ts';

const key = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
const sentAt = new Date(1_614_265_330_000);
const body = '{"test": 2432232314}';
const id = 'msg_p5jXN8AQM9LWM0D4loKWxJek';

test('signs as Standard Webhooks does in its own example', () => {
  expect(signReport(key, { id, sentAt, body })).toEqual({
    'webhook-id': id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

const headers = signReport(key, { id, sentAt, body });
const read = (change: object, { content = body, at = sentAt } = {}) =>
  signedReportId(key, { headers: { ...headers, ...change }, body: Buffer.from(content) }, at);
const later = (ms: number) => new Date(sentAt.getTime() + ms);

test('knows what was signed with the key just now', () => {
  expect(read({})).toBe(id);
  expect(read({}, { at: later(299_000) })).toBe(id);
  expect(read({}, { at: later(-299_000) })).toBe(id);
  expect(read({ 'webhook-signature': `v1,AAAA ${headers['webhook-signature']}` })).toBe(id);
});

test.each([
  ['another body', {}, { content: `${body} ` }],
  ['another id', { 'webhook-id': 'msg_2' }, {}],
  ['another time', { 'webhook-timestamp': '1614265331' }, {}],
  ['a time that is none', { 'webhook-timestamp': 'now' }, {}],
  ['no signature', { 'webhook-signature': undefined }, {}],
  ['half a signature', { 'webhook-signature': headers['webhook-signature']?.slice(0, 20) }, {}],
  [
    'another kind of signature',
    { 'webhook-signature': headers['webhook-signature']?.replace('v1', 'v2') },
    {},
  ],
  ['nothing', { 'webhook-id': undefined, 'webhook-timestamp': undefined }, {}],
  ['what was signed long ago', {}, { at: later(301_000) }],
  ['what will be signed', {}, { at: later(-301_000) }],
])('does not know %s', (_, change, more) => {
  expect(read(change, more)).toBeUndefined();
});
