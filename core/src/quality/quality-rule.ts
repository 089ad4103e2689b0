import type { InlineText } from '../inline/inline-text.ts';

/** `error` can stop a submission, `warning` asks to look, `info` only tells. */
export type QualitySeverity = 'error' | 'warning' | 'info';

export type QualityCategory =
  | 'completeness'
  | 'numbers'
  | 'tags'
  | 'placeholders'
  | 'addresses'
  | 'punctuation'
  | 'spaces'
  | 'characters'
  | 'case'
  | 'length'
  | 'words'
  | 'terms'
  | 'consistency';

/** [start, end) of a text without codes, in UTF-16 code units. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** A term of the source that the term base knows. */
export interface ExpectedTerm {
  readonly sourceSpan: TextSpan;
  readonly source: string;
  /** Translations that may be used; empty where the base has none. */
  readonly translations: readonly string[];
  /** Whether one of them, in any form, stands in the target. */
  readonly used: boolean;
}

export interface ForbiddenTerm {
  readonly targetSpan: TextSpan;
  readonly forbidden: string;
  readonly preferred: readonly string[];
}

/** What checks read of a segment. Only the texts and languages are needed; what is absent is not checked. */
export interface CheckedSegment {
  readonly source: InlineText;
  readonly target: InlineText;
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
  /** In characters. */
  readonly maxLength?: number | undefined;
  /** Net rate of the match that a person confirmed without changing it. */
  readonly unchangedMatchRate?: number | undefined;
  readonly terms?: readonly ExpectedTerm[];
  readonly forbiddenTerms?: readonly ForbiddenTerm[];
  /** Words of the target that no dictionary knows, with what may be meant. */
  readonly misspelled?: readonly { readonly span: TextSpan; readonly suggestions: readonly string[] }[];
}

export interface QualityFinding {
  readonly sourceSpan?: TextSpan | undefined;
  readonly targetSpan?: TextSpan | undefined;
  /** What the words of the check name, such as the number that is missing. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** The whole target with this mended, where that is mechanical. */
  readonly fix?: InlineText | undefined;
}

/** A check of one segment: pure, because it runs in the browser while somebody types and again on the server. */
export interface QualityRule {
  readonly id: string;
  readonly category: QualityCategory;
  readonly severity: QualitySeverity;
  /** Rules of style that houses disagree about are off until somebody chooses them. */
  readonly off?: true;
  readonly check: (segment: PreparedSegment) => readonly QualityFinding[];
}

export interface QualityIssue extends QualityFinding {
  readonly check: string;
  readonly category: QualityCategory;
  readonly severity: QualitySeverity;
}

/** A segment with what many rules need, made once. */
export interface PreparedSegment extends CheckedSegment {
  /** The texts in which addresses, placeholders and markup are blanked out, at the same offsets. */
  readonly sourceWords: string;
  readonly targetWords: string;
  /** Offsets of the target at which a code stands; no rule looks across them. */
  readonly targetBarriers: ReadonlySet<number>;
  readonly sourceScript: string;
  readonly targetScript: string;
}
