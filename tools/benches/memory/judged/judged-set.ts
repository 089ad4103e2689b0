export interface JudgedSet {
  readonly query: string;
  readonly candidates: readonly JudgedCandidate[];
}

export interface JudgedCandidate {
  readonly text: string;
  /** From 5, nothing is left to do but a number or a sign, down to 0; docs/ranking-of-matches.md says what lies between. */
  readonly grade: number;
}
