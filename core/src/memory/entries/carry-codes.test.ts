import { expect, test } from 'vitest';
import { fromMarkup, toMarkup } from '../../inline/markup.ts';
import { carryCodes } from './carry-codes.ts';

test.each([
  ['ids differ', '{7}Press{/7} {9/}', '{1}Press{/1} {2/}', '{2/} {1}按{/1}', true, '{9/} {7}按{/7}'],
  [
    'ids are swapped',
    '{2}a{/2} {1}b{/1}',
    '{1}a{/1} {2}b{/2}',
    '{2}乙{/2}{1}甲{/1}',
    true,
    '{1}乙{/1}{2}甲{/2}',
  ],
  ['a code was left out on purpose', '{5/}Press', '{1/}Press', '按', true, '按'],
  ['the segment has none', 'Press', '{1}Press{/1}', '{1}按{/1}', false, '按'],
  ['the remembered one has none', '{1}Press{/1}', 'Press', '按', false, '{1}按{/1}'],
  ['shapes differ', '{3/}Press {1}OK{/1}', '{1}Press{/1} OK', '{1}按{/1}确定', false, '{3/}{1}按{/1}确定'],
  ['codes are cut', 'Press{/4}', 'Press{/1}', '按{/1}', true, '按{/4}'],
  ['nothing has codes', 'Press', 'Press', '按', true, '按'],
])('where %s', (_what, segment, source, target, exact, expected) => {
  const known = { source: fromMarkup(source), target: fromMarkup(target) };
  expect(toMarkup(carryCodes(fromMarkup(segment), known, exact))).toBe(expected);
});
