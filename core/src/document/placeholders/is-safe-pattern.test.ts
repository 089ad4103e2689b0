import { expect, test } from 'vitest';
import { isSafePattern } from './is-safe-pattern.ts';

test.each([
  '\\[\\[[^\\]]+\\]\\]',
  '\\{\\w+:\\w+\\}',
  '(?:AB|CD)-\\d{2,5}',
  '<ph id=\\d+>.*?</ph>',
  '[+*]+',
  '\\(\\+\\)*',
  '(?<!a)b',
])('lets %j pass', (source) => {
  expect(isSafePattern(source)).toBe(true);
});

test.each([
  '',
  '(',
  '(a+)+b',
  '((a+))*',
  '(a|a)*b',
  '(?:a*x?)+',
  '(a)\\1+',
  '(?<n>a)\\k<n>',
  'a*a*a*a*b',
  '(a{2,})*',
])('refuses %j', (source) => {
  expect(isSafePattern(source)).toBe(false);
});
