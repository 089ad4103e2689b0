import { inlineTextArbitrary } from '@transloom/core/inline/inline-text.arbitrary';
import { fromMarkup, toMarkup } from '@transloom/core/inline/markup';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromDoc, toDoc } from './inline-doc.ts';

test('every inline text comes back from the editor as it went in', () => {
  fc.assert(
    fc.property(inlineTextArbitrary(), (inline) => {
      expect(toMarkup(fromDoc(toDoc(inline)))).toBe(toMarkup(inline));
    }),
  );
});

test.each([
  'Press {1}{b}OK{/b}{/1} {2/}.',
  'a line\nand another',
  '{u#0000ff}under{/u}{b}{i}both{/i}{/b}',
  'شكرا {1/} 中文',
])('keeps %j', (markup) => {
  expect(toMarkup(fromDoc(toDoc(fromMarkup(markup))))).toBe(markup);
});
