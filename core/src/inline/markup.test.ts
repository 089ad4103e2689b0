import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inlineTextArbitrary } from './inline-text.arbitrary.ts';
import { fromMarkup, toMarkup } from './markup.ts';

describe('markup', () => {
  test.each([
    '',
    'plain',
    '{1}bold{/1}',
    'a{3/}b',
    '{1}cut here',
    'an {{open brace}',
    '{b}fat{/b} {i}lean{/i}',
    '{b}{i}both{/i}{/b}',
    '{u}line{/u}{u#ff0000}red{/u}',
    '{1}{b}中文 😀{/b}{/1}{2/}',
  ])('writes back what it read: %j', (markup) => {
    expect(toMarkup(fromMarkup(markup))).toBe(markup);
  });

  test('keeps text, codes and styles apart', () => {
    expect(fromMarkup('Press {1}{b}OK{/b}{/1}{2/}.')).toEqual({
      text: 'Press OK.',
      codes: [
        { id: 1, kind: 'open', at: 6 },
        { id: 1, kind: 'close', at: 8 },
        { id: 2, kind: 'placeholder', at: 8 },
      ],
      styles: [{ start: 6, end: 8, bold: true }],
    });
  });

  test.each(['{', '{x}', '{/1/}', '{b}never closed', 'not open{/i}', '{b#ff0000}x{/b}', '{1'])(
    'refuses %j',
    (markup) => {
      expect(() => fromMarkup(markup)).toThrow('Not inline markup');
    },
  );

  test('equal inline texts have equal markup, and every inline text survives', () => {
    fc.assert(
      fc.property(inlineTextArbitrary(), (inline) => {
        expect(fromMarkup(toMarkup(inline))).toEqual(inline);
      }),
    );
  });
});
