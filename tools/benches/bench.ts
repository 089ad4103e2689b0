/** Named figures; the unit stands at the end of the name, such as `firstPageMs`. */
export type Figures = Readonly<Record<string, number>>;

export interface Bench {
  readonly name: string;
  measure(root: string): Promise<Figures>;
}
