/** The target sentences that are tried for each source sentence: those beside the diagonal of both texts. */
export class AlignmentBand {
  readonly sources: number;
  readonly targets: number;
  /** How many numbers of target sentences, from `start` on, a row of the band has room for. */
  readonly width: number;
  readonly #reach: number;

  /** `reach` is how far from the diagonal a pair can stand, in target sentences. */
  constructor(sources: number, targets: number, reach: number) {
    this.sources = sources;
    this.targets = targets;
    this.#reach = reach;
    this.width = 2 * reach + 1;
  }

  /** Number of the target sentence at which the row of a source sentence starts; negative before the text. */
  start(source: number): number {
    const middle = this.sources === 0 ? 0 : Math.round((source * this.targets) / this.sources);
    return middle - this.#reach;
  }

  first(source: number): number {
    return Math.max(0, this.start(source));
  }

  /** One past the last sentence is the end of the text, where the way through both texts ends. */
  last(source: number): number {
    return Math.min(this.targets, this.start(source) + this.width - 1);
  }
}
