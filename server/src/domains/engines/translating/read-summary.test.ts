import { expect, test } from 'vitest';
import { readSummary } from './read-summary.ts';

test.each([
  ['A manual for pumps.', 'A manual for pumps.'],
  ['  A manual\n\nfor\tpumps.\u200b ', 'A manual for pumps.'],
  ['```\nA manual.\n```', 'A manual.'],
  ['水泵的使用手册。', '水泵的使用手册。'],
])('%j is read as %j', (written, summary) => {
  expect(readSummary(written)).toBe(summary);
});

test('what is too long is cut between characters', () => {
  const summary = readSummary('😀a'.repeat(1000)) ?? '';
  expect([...summary]).toHaveLength(901);
  expect(summary.isWellFormed()).toBe(true);
});

test.each(['', ' \n ', '```\n```', '— 12 —'])('%j says nothing', (written) => {
  expect(readSummary(written)).toBeUndefined();
});
