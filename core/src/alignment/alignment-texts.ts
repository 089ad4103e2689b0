export interface AlignmentTexts {
  readonly source: readonly string[];
  readonly target: readonly string[];
  /** The source sentences as an engine translates them, where there is one: then like is compared with like. */
  readonly translated?: readonly string[] | undefined;
}
