import { checkSegment } from './check-segment.ts';
import type { CheckedSegment } from './quality-rule.ts';
import { deductionOf } from './score-deductions.ts';

/** A translation, and what its engine got wrong of terms and numbers. */
export interface EstimatedTranslation extends CheckedSegment {
  readonly faults?: readonly { readonly kind: 'codes' | 'number' | 'term' | 'forbidden-term' }[];
}

/** A translation without any finding: nobody has read it, and the estimate does not understand it. */
const most = 95;

const faultPoints = { codes: 10, number: 25, term: 15, 'forbidden-term': 20 } as const;

/** Longer sentences go wrong more often: points for each further piece of so many characters of text. */
const easyCharacters = 240;
const charactersPerPoint = 60;
const mostLengthPoints = 10;

/**
 * Estimates how likely a machine translation can stay as it is: whole percent, 0 to 95. It knows what QA checks find
 * (numbers, tags, placeholders, punctuation, length beside the source, text left in the source language), terms that were
 * not kept, and the length of the sentence. It does not read the meaning: a fluent wrong translation scores high.
 */
export function estimateScore({ faults = [], ...segment }: EstimatedTranslation): number {
  const issues = checkSegment(segment);
  const ofFaults = faults.reduce((sum, { kind }) => sum + faultPoints[kind], 0);
  const ofIssues = issues.reduce((sum, issue) => sum + deductionOf(issue), 0);
  return Math.max(0, most - ofFaults - ofIssues - lengthPoints(segment.source.text));
}

function lengthPoints(source: string): number {
  const beyond = [...source].length - easyCharacters;
  return beyond <= 0 ? 0 : Math.min(mostLengthPoints, Math.ceil(beyond / charactersPerPoint));
}
