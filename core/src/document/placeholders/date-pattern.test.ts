import { expect, test } from 'vitest';
import { dateDirectives } from './date-pattern.ts';

test.each([
  ['%Y-%m-%d', ['%Y', '%m', '%d']],
  ['%-d %B %Y', ['%-d', '%B', '%Y']],
  ['%d de %B de %Y', ['%d', '%B', '%Y']],
  ['%H:%M:%S %p', ['%H', '%M', '%S', '%p']],
  ['%A', ['%A']],
])('%s is a pattern for dates', (text, directives) => {
  expect(dateDirectives(text).map(({ start, end }) => text.slice(start, end))).toEqual(directives);
});

test.each(['%s of %d', '%d files', '100 %Better', '50% more', '%1$s %2$s', '%(name)s %d', '%@ and %Y%@', ''])(
  '%j is none',
  (text) => {
    expect(dateDirectives(text)).toEqual([]);
  },
);
