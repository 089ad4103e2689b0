import { GrowingInts } from '../../memory/index/growing-ints.ts';

/** Numbers for runs of words: each run gets the next number, from 0, when it comes first. */
export class SequenceTable {
  readonly #words: GrowingInts;
  readonly #starts: GrowingInts;
  #slots: Int32Array;

  constructor(stored?: StoredSequences) {
    this.#words = new GrowingInts();
    this.#starts = new GrowingInts();
    if (stored === undefined) this.#starts.push(0);
    else {
      this.#words.pushAll(stored.words);
      this.#starts.pushAll(stored.starts);
    }
    this.#slots = slotsFor(this.size);
    for (let number = 0; number < this.size; number++) this.#place(number);
  }

  get size(): number {
    return this.#starts.length - 1;
  }

  words(number: number): Int32Array {
    const starts = this.#starts.view();
    return this.#words.view().subarray(starts[number], starts[number + 1]);
  }

  add(words: Int32Array): number {
    const found = this.find(words);
    if (found >= 0) return found;
    const number = this.size;
    this.#words.pushAll(words);
    this.#starts.push(this.#words.length);
    if (this.size * 2 > this.#slots.length) this.#grow();
    else this.#place(number);
    return number;
  }

  /** -1 where the run never came. */
  find(words: Int32Array): number {
    const mask = this.#slots.length - 1;
    for (let slot = hashOf(words) & mask; ; slot = (slot + 1) & mask) {
      const number = (this.#slots[slot] ?? 0) - 1;
      if (number < 0 || this.#equals(number, words)) return number;
    }
  }

  stored(): StoredSequences {
    return { words: this.#words.view().slice(), starts: this.#starts.view().slice() };
  }

  #equals(number: number, words: Int32Array): boolean {
    const starts = this.#starts.view();
    const start = starts[number] ?? 0;
    if ((starts[number + 1] ?? 0) - start !== words.length) return false;
    const all = this.#words.view();
    for (let i = 0; i < words.length; i++) if (all[start + i] !== words[i]) return false;
    return true;
  }

  #place(number: number): void {
    const mask = this.#slots.length - 1;
    let slot = hashOf(this.words(number)) & mask;
    while ((this.#slots[slot] ?? 0) !== 0) slot = (slot + 1) & mask;
    this.#slots[slot] = number + 1;
  }

  #grow(): void {
    this.#slots = slotsFor(this.size);
    for (let number = 0; number < this.size; number++) this.#place(number);
  }
}

export interface StoredSequences {
  readonly words: Int32Array;
  readonly starts: Int32Array;
}

function slotsFor(size: number): Int32Array {
  return new Int32Array(1 << (32 - Math.clz32(Math.max(512, size * 2))));
}

function hashOf(words: Int32Array): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < words.length; i++) {
    hash = Math.imul(hash ^ (words[i] ?? 0), 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash;
}
