import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { InlineCode, InlineText, StyleRun } from './inline-text.ts';
import { fromMarkup, toMarkup } from './markup.ts';
import { normalizeStyles } from './styles.ts';

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
      fc.property(inlineText(), (inline) => {
        expect(fromMarkup(toMarkup(inline))).toEqual(inline);
      }),
    );
  });
});

function inlineText(): fc.Arbitrary<InlineText> {
  return fc.string({ unit: 'grapheme', maxLength: 20 }).chain((text) => {
    const at = fc.nat({ max: text.length });
    const code: fc.Arbitrary<InlineCode> = fc.record({
      id: fc.integer({ min: 1, max: 99 }),
      kind: fc.constantFrom('open', 'close', 'placeholder'),
      at,
    });
    const style: fc.Arbitrary<StyleRun> = fc
      .tuple(
        at,
        at,
        fc.constantFrom({ bold: true as const }, { italic: true as const }, { underline: 'SINGLE' as const }),
      )
      .map(([a, b, look]) => ({ start: Math.min(a, b), end: Math.max(a, b), ...look }));
    return fc.record({
      text: fc.constant(text),
      codes: fc.array(code, { maxLength: 5 }).map((codes) => codes.toSorted((a, b) => a.at - b.at)),
      styles: fc
        .array(style, { maxLength: 4 })
        .map((runs) => normalizeStyles(runs.filter((r) => r.start < r.end))),
    });
  });
}
