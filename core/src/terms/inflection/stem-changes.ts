/** `mice mouse, men man` */
export function pairsOf(list: string | undefined): readonly (readonly [string, string])[] {
  if (list === undefined) return [];
  return list.split(', ').map((pair) => {
    const [first = '', second = ''] = pair.split(' ');
    return [first, second === '-' ? '' : second] as const;
  });
}

/** What the end of a word may become before an ending. */
export class StemChanges {
  readonly #changes: ReadonlyMap<string, readonly string[]>;
  readonly #longest: number;

  constructor(pairs: readonly (readonly [string, string])[]) {
    const grouped = Map.groupBy(pairs, ([end]) => end);
    this.#changes = new Map([...grouped].map(([end, some]) => [end, some.map(([, stem]) => stem)]));
    this.#longest = Math.max(0, ...pairs.map(([end]) => end.length));
  }

  of(word: string): readonly string[] {
    const stems: string[] = [];
    for (let length = 1; length <= this.#longest && length <= word.length; length++) {
      const kept = word.slice(0, word.length - length);
      for (const stem of this.#changes.get(word.slice(-length)) ?? []) stems.push(kept + stem);
    }
    return stems;
  }
}
