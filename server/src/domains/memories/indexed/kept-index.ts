import type { IndexedSources } from './direction-index.ts';

/** The index that the last job worked with, for one that comes soon after it. */
export class KeptIndex {
  readonly #keptMs: number;
  #index: IndexedSources | undefined;
  #end: NodeJS.Timeout | undefined;

  /** `keptMs`: how long it is kept for. With 0 none is. */
  constructor(keptMs: number) {
    this.#keptMs = keptMs;
  }

  /** Who takes it has it alone. An index of other directions ends, because two of them may need more memory than there is. */
  take(directionIds: readonly string[]): IndexedSources | undefined {
    const index = this.#index;
    this.#forget();
    if (index === undefined || index.isOf(directionIds)) return index;
    index.end();
    return undefined;
  }

  /** The one that was kept before ends. */
  keep(index: IndexedSources): void {
    this.end();
    index.rest();
    this.#index = index;
    if (this.#keptMs === 0) this.end();
    else this.#end = setTimeout(() => this.end(), this.#keptMs).unref();
  }

  end(): void {
    this.#index?.end();
    this.#forget();
  }

  #forget(): void {
    clearTimeout(this.#end);
    this.#index = undefined;
  }
}
