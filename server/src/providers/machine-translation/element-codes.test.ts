import { fromMarkup, toMarkup } from '@transloom/core/inline/markup';
import { describe, expect, test } from 'vitest';
import { elementCodes, htmlCodes, xmlCodes } from './element-codes.ts';

describe('codes as elements', () => {
  test('are elements, and text is escaped', () => {
    expect(xmlCodes.write(fromMarkup('a < b {1}c & d{/1}{2/}'))).toBe(
      'a &lt; b <g id="1">c &amp; d</g><x id="2"/>',
    );
  });

  test.each(['plain', '{1}a{2}b{/2}{/1}{3/}', 'a < b & c > d &lt; <x id="1"/>', '中{1/}文 😀'])(
    'come back as they went: %s',
    (markup) => {
      for (const form of [xmlCodes, htmlCodes, elementCodes({ pair: 'b', single: 'img', end: '>' })])
        expect(toMarkup(form.read(form.write(fromMarkup(markup))))).toBe(markup);
    },
  );

  test.each([
    ['a<x id="2"></x>b', 'a{2/}b'],
    ['a<X ID=2 />b', 'a{2/}b'],
    ['<g id="1">a <g id="2">b</g></g>', '{1}a {2}b{/2}{/1}'],
    ['a</g>b', 'ab'],
    ['&quot;a&#39;s&#x4e2d;&nbsp;&unknown;&#99999999;', '"a\'s中\u00a0&unknown;&#99999999;'],
    ['<b>a</b>', '<b>a</b>'],
  ])('are read leniently: %s', (html, markup) => {
    expect(toMarkup(xmlCodes.read(html))).toBe(markup);
  });
});
