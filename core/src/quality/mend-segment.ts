import type { InlineText } from '../inline/inline-text.ts';
import { sameInline } from '../inline/markup.ts';
import { checkSegment } from './check-segment.ts';
import type { CheckedSegment, QualityIssue, QualityRule } from './quality-rule.ts';

interface Mending {
  /** The segment with any text as its translation. */
  readonly checked: (target: InlineText) => CheckedSegment;
  readonly rules: readonly QualityRule[];
  /** Whether the fix of an issue is wanted. */
  readonly wanted: (issue: QualityIssue) => boolean;
}

/** Fixes that mend each other's text stop here. */
const mostFixes = 50;

/** Makes the wanted fixes one after the other, each on the text that the one before it left. */
export function mendSegment(target: InlineText, { checked, rules, wanted }: Mending): InlineText {
  let text = target;
  for (let made = 0; made < mostFixes; made++) {
    const issues = checkSegment(checked(text), rules);
    const fix = issues.find((issue) => issue.fix !== undefined && wanted(issue))?.fix;
    if (fix === undefined || sameInline(text, fix)) return text;
    text = fix;
  }
  return text;
}
