/** Rows of whole numbers, in a fraction of the memory that objects take. */
export class NumberRows {
  readonly #width: number;
  #numbers = new Uint32Array(1024);
  length = 0;

  constructor(width: number) {
    this.#width = width;
  }

  add(row: readonly number[]): void {
    const at = this.length * this.#width;
    if (at + this.#width > this.#numbers.length) this.#grow();
    this.#numbers.set(row, at);
    this.length++;
  }

  get(row: number, column: number): number {
    return this.#numbers[row * this.#width + column] ?? 0;
  }

  #grow(): void {
    const grown = new Uint32Array(this.#numbers.length * 2);
    grown.set(this.#numbers);
    this.#numbers = grown;
  }
}
