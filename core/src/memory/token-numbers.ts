const firstSize = 1024;

/** Numbers tokens 1, 2 … as they come; tokens are given by their hashes. */
export class TokenNumbers {
  /** How many tokens have a number. */
  size = 0;
  #mask = firstSize - 1;
  /** Open addressing; a slot whose number is 0 is free. */
  #ids = new Int32Array(firstSize);
  #numbers = new Int32Array(firstSize);

  /** 0 where it has none. */
  get(id: number): number {
    return this.#numbers[this.#slotOf(id)] ?? 0;
  }

  /** The next one where it has none yet. */
  add(id: number): number {
    const slot = this.#slotOf(id);
    const known = this.#numbers[slot] ?? 0;
    if (known !== 0) return known;
    this.#ids[slot] = id;
    this.#numbers[slot] = ++this.size;
    if (this.size * 2 > this.#mask) this.#grow();
    return this.size;
  }

  #slotOf(id: number): number {
    let slot = id & this.#mask;
    while (this.#numbers[slot] !== 0 && this.#ids[slot] !== id) slot = (slot + 1) & this.#mask;
    return slot;
  }

  #grow(): void {
    const [ids, numbers] = [this.#ids, this.#numbers];
    this.#mask = ids.length * 2 - 1;
    this.#ids = new Int32Array(ids.length * 2);
    this.#numbers = new Int32Array(ids.length * 2);
    for (let i = 0; i < ids.length; i++) {
      const number = numbers[i] ?? 0;
      if (number === 0) continue;
      const slot = this.#slotOf(ids[i] ?? 0);
      this.#ids[slot] = ids[i] ?? 0;
      this.#numbers[slot] = number;
    }
  }
}
