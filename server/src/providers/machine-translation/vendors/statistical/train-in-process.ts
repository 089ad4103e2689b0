import type { TextPair } from '@transloom/core/custom-engines/statistical/bitext';
import type { TrainingOptions } from '@transloom/core/custom-engines/statistical/train-statistical-engine';
import { PooledChild } from '../../../../platform/child-processes/pooled-child.ts';

export interface TrainingWish extends TrainingOptions {
  /** File that the engine is written to; it must not exist. */
  readonly modelFile: string;
}

/** Some pairs, the wish once all pairs came, then 'next' until the engine is trained. */
export type TrainingStep =
  | { readonly kind: 'pairs'; readonly pairs: readonly TextPair[] }
  | { readonly kind: 'wish'; readonly wish: TrainingWish }
  | 'next';

/** Figures of a training. */
export interface TrainingFigures {
  readonly pairs: number;
  readonly cpuSeconds: number;
  readonly memoryMb: number;
  readonly modelBytes: number;
}

export type TrainingAnswer =
  | { readonly status: 'training'; readonly share: number }
  | { readonly status: 'trained'; readonly figures: TrainingFigures };

export interface TrainingOrder {
  /** Clean, in the order of their documents; they are gone through once. */
  readonly pairs: AsyncIterable<TextPair> | Iterable<TextPair>;
  readonly wish: TrainingWish;
  readonly signal?: AbortSignal;
  /** How much is done, 0 to 1, about every second. */
  readonly onProgress?: (share: number) => void | Promise<void>;
}

const processFile = new URL('./training-process.ts', import.meta.url);
const baseMb = 600;
/** For a million characters. Measured: 220 with 25,000 pairs of English and Chinese, 130 with English and Spanish. */
const mbPerMillion = 300;
const heapMb = 4_096;
const pairsPerStep = 1_000;
/** No step of the training of 100,000 pairs takes as long. */
const stepTimeoutMs = 900_000;

/**
 * Trains a statistical engine in a process of its own, whose memory is bounded by what such a corpus needs, and writes it
 * to a file.
 * @throws {ChildError} where it takes too much memory or time, and the reason of the signal
 */
export async function trainInProcess({
  pairs,
  wish,
  signal,
  onProgress,
}: TrainingOrder): Promise<TrainingFigures> {
  const child = new PooledChild<TrainingStep, TrainingAnswer>(processFile, { heapMb, residentMb: baseMb });
  let moreMb = 0;
  const ask = (step: TrainingStep) => child.ask(step, { timeoutMs: stepTimeoutMs, moreMb, signal });
  try {
    for await (const some of inBatches(pairs)) {
      moreMb += megabytesFor(some);
      await ask({ kind: 'pairs', pairs: some });
    }
    let answer = await ask({ kind: 'wish', wish });
    while (answer.status === 'training') {
      await onProgress?.(answer.share);
      answer = await ask('next');
    }
    return answer.figures;
  } finally {
    child.end();
  }
}

async function* inBatches(pairs: TrainingOrder['pairs']): AsyncGenerator<readonly TextPair[]> {
  let batch: TextPair[] = [];
  for await (const pair of pairs) {
    batch.push(pair);
    if (batch.length < pairsPerStep) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

function megabytesFor(pairs: readonly TextPair[]): number {
  const characters = pairs.reduce((sum, { source, target }) => sum + source.length + target.length, 0);
  return (characters / 1e6) * mbPerMillion;
}
