/** Words by number. The first numbers stand for what is no word of its own; `copied` ones by the kind of token. */
export const startWord = 0;
export const endWord = 1;
export const unknownWord = 2;
export const copiedWords = { literal: 3, number: 4, name: 5, word: 5, sign: 5 } as const;
const firstWord = 6;

export class Vocabulary {
  readonly #words: string[];
  readonly #numbers: Map<string, number>;

  constructor(words: readonly string[] = []) {
    this.#words = [...words];
    this.#numbers = new Map(this.#words.map((word, i) => [word, i + firstWord]));
  }

  /** One more than the highest number. */
  get size(): number {
    return this.#words.length + firstWord;
  }

  get words(): readonly string[] {
    return this.#words;
  }

  add(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    this.#words.push(word);
    this.#numbers.set(word, this.size - 1);
    return this.size - 1;
  }

  /** `unknownWord` where it never came. */
  find(word: string): number {
    return this.#numbers.get(word) ?? unknownWord;
  }

  text(number: number): string {
    return this.#words[number - firstWord] ?? '';
  }
}
