import { NumberPairTable } from './number-pair-table.ts';

/** Runs of words as a tree: node 0 is the empty run, and every run stands after the one it lengthens by a word. */
export interface StoredLanguageModel {
  /** The run that a run lengthens, and the word it does so by. */
  readonly parent: Int32Array;
  readonly word: Int32Array;
  /** The run without its first word. */
  readonly shorter: Int32Array;
  /** Natural logarithms: of the last word after the others, and what it costs to take the shorter run instead. */
  readonly probability: Float32Array;
  readonly backoff: Float32Array;
}

/** What a word costs after others. A state is a number and stands for all that was before. */
export class LanguageModel {
  readonly stored: StoredLanguageModel;
  readonly #nodes = new NumberPairTable();
  /** The shortest run that says as much about what follows. */
  readonly #states: Int32Array;
  /** What the next word costs, and the state after it, as `advance` left them. */
  #cost = 0;

  constructor(stored: StoredLanguageModel) {
    this.stored = stored;
    const { parent, word, shorter, backoff } = stored;
    const continued = new Uint8Array(parent.length);
    for (let node = 1; node < parent.length; node++) {
      this.#nodes.add(parent[node] ?? 0, word[node] ?? 0);
      continued[parent[node] ?? 0] = 1;
    }
    this.#states = Int32Array.from(parent, (_, node) => node);
    for (let node = 1; node < parent.length; node++) {
      let state = node;
      while (state > 0 && continued[state] === 0 && backoff[state] === 0) state = shorter[state] ?? 0;
      this.#states[node] = state;
    }
  }

  /** Natural logarithm of the probability of the word that `advance` took last. */
  get cost(): number {
    return this.#cost;
  }

  /** The state after the word; `cost` says how likely it was. */
  advance(state: number, word: number): number {
    const { probability, backoff, shorter } = this.stored;
    let at = state;
    let cost = 0;
    for (;;) {
      const next = this.#nodes.find(at, word) + 1;
      if (next > 0) {
        this.#cost = cost + (probability[next] ?? 0);
        return this.#states[next] ?? 0;
      }
      if (at === 0) {
        this.#cost = cost + (probability[0] ?? 0);
        return 0;
      }
      cost += backoff[at] ?? 0;
      at = shorter[at] ?? 0;
    }
  }
}
