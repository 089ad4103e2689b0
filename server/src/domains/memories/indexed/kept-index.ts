import type { IndexedSources } from './direction-index.ts';

export interface KeepingTime {
  /** Milliseconds; with 0 no index is kept. */
  readonly atLeastMs: number;
  /** Multiple of `atLeastMs` for which it is kept while memory is free. */
  readonly mostTimes?: number;
  hasSpace?(): boolean;
}

type Keepable = Pick<IndexedSources, 'isOf' | 'rest' | 'end'>;

/** The index of the last job, for a job that starts soon after it. */
export class KeptIndex<Index extends Keepable = IndexedSources> {
  readonly #time: KeepingTime;
  #index: Index | undefined;
  #end: NodeJS.Timeout | undefined;

  constructor(time: KeepingTime) {
    this.#time = time;
  }

  /**
   * Gives the index to one job alone. An index of other directions ends, because two may need more memory than there
   * is.
   */
  take(directionIds: readonly string[]): Index | undefined {
    const index = this.#index;
    this.#forget();
    if (index === undefined || index.isOf(directionIds)) return index;
    index.end();
    return undefined;
  }

  /** The one that was kept before ends. */
  keep(index: Index): void {
    this.end();
    index.rest();
    this.#index = index;
    const { atLeastMs, mostTimes = 1 } = this.#time;
    if (atLeastMs === 0) this.end();
    else this.#keepFor(mostTimes);
  }

  end(): void {
    this.#index?.end();
    this.#forget();
  }

  #keepFor(times: number): void {
    const { atLeastMs, hasSpace } = this.#time;
    const decide = () => (times > 1 && hasSpace?.() ? this.#keepFor(times - 1) : this.end());
    this.#end = setTimeout(decide, atLeastMs).unref();
  }

  #forget(): void {
    clearTimeout(this.#end);
    this.#index = undefined;
  }
}
