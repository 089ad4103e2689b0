/** A growing list of 32-bit numbers in one array, which doubles when it is full. */
export class GrowingInts {
  #numbers = new Int32Array(1024);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(number: number): void {
    this.#reserve(1);
    this.#numbers[this.#length++] = number;
  }

  /** Empties the list and keeps its array. */
  clear(): void {
    this.#length = 0;
  }

  pushAll(numbers: Int32Array): void {
    this.#reserve(numbers.length);
    this.#numbers.set(numbers, this.#length);
    this.#length += numbers.length;
  }

  /** The number at an index; 0 beyond the end. */
  get(index: number): number {
    return this.#numbers[index] ?? 0;
  }

  /** The numbers so far; the view is invalid after the next one is added. */
  view(): Int32Array {
    return this.#numbers.subarray(0, this.#length);
  }

  #reserve(count: number): void {
    const needed = this.#length + count;
    if (needed <= this.#numbers.length) return;
    const larger = new Int32Array(Math.max(needed, this.#numbers.length * 2));
    larger.set(this.#numbers);
    this.#numbers = larger;
  }
}
