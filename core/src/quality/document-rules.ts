import type { InlineText } from '../inline/inline-text.ts';
import { toMarkup } from '../inline/markup.ts';
import type { QualityCategory, QualityFinding, QualityIssue, QualitySeverity } from './quality-rule.ts';

export interface CheckedDocumentSegment {
  readonly id: string;
  readonly source: InlineText;
  readonly target: InlineText;
}

export interface DocumentIssue extends QualityIssue {
  readonly segmentId: string;
}

/** A check that compares segments with one another. */
export interface DocumentRule {
  readonly id: string;
  readonly category: QualityCategory;
  readonly severity: QualitySeverity;
  readonly check: (segments: readonly CheckedDocumentSegment[]) => ReadonlyMap<string, QualityFinding>;
}

/** The same source was translated in several ways; what stands less often is named. */
export const inconsistentTarget: DocumentRule = {
  id: 'inconsistent-target',
  category: 'consistency',
  severity: 'warning',
  check: (segments) =>
    differing(
      segments,
      ({ source }) => toMarkup(source),
      ({ target }) => target.text.trim(),
    ),
};

/** Different sources have the same target. */
export const inconsistentSource: DocumentRule = {
  id: 'inconsistent-source',
  category: 'consistency',
  severity: 'info',
  check: (segments) => {
    const long = segments.filter(({ source }) => /\p{L}.*\s.*\p{L}|\p{Script=Han}{4}/u.test(source.text));
    return differing(
      long,
      ({ target }) => toMarkup(target),
      ({ source }) => foldCase(source.text),
    );
  },
};

export const documentRules: readonly DocumentRule[] = [inconsistentTarget, inconsistentSource];

const foldCase = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, ' ');

type Key = (segment: CheckedDocumentSegment) => string;

/** Segments that agree in one key and differ in the other; those with the most frequent value are right. */
function differing(
  segments: readonly CheckedDocumentSegment[],
  same: Key,
  other: Key,
): ReadonlyMap<string, QualityFinding> {
  const findings = new Map<string, QualityFinding>();
  const filled = segments.filter(({ target }) => target.text.trim() !== '');
  for (const group of Map.groupBy(filled, same).values()) {
    const values = [...Map.groupBy(group, other)].toSorted(([, a], [, b]) => b.length - a.length);
    const [usual] = values;
    if (values.length < 2 || usual === undefined) continue;
    for (const [, rare] of values.slice(1))
      for (const { id } of rare)
        findings.set(id, { params: { expected: usual[0], first: usual[1][0]?.id ?? '' } });
  }
  return findings;
}

/** The issues that segments of a document have with one another. */
export function checkDocument(
  segments: readonly CheckedDocumentSegment[],
  rules: readonly DocumentRule[] = documentRules,
): readonly DocumentIssue[] {
  return rules.flatMap(({ id, category, severity, check }) =>
    [...check(segments)].map(([segmentId, finding]) => ({
      segmentId,
      check: id,
      category,
      severity,
      ...finding,
    })),
  );
}
