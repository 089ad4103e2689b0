import type { FileConverter } from './file-converter.ts';

/** Values that all proofs of a run share. */
export interface ConformanceRun {
  readonly corpusDir: string;
  readonly converter: FileConverter;
  /** Seed of all random choices; the same seed gives the same run on the same files. */
  readonly seed: number;
  readonly print: (line: string) => void;
}

/** Something that holds for every document of a corpus. It prints its figures and gives each failure as it comes. */
export interface Proof {
  readonly name: string;
  run(run: ConformanceRun): AsyncIterable<string>;
}

export function secondsSince(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}
