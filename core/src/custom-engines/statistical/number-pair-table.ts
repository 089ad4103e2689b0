/** Numbers for pairs of numbers: each pair gets the next one, from 0, when it comes first. */
export class NumberPairTable {
  #firsts = new Int32Array(512);
  #seconds = new Int32Array(512);
  #slots = new Int32Array(1024);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  get firsts(): Int32Array {
    return this.#firsts.subarray(0, this.#size);
  }

  get seconds(): Int32Array {
    return this.#seconds.subarray(0, this.#size);
  }

  add(first: number, second: number): number {
    const slot = this.#slotOf(first, second);
    const found = (this.#slots[slot] ?? 0) - 1;
    if (found >= 0) return found;
    if (this.#size === this.#firsts.length) {
      this.#grow();
      return this.add(first, second);
    }
    this.#firsts[this.#size] = first;
    this.#seconds[this.#size] = second;
    this.#slots[slot] = ++this.#size;
    return this.#size - 1;
  }

  /** -1 where the pair never came. */
  find(first: number, second: number): number {
    return (this.#slots[this.#slotOf(first, second)] ?? 0) - 1;
  }

  /** Where the pair stands, or would stand. */
  #slotOf(first: number, second: number): number {
    const mask = this.#slots.length - 1;
    let hash = Math.imul(first ^ (first >>> 16), 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b);
    hash ^= hash >>> 15;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const number = (this.#slots[slot] ?? 0) - 1;
      if (number < 0 || (this.#firsts[number] === first && this.#seconds[number] === second)) return slot;
    }
  }

  #grow(): void {
    const [firsts, seconds] = [this.#firsts, this.#seconds];
    this.#firsts = new Int32Array(this.#size * 2);
    this.#firsts.set(firsts);
    this.#seconds = new Int32Array(this.#size * 2);
    this.#seconds.set(seconds);
    this.#slots = new Int32Array(this.#size * 4);
    for (let number = 0; number < this.#size; number++)
      this.#slots[this.#slotOf(firsts[number] ?? 0, seconds[number] ?? 0)] = number + 1;
  }
}
