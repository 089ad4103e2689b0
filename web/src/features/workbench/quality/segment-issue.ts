import type { QualityIssue } from '@transloom/core/quality/quality-rule';

/** An issue of a segment as the editor shows it; it passes between threads. */
export interface SegmentIssue extends Omit<QualityIssue, 'fix'> {
  readonly segmentId: string;
  /** Who found it where no rule did: a language model by itself, or by a check that the organization wrote. */
  readonly origin?: 'model' | 'own';
  /** `issueKey` of core. */
  readonly key: string;
  /** The whole translation with this mended, as markup. */
  readonly fix?: string;
}

export const severityRank = { error: 0, warning: 1, info: 2 } as const;
