import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { publicGaps } from './public-gaps.ts';

const complete = {
  TRANSLOOM_ENV: 'production',
  PUBLIC_URL: 'https://translate.example.com',
  TRUST_PROXY: '127.0.0.1',
  SMTP_URL: 'smtps://mail.example.com',
  SMTP_FROM: 'Transloom <no-reply@example.com>',
};

test('an installation as it comes lacks what a public address needs', () => {
  const gaps = ['PUBLIC_URL=https://…', 'TRUST_PROXY', 'SMTP_URL', 'TRANSLOOM_ENV=production'];
  expect(publicGaps(readConfig({}))).toEqual(gaps);
});

test('one that is set up lacks nothing', () => {
  expect(publicGaps(readConfig(complete))).toEqual([]);
});

test('plain http is a gap', () => {
  expect(publicGaps(readConfig({ ...complete, PUBLIC_URL: 'http://translate.example.com' }))).toEqual([
    'PUBLIC_URL=https://…',
  ]);
});

test.each(['127.0.0.1', 'localhost', '::1'])('nothing is public on %s', (HOST) => {
  expect(publicGaps(readConfig({ HOST }))).toEqual([]);
});
