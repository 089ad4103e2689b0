import { afterEach, expect, test } from 'vitest';
import { formatMessageTime } from './format.ts';

afterEach(() => localStorage.clear());

// Rule D9.42 of the specification.
test.each([
  ['zh-CN', '03月05日 09:07'],
  ['en-US', '03-05-2026 09:07'],
])('the time of a message in %s is %s', (locale, expected) => {
  localStorage.setItem('locale', locale);
  expect(formatMessageTime(new Date(2026, 2, 5, 9, 7).toISOString())).toBe(expected);
});
