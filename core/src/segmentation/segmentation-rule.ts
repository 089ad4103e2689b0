/**
 * A rule in the manner of SRX 2.0: at a place where `before` matches the sentence so far and `after` what
 * follows it (white space included), there is a break or there is none. The first rule that matches decides;
 * where none does, the Unicode sentence break (UAX 29) stands.
 */
export interface SegmentationRule {
  readonly before: RegExp;
  readonly after: RegExp;
  readonly isBreak: boolean;
}

const anything = /^/u;

export function noBreak(before: RegExp, after = anything): SegmentationRule {
  return { before, after, isBreak: false };
}

export function breakAt(before: RegExp, after = anything): SegmentationRule {
  return { before, after, isBreak: true };
}
