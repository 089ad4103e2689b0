import { severityIn } from './check-precision.ts';
import { prepareSegment } from './prepare-segment.ts';
import type { CheckedSegment, QualityIssue, QualityRule } from './quality-rule.ts';
import { defaultQualityRules } from './quality-rules.ts';

/** The issues of one segment, in the order of the rules. A target that is empty has only that issue. */
export function checkSegment(
  segment: CheckedSegment,
  rules: readonly QualityRule[] = defaultQualityRules,
): readonly QualityIssue[] {
  const prepared = prepareSegment(segment);
  const isEmpty = segment.target.text.trim() === '' && segment.target.codes.length === 0;
  const asked = isEmpty ? rules.filter(({ id }) => id === 'target-empty') : rules;
  return asked.flatMap((rule) => {
    const severity = severityIn(rule, segment.targetLanguage);
    return rule.check(prepared).map((finding) => ({
      check: rule.id,
      category: rule.category,
      severity,
      ...finding,
    }));
  });
}
