const firstSlots = 1_024;
/** A key is looked for in one slot after the other, which stand side by side. */
const mostFull = 0.75;

/**
 * Keys of 32 bits that came already, for millions of them: five to eleven bytes each. Two texts may share a key, so what
 * was seen may be new after all, and what was not seen is new.
 */
export class SeenKeys {
  #slots = new Int32Array(firstSlots);
  #count = 0;

  /** Whether it came before. `key`: 8 hexadecimal digits or more, of which these count. */
  add(key: string): boolean {
    // Zero is an empty slot.
    const number = Number.parseInt(key.slice(0, 8), 16) | 0 || 1;
    const slot = slotOf(this.#slots, number);
    if (this.#slots[slot] === number) return true;
    this.#slots[slot] = number;
    this.#count += 1;
    if (this.#count > this.#slots.length * mostFull) this.#grow();
    return false;
  }

  #grow(): void {
    const larger = new Int32Array(this.#slots.length * 2);
    for (const number of this.#slots) if (number !== 0) larger[slotOf(larger, number)] = number;
    this.#slots = larger;
  }
}

/** Where it stands, or would. Its last bits choose: those of a hash are as good as any. */
function slotOf(slots: Int32Array, number: number): number {
  const last = slots.length - 1;
  let slot = number & last;
  while (slots[slot] !== 0 && slots[slot] !== number) slot = (slot + 1) & last;
  return slot;
}
