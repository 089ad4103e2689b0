const firstSize = 1024;

/** Numbers tokens 1, 2 … in order of appearance; tokens are given by their hashes. */
export class TokenNumbers {
  /** Number of known tokens. */
  size = 0;
  #mask = firstSize - 1;
  /** Open addressing: an id and its number beside one another; a slot whose number is 0 is free. */
  #slots = new Int32Array(firstSize * 2);

  /** 0 where it has none. */
  get(id: number): number {
    return this.#slots[this.#slotOf(id) + 1] ?? 0;
  }

  /** The next one where it has none yet. */
  add(id: number): number {
    const slot = this.#slotOf(id);
    const known = this.#slots[slot + 1] ?? 0;
    if (known !== 0) return known;
    this.#slots[slot] = id;
    this.#slots[slot + 1] = ++this.size;
    if (this.size * 2 > this.#mask) this.#grow();
    return this.size;
  }

  #slotOf(id: number): number {
    const slots = this.#slots;
    let slot = (id & this.#mask) * 2;
    while (slots[slot + 1] !== 0 && slots[slot] !== id) slot = (slot + 2) & (this.#mask * 2);
    return slot;
  }

  #grow(): void {
    const known = this.#slots;
    this.#mask = known.length - 1;
    this.#slots = new Int32Array(known.length * 2);
    for (let from = 0; from < known.length; from += 2) {
      const number = known[from + 1] ?? 0;
      if (number === 0) continue;
      const slot = this.#slotOf(known[from] ?? 0);
      this.#slots[slot] = known[from] ?? 0;
      this.#slots[slot + 1] = number;
    }
  }
}
