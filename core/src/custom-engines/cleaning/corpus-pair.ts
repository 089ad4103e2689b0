import type { InlineText } from '../../inline/inline-text.ts';

/** One uploaded pair of a training corpus. */
export interface CorpusPair {
  readonly source: InlineText;
  readonly target: InlineText;
  /** Where it comes from, a file as a rule: pairs of one document are never split between training and testing. */
  readonly document?: string;
}
