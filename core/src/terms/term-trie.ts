/** Words of terms by the names they are found under, and the sequences of words that are terms. */
export class TermTrie<Value> {
  readonly #words = new Map<string, number>();
  /** By name, the words it stands for. */
  readonly #named = new Map<string, number | number[]>();
  readonly #children = new Map<number, number>();
  readonly #values: (Value[] | undefined)[] = [undefined];

  /** The number of a word; `names` are asked for when it is new. */
  word(word: string, names: () => readonly string[]): number {
    const known = this.#words.get(word);
    if (known !== undefined) return known;
    const number = this.#words.size;
    this.#words.set(word, number);
    for (const name of new Set(names())) this.#addName(name, number);
    return number;
  }

  wordsNamed(name: string): readonly number[] {
    const found = this.#named.get(name);
    return typeof found === 'number' ? [found] : (found ?? []);
  }

  child(node: number, word: number): number | undefined {
    return this.#children.get(node * wordRange + word);
  }

  valuesAt(node: number): readonly Value[] | undefined {
    return this.#values[node];
  }

  add(words: readonly number[], value: Value): void {
    const node = words.reduce((parent, word) => this.#childOrNew(parent, word), 0);
    const values = this.#values[node];
    if (values === undefined) this.#values[node] = [value];
    else values.push(value);
  }

  /** Words and nodes stay: the same terms come back more often than not. */
  remove(words: readonly number[], isWanted: (value: Value) => boolean): void {
    let node: number | undefined = 0;
    for (const word of words) node = node === undefined ? undefined : this.child(node, word);
    if (node === undefined) return;
    const rest = this.#values[node]?.filter((value) => !isWanted(value)) ?? [];
    this.#values[node] = rest.length === 0 ? undefined : rest;
  }

  #childOrNew(node: number, word: number): number {
    const known = this.child(node, word);
    if (known !== undefined) return known;
    const added = this.#values.push(undefined) - 1;
    this.#children.set(node * wordRange + word, added);
    return added;
  }

  #addName(name: string, word: number): void {
    const known = this.#named.get(name);
    if (known === undefined) this.#named.set(name, word);
    else if (typeof known === 'number') this.#named.set(name, [known, word]);
    else known.push(word);
  }
}

const wordRange = 2 ** 24;
