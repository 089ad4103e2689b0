import { hash64 } from '../../memory/tokens/text-hash.ts';

/** Ids that should differ do not always; the second of equal ones gets a number. */
export class UniqueIds {
  /** How often an id came, by its hash, for a large file has too many ids to keep. */
  readonly #times = new Map<number, number>();

  take(id: string): string {
    const hash = hashOf(id);
    const times = (this.#times.get(hash) ?? 0) + 1;
    this.#times.set(hash, times);
    return times === 1 ? id : this.take(`${id}~${times}`);
  }
}

/** 52 bits, which a number holds. */
function hashOf(id: string): number {
  return Number.parseInt(hash64(id).slice(0, 13), 16);
}
