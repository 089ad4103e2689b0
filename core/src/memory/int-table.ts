/** A map from 32-bit numbers to places 0, 1, 2 … in order of first use; small and quick for millions. */
export class IntTable {
  #keys = new Int32Array(1024);
  /** Place + 1; 0 where the slot is free. */
  #places = new Int32Array(1024);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** The place of a key, or -1. */
  find(key: number): number {
    return (this.#places[this.#slot(key)] ?? 0) - 1;
  }

  /** The place of a key, a new one if need be. */
  add(key: number): number {
    const slot = this.#slot(key);
    const place = this.#places[slot] ?? 0;
    if (place > 0) return place - 1;
    this.#keys[slot] = key;
    this.#places[slot] = ++this.#size;
    if (this.#size * 2 > this.#keys.length) this.#grow();
    return this.#size - 1;
  }

  /** Keys are hashes already, so their low bits serve as the slot. */
  #slot(key: number): number {
    const mask = this.#keys.length - 1;
    let slot = key & mask;
    while (this.#places[slot] !== 0 && this.#keys[slot] !== key) slot = (slot + 1) & mask;
    return slot;
  }

  #grow(): void {
    const keys = this.#keys;
    const places = this.#places;
    this.#keys = new Int32Array(keys.length * 2);
    this.#places = new Int32Array(keys.length * 2);
    for (const [i, place] of places.entries()) {
      if (place === 0) continue;
      const slot = this.#slot(keys[i] ?? 0);
      this.#keys[slot] = keys[i] ?? 0;
      this.#places[slot] = place;
    }
  }
}
