import { type CorpusPart, corpusParts } from './held-out.ts';
import { type PairFault, pairFaultKinds } from './pair-faults.ts';

/** What is shown of a corpus, in pairs. */
export interface CorpusCounts {
  readonly uploaded: number;
  /** Among those that are kept: least likely to be translations. */
  readonly suspected: number;
  /** Without those that say what others say. */
  readonly afterDeduplication: number;
  readonly afterCleaning: number;
  /** A pair with several faults counts for each. */
  readonly faults: Readonly<Record<PairFault, number>>;
  /** Of those after cleaning. */
  readonly parts: Readonly<Record<CorpusPart, number>>;
}

interface CountedPair {
  readonly faults: readonly PairFault[];
  readonly suspected: boolean;
  readonly part: CorpusPart;
}

const repeating: ReadonlySet<PairFault> = new Set(['duplicate', 'nearDuplicate', 'manyTargets']);

export class CorpusCounter {
  #uploaded = 0;
  #suspected = 0;
  #repeated = 0;
  readonly #faults = zeros(pairFaultKinds);
  readonly #parts = zeros(corpusParts);

  add({ faults, suspected, part }: CountedPair): void {
    this.#uploaded++;
    if (suspected) this.#suspected++;
    if (faults.some((fault) => repeating.has(fault))) this.#repeated++;
    for (const fault of faults) this.#faults[fault]++;
    if (faults.length === 0) this.#parts[part]++;
  }

  get counts(): CorpusCounts {
    return {
      uploaded: this.#uploaded,
      suspected: this.#suspected,
      afterDeduplication: this.#uploaded - this.#repeated,
      afterCleaning: corpusParts.reduce((sum, part) => sum + this.#parts[part], 0),
      faults: { ...this.#faults },
      parts: { ...this.#parts },
    };
  }
}

function zeros<Name extends string>(names: readonly Name[]): Record<Name, number> {
  return Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;
}
