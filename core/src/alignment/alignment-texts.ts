export interface AlignmentTexts {
  readonly source: readonly string[];
  readonly target: readonly string[];
  /** The source sentences as an engine translates them, where there is one: then like is compared with like. */
  readonly translated?: readonly string[] | undefined;
  /**
   * What memories and term bases know of the source sentences, in words of the target language; empty where they know
   * nothing. It speaks for a pair, and its absence against none.
   */
  readonly known?: readonly string[] | undefined;
}
