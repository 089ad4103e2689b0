import type { InlineCode, InlineText, StyleRun } from './inline-text.ts';
import { missingCodes } from './missing-codes.ts';
import { isWellNested, pairedIds } from './nesting.ts';

export type StyleName = 'bold' | 'italic' | 'underline';

/** How the codes and styles of a target differ from those of its source, in a way that the delivered file would show. */
export interface InlineFaults {
  /** In the source's order. */
  readonly missing: readonly InlineCode[];
  /** Ids of pairs of which the target has one half. */
  readonly halves: readonly number[];
  /** Pairs of the target close before they open, or cross. */
  readonly crossed: boolean;
  /** Styles that the source has somewhere and the target nowhere. */
  readonly lostStyles: readonly StyleName[];
}

/** Null where there is nothing to say. */
export function inlineFaults(source: InlineText, target: InlineText): InlineFaults | null {
  const missing = missingCodes(source, target);
  const whole = pairedIds(target.codes);
  const halves = [...pairedIds(source.codes)].filter(
    (id) => !whole.has(id) && target.codes.some((code) => code.id === id),
  );
  const paired = target.codes.filter(({ id }) => whole.has(id));
  const crossed = !isWellNested(paired);
  const kept = stylesOf(target.styles);
  const lostStyles = [...stylesOf(source.styles)].filter((style) => !kept.has(style));
  const faulty = missing.length + lostStyles.length > 0 || crossed;
  return faulty ? { missing, halves, crossed, lostStyles } : null;
}

function stylesOf(runs: readonly StyleRun[]): ReadonlySet<StyleName> {
  return new Set(
    runs.flatMap(({ bold, italic, underline }): StyleName[] => [
      ...(bold ? (['bold'] as const) : []),
      ...(italic ? (['italic'] as const) : []),
      ...(underline ? (['underline'] as const) : []),
    ]),
  );
}
