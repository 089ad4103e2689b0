import { replaceText, type TextEdit } from '../auto-replace/replace-text.ts';
import type { InlineText } from '../inline/inline-text.ts';
import type { QualityFinding, TextSpan } from './quality-rule.ts';

/** All places where an expression matches. */
export function spansOf(text: string, expression: RegExp): readonly TextSpan[] {
  return Array.from(text.matchAll(expression), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}

/** Findings at places of the target, each with the fix that replaces the place by what `mend` gives. */
export function findingsInTarget(
  target: InlineText,
  spans: readonly TextSpan[],
  mend?: (found: string) => string | undefined,
): readonly QualityFinding[] {
  return spans.map((targetSpan) => {
    const found = target.text.slice(targetSpan.start, targetSpan.end);
    const text = mend?.(found);
    return {
      targetSpan,
      params: { found },
      ...(text !== undefined && { fix: edited(target, [{ ...targetSpan, text }]) }),
    };
  });
}

export function edited(target: InlineText, edits: readonly TextEdit[]): InlineText {
  return replaceText(target, edits);
}

/** Findings for things of the source that the target lacks: each value once, with its place in the source. */
export function missingFrom(
  values: readonly (TextSpan & { readonly value: string })[],
  inTarget: (value: string) => boolean,
): readonly QualityFinding[] {
  const seen = new Set<string>();
  return values.flatMap(({ start, end, value }) => {
    if (seen.has(value) || inTarget(value)) return [];
    seen.add(value);
    return [{ sourceSpan: { start, end }, params: { missing: value } }];
  });
}

/** The matches of an expression with their text. */
export function valuesOf(
  text: string,
  expression: RegExp,
): readonly (TextSpan & { readonly value: string })[] {
  return spansOf(text, expression).map((span) => ({ ...span, value: text.slice(span.start, span.end) }));
}

/** How often each value stands in a list. */
export function countValues(values: Iterable<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
