/** Named figures; the unit stands at the end of the name, such as `firstPageMs`. */
export type Figures = Readonly<Record<string, number>>;

export interface Bench {
  readonly name: string;
  /** Every figure in words, and how good it has to be where that is settled. */
  readonly meanings: Readonly<Record<string, Meaning>>;
  /** It takes so long that it runs only where it is named. */
  readonly isLong?: boolean;
  measure(root: string): Promise<Figures>;
}

export interface Meaning {
  readonly meaning: string;
  /** Such as `< 50`. */
  readonly bound?: string;
}
