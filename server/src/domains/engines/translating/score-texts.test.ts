import { expect, test } from 'vitest';
import { readScores } from './score-texts.ts';

test.each([
  ['[90, 35]', [90, 35]],
  ['Sure: ```json\n[90,\n 35.4]\n```', [90, 35]],
  ['[90]', undefined],
  ['[90, 101]', undefined],
  ['90, 35', undefined],
  ['[]', undefined],
])('%j of two pairs are the scores %j', (written, scores) => {
  expect(readScores(written, 2)).toEqual(scores);
});
