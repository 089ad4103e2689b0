import type { KeyHalves } from './key-halves.ts';

const firstSlots = 16 * 1024;
/** 4 MB of them: an import of a large file has little memory. */
const mostSlots = 512 * 1024;

/** A set of 64-bit keys that never reports a key it has not seen. Beyond 393,216 keys it forgets some. */
export class SameKeys {
  #slots = new Int32Array(firstSlots * 2);
  #count = 0;

  /** Adds a key; true where it was in the set. */
  add({ high, low }: KeyHalves): boolean {
    this.#reserve();
    const at = placeOf(this.#slots, high, low);
    if (isTaken(this.#slots, at)) return true;
    if (this.#count < roomIn(this.#slots)) this.#put(at, high, low);
    return false;
  }

  /** Empties the set and keeps its buffers. */
  clear(): void {
    this.#slots.fill(0);
    this.#count = 0;
  }

  #put(at: number, high: number, low: number): void {
    this.#slots[at] = high;
    this.#slots[at + 1] = low;
    this.#count += 1;
  }

  #reserve(): void {
    const before = this.#slots;
    if (this.#count < roomIn(before) || before.length === mostSlots * 2) return;
    this.#slots = new Int32Array(before.length * 2);
    this.#count = 0;
    for (let at = 0; at < before.length; at += 2) {
      const [high = 0, low = 0] = [before[at], before[at + 1]];
      if (isTaken(before, at)) this.#put(placeOf(this.#slots, high, low), high, low);
    }
  }
}

/** Three of four slots: more would make it long to see that a key is not there. */
function roomIn({ length }: Int32Array): number {
  return (length / 8) * 3;
}

/** The slot of the key, or the free one where it would go. */
function placeOf(slots: Int32Array, high: number, low: number): number {
  const last = slots.length - 1;
  let at = (low << 1) & last;
  while (isTaken(slots, at) && (slots[at] !== high || slots[at + 1] !== low)) at = (at + 2) & last;
  return at;
}

/** The one key of nothing but zeros is never kept. */
function isTaken(slots: Int32Array, at: number): boolean {
  return slots[at] !== 0 || slots[at + 1] !== 0;
}
