import { fromMarkup, toMarkup } from '@transloom/core/inline/markup';
import { describe, expect, test } from 'vitest';
import { readCodeTags, writeCodeTags } from './code-tags.ts';

describe('code tags', () => {
  test.each([
    'plain',
    '{1}a{/1} b{2/}',
    '{1}{2/}{/1}',
    '中{1/}文',
    'a < b {1}c{/1} > d',
    'write <g1> or {1}<x2/>{/1} &lt;',
  ])('come back as they went: %s', (markup) => {
    expect(toMarkup(readCodeTags(writeCodeTags(fromMarkup(markup))))).toBe(markup);
  });

  test.each([
    ['< g1 >a</ g1>', '{1}a{/1}'],
    ['<G1>a</G1>', '{1}a{/1}'],
    ['a<x2>b', 'a{2/}b'],
    ['a<x2></x2>b', 'a{2/}b'],
    ['<b>a</b> <g>', '<b>a</b> <g>'],
  ])('are read leniently: %s', (written, markup) => {
    expect(toMarkup(readCodeTags(written))).toBe(markup);
  });
});
