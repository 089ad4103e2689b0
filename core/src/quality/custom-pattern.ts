import { linearPattern } from '../text/linear-pattern.ts';
import type { QualityFinding, QualityRule, QualitySeverity } from './quality-rule.ts';

/** When a pattern of a person finds something: both match, or only one of them does. */
export type PatternCondition = 'both' | 'source-only' | 'target-only';

export interface CustomPattern {
  readonly id: string;
  /** Regular expressions without look-ahead and back-references; an empty one matches nothing. */
  readonly source: string;
  readonly target: string;
  readonly condition: PatternCondition;
  readonly severity: QualitySeverity;
  readonly name: string;
}

/** A check made of the expressions of a person, which run in linear time; undefined where they cannot be used. */
export function customPatternRule({
  id,
  source,
  target,
  condition,
  severity,
  name,
}: CustomPattern): QualityRule | undefined {
  const [inSource, inTarget] = [linearPattern(source), linearPattern(target)];
  if ((source !== '' && inSource === undefined) || (target !== '' && inTarget === undefined))
    return undefined;
  const first = (text: string, pattern: typeof inSource) => {
    for (const match of pattern?.matchAll(text) ?? [])
      return { start: match.index, end: match.index + match[0].length };
    return undefined;
  };
  return {
    id,
    category: 'words',
    severity,
    check: (segment): readonly QualityFinding[] => {
      const sourceSpan = first(segment.source.text, inSource);
      const targetSpan = first(segment.target.text, inTarget);
      const hits = {
        both: sourceSpan !== undefined && targetSpan !== undefined,
        'source-only': sourceSpan !== undefined && targetSpan === undefined,
        'target-only': sourceSpan === undefined && targetSpan !== undefined,
      };
      return hits[condition] ? [{ sourceSpan, targetSpan, params: { name } }] : [];
    },
  };
}
