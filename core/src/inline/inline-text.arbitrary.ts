import fc from 'fast-check';
import type { InlineCode, InlineText, StyleRun } from './inline-text.ts';
import { normalizeStyles } from './styles.ts';

/** Any valid inline text, for property tests. */
export function inlineTextArbitrary(): fc.Arbitrary<InlineText> {
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
        .map((runs) => normalizeStyles(runs.filter((run) => run.start < run.end))),
    });
  });
}
