import type { InlineText } from '../inline/inline-text.ts';
import type { QualitySeverity, TextSpan } from '../quality/quality-rule.ts';

/** What a language model looks for in a translation. Each is a check of its own that can be ignored. */
export const modelIssueKinds = [
  'mistranslation',
  'omission',
  'addition',
  'register',
  'grammar',
  'terminology',
  'inconsistency',
] as const;

/** A check that an organization wrote in plain language. */
export interface OwnCheck {
  readonly id: string;
  readonly name: string;
  /** What a translation must fulfill, such as “Every date is written day month year”. */
  readonly instruction: string;
  readonly severity: QualitySeverity;
}

/** What a rule found in a segment. The model is told of it and must not repeat it. */
export interface KnownFinding {
  readonly sourceSpan?: TextSpan | undefined;
  readonly targetSpan?: TextSpan | undefined;
  /** In words. */
  readonly message: string;
}

export interface SegmentToJudge {
  readonly id: string;
  readonly source: InlineText;
  readonly target: InlineText;
  readonly known: readonly KnownFinding[];
}

/** An issue that a language model reports. It warns and never stops a submission. */
export interface ModelIssue {
  readonly origin: 'model' | 'own';
  /** `model-` and a kind, or the id of a check of the organization. */
  readonly check: string;
  /** The name of the check of the organization. */
  readonly name?: string;
  readonly severity: QualitySeverity;
  readonly sourceSpan?: TextSpan;
  readonly targetSpan?: TextSpan;
  /** In the language of the person who asked. */
  readonly explanation: string;
  /** The whole target with this mended. */
  readonly fix?: InlineText;
}
