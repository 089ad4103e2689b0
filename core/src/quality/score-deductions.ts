import type { QualityCategory, QualityIssue, QualitySeverity } from './quality-rule.ts';

const severityPoints = { error: 20, warning: 8, info: 2 } as const satisfies Record<QualitySeverity, number>;

/** Findings of these categories mean that something of the source is lost or wrong, whatever their severity. */
const gravePoints: Partial<Record<QualityCategory, number>> = { completeness: 40, numbers: 25, terms: 15 };

/** What an issue takes from the estimated score of a translation, in points of a hundred. */
export function deductionOf({ category, severity }: Pick<QualityIssue, 'category' | 'severity'>): number {
  if (severity === 'info') return severityPoints.info;
  return gravePoints[category] ?? severityPoints[severity];
}
