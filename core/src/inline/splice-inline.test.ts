import { expect, test } from 'vitest';
import { fromMarkup, toMarkup } from './markup.ts';
import { spliceInline } from './splice-inline.ts';

const spliced = (markup: string, ...splices: readonly (readonly [number, number, string])[]) => {
  const inline = fromMarkup(markup);
  return toMarkup(
    spliceInline(
      inline,
      splices.map(([start, end, text]) => ({ start, end, text })),
    ),
  );
};

test.each([
  ['codes behind a longer text move', 'a{1}b{/1}c', [[0, 1, 'xyz']], 'xyz{1}b{/1}c'],
  ['codes behind a text that is gone move', 'a {1}b{/1}', [[1, 2, '']], 'a{1}b{/1}'],
  ['a code before what is replaced stays', '{1/}ab', [[0, 1, 'c']], '{1/}cb'],
  ['a code inside what is replaced goes to its start', 'a{1/}bc', [[0, 2, 'z']], '{1/}zc'],
  [
    'each splice counts',
    'a,{1}b{/1}, c',
    [
      [1, 2, '，'],
      [3, 5, '，'],
    ],
    'a，{1}b{/1}，c',
  ],
] as const)('%s', (_what, markup, splices, result) => {
  expect(spliced(markup, ...splices)).toBe(result);
});

test('styles go along, and those of nothing end', () => {
  expect(spliced('{b}ab{/b}, {i}c{/i}', [2, 4, '，'])).toBe('{b}ab{/b}，{i}c{/i}');
  expect(spliced('ab{b} {/b}cd', [2, 3, ''])).toBe('abcd');
});
