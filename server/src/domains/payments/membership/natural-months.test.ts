import { expect, test } from 'vitest';
import { addNaturalMonths, dayOf, startOfDay } from './natural-months.ts';

// P9.8: natural months and years, by the calendar of China.
test.each([
  ['2026-01-15', 1, '2026-02-15'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-01-31', 2, '2026-03-31'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2026-10-31', 13, '2027-11-30'],
])('%s and %i months is %s', (from, months, expected) => {
  expect(dayOf(addNaturalMonths(startOfDay(from), months))).toBe(expected);
});

test('the hour stays, and the day is that of China', () => {
  const late = new Date('2026-01-30T17:30:00Z'); // the 31st in China
  expect(addNaturalMonths(late, 1).toISOString()).toBe('2026-02-27T17:30:00.000Z');
  expect(dayOf(late)).toBe('2026-01-31');
});
