import { keyHalves } from '@transloom/server/domains/memories/blocks/key-halves';

const firstRoom = 1 << 12;
/** Of the places that are taken before there are more. */
const fullAt = 0.6;

/** Keys that came already, eight to thirty bytes each: as strings in a set millions of them take several times as much. */
export class KnownKeys {
  /** Both halves of each key, at the first free place behind the one it says itself; zeros where none is. */
  #places = new Int32Array(firstRoom * 2);
  #count = 0;

  /** Of 16 hexadecimal digits. Whether it came before. */
  add(key: string): boolean {
    const { high, low } = keyHalves(key);
    // Two zeros are a free place.
    const known = this.#put(high, high === 0 && low === 0 ? 1 : low);
    if (!known) this.#count += 1;
    if (this.#count * 2 > this.#places.length * fullAt) this.#grow();
    return known;
  }

  #put(high: number, low: number): boolean {
    const places = this.#places;
    const last = places.length - 2;
    for (let at = (low * 2) & last; ; at = (at + 2) & last) {
      if (places[at] === high && places[at + 1] === low) return true;
      if (places[at] !== 0 || places[at + 1] !== 0) continue;
      places[at] = high;
      places[at + 1] = low;
      return false;
    }
  }

  #grow(): void {
    const before = this.#places;
    this.#places = new Int32Array(before.length * 2);
    for (let at = 0; at < before.length; at += 2) {
      const [high = 0, low = 0] = before.subarray(at, at + 2);
      if (high !== 0 || low !== 0) this.#put(high, low);
    }
  }
}
