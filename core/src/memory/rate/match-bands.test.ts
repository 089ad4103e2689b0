import { expect, test } from 'vitest';
import { matchBand } from './match-bands.ts';

test.each([
  [102, '102'],
  [101, '101'],
  [100, '100'],
  [99, '95-99'],
  [95, '95-99'],
  [94, '85-94'],
  [85, '85-94'],
  [84, '75-84'],
  [75, '75-84'],
  [74, '50-74'],
  [50, '50-74'],
  [49, 'new'],
  [0, 'new'],
])('%i counts in the line %s', (rate, band) => {
  expect(matchBand(rate)).toBe(band);
});
