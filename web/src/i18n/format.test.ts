import { afterEach, describe, expect, test } from 'vitest';
import {
  formatDate,
  formatDuration,
  formatInstant,
  formatMessageTime,
  formatPercent,
  formatWhen,
  startFormats,
} from './format.ts';

afterEach(() => localStorage.clear());

const instant = new Date(2026, 2, 5, 9, 7).toISOString();

describe('dates (D9.42)', () => {
  test.each([
    ['zh-CN', '2026-03-05', '2026-03-05 09:07', '03月05日 09:07'],
    ['en-US', '2026-03-05', '03-05-2026 09:07', '03-05-2026 09:07'],
  ])('in %s are %s, %s and, of a message, %s', (locale, date, moment, message) => {
    localStorage.setItem('locale', locale);
    expect([formatDate(instant), formatInstant(instant), formatMessageTime(instant)]).toEqual([
      date,
      moment,
      message,
    ]);
  });

  test('are relative under a day only', async () => {
    localStorage.setItem('locale', 'en-US');
    await startFormats();
    expect(formatWhen(instant, new Date(2026, 2, 5, 9, 10))).toBe('3 minutes ago');
    expect(formatWhen(instant, new Date(2026, 2, 7))).toBe('2026-03-05');
  });
});

test.each([
  [0, '0%'],
  [0.001, '1%'],
  [1 / 26, '4%'],
  [0.385, '39%'],
  [0.999, '99%'],
  [1, '100%'],
])('the percentage of %f is %s: whole, with 0 for none and 100 for all (D9.28)', (part, text) => {
  expect(formatPercent(part)).toBe(text);
});

test.each([
  [0, '00:00'],
  [65_400, '01:05'],
  [3_723_000, '1:02:03'],
])('%i milliseconds are shown as %s (D9.47)', (milliseconds, text) => {
  expect(formatDuration(milliseconds)).toBe(text);
});

test('times are shown in the zone that the user chose', () => {
  localStorage.setItem('locale', 'en-US');
  localStorage.setItem('userInfo', JSON.stringify({ userId: '1', myRole: {}, timeZone: 'Asia/Tokyo' }));
  expect(formatInstant('2026-03-05T16:07:00Z')).toBe('03-06-2026 01:07');
  expect(formatMessageTime('2026-03-05T16:07:00Z')).toBe('03-06-2026 01:07');
});
