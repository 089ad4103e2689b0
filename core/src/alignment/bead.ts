/** Sentences that translate one another, by their 0-based numbers; one side is empty where a sentence has no partner. */
export interface Bead {
  readonly source: readonly number[];
  readonly target: readonly number[];
  /** How sure the pairing is, 0 to 1; 0 for sentences without a partner. */
  readonly confidence: number;
}

/** How many sentences of each side a bead can join. */
export const beadShapes: readonly (readonly [source: number, target: number])[] = [
  [1, 1],
  [1, 0],
  [0, 1],
  [2, 1],
  [1, 2],
  [2, 2],
  [3, 1],
  [1, 3],
  [4, 1],
  [1, 4],
  [3, 2],
  [2, 3],
  [3, 3],
  [1, 5],
  [5, 1],
];
