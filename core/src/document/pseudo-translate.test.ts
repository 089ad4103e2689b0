import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inlineTextArbitrary } from '../inline/inline-text.arbitrary.ts';
import { fromMarkup, toMarkup } from '../inline/markup.ts';
import { sameCodes } from '../inline/missing-codes.ts';
import { pseudoTranslate } from './pseudo-translate.ts';

test.each([
  ['Open {1}the{/1} {b}door{/b}!', '[Öpéñ {1}thé{/1} {b}döör{/b}! öñ]'],
  ['', '[]'],
  ['你好', '[你好]'],
])('%j becomes %j', (source, pseudo) => {
  expect(toMarkup(pseudoTranslate(fromMarkup(source)))).toBe(pseudo);
});

test.each([
  [0, 102],
  [0.3, 130],
  [1, 200],
])('with expand %d a hundred letters become %i', (expand, length) => {
  expect(pseudoTranslate(fromMarkup('abcde'.repeat(20)), { expand }).text.length).toBe(length);
});

test('keeps every code', () => {
  fc.assert(
    fc.property(inlineTextArbitrary(), (source) => {
      expect(sameCodes(source, pseudoTranslate(source))).toBe(true);
    }),
  );
});

test('holds what it adds apart from a code at the end', () => {
  expect(toMarkup(pseudoTranslate(fromMarkup('See the repository: {1/}')))).toBe(
    '[Séé thé répösítörý: {1/} öñé]',
  );
});
