/** What a phrase is scored by. Every score is a natural logarithm; reordering goes by `Orientation`. */
export const phraseScores = [
  'targetGivenSource',
  'sourceGivenTarget',
  'wordsGivenSource',
  'wordsGivenTarget',
] as const;

/** Where a phrase stands in the target beside its neighbor in the source: right after it, right before it, elsewhere. */
export const orientations = ['monotone', 'swapped', 'apart'] as const;
export type Orientation = 0 | 1 | 2;

/** `next` begins and `end` ends in source places. */
export function orientationOf(
  before: { readonly start: number; readonly end: number },
  next: { readonly start: number; readonly end: number },
): Orientation {
  if (next.start === before.end) return 0;
  return next.end === before.start ? 1 : 2;
}
