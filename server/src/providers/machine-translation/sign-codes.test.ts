import { fromMarkup, toMarkup } from '@transloom/core/inline/markup';
import { describe, expect, test } from 'vitest';
import { readSignCodes, writeSignCodes } from './sign-codes.ts';

describe('codes as signs', () => {
  test('stand between the words', () => {
    expect(writeSignCodes(fromMarkup('a {1}b{/1}{2/} c'))).toBe('a ⟦1⟧b⟦/1⟧⟦2/⟧ c');
  });

  test.each(['plain', '{1}a{2}b{/2}{/1}{3/}', 'a < b & c {1/}', '中{1/}文 😀'])(
    'come back as they went: %s',
    (markup) => {
      expect(toMarkup(readSignCodes(writeSignCodes(fromMarkup(markup))))).toBe(markup);
    },
  );

  test.each([
    ['⟦ 1 ⟧a⟦ / 1⟧', '{1}a{/1}'],
    ['〚2／〛中', '{2/}中'],
    ['⟦x⟧ [1]', '⟦x⟧ [1]'],
  ])('are read leniently: %s', (translated, markup) => {
    expect(toMarkup(readSignCodes(translated))).toBe(markup);
  });
});
