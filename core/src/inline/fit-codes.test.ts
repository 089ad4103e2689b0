import { expect, test } from 'vitest';
import { fitCodes } from './fit-codes.ts';
import { fromMarkup, toMarkup } from './markup.ts';

const codes = { 1: { type: 'format' }, 2: { type: 'image', required: true } } as const;

test.each([
  ['what fits stays as it is', '{1}a{/1} b{2/}', '{2/}{1}x{/1} y', '{2/}{1}x{/1} y'],
  ['an optional pair may go', '{1}a{/1} b{2/}', 'x{2/}', 'x{2/}'],
  ['a required code may not', '{1}a{/1} b{2/}', '{1}x{/1} y', '{1}x{/1} y{2/}'],
  ['half a pair is made whole', '{1}a{/1} b{2/}', '{1}x y{2/}', '{1}x{/1} y{2/}'],
  ['a foreign code goes', 'a', '{9/}x', 'x'],
])('%s', (_rule, source, target, fitted) => {
  expect(toMarkup(fitCodes(fromMarkup(source), codes, fromMarkup(target)))).toBe(fitted);
});
