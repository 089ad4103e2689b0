import { plainInline } from '@transloom/core/inline/inline-text';
import { expect, test } from 'vitest';
import { judgeAnswer } from './judge-answer.ts';

const languages = { source: 'en', target: 'es' };

test.each([
  ['Abra la válvula 😀', 'good'],
  ['Abra la válvula\u0000', 'unusable'],
  ['Abra la válvula \ud83d', 'unusable'],
  ['Abra \ude00 la válvula', 'unusable'],
  ['…', 'unusable'],
])('of an answer that cannot be stored as it is nothing is taken: %j is %s', (target, verdict) => {
  expect(judgeAnswer(plainInline('Open the valve 😀'), plainInline(target), languages)).toBe(verdict);
});
