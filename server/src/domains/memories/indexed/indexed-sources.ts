import type { LanguagePair } from '@transloom/core/language/language-pair';
import { ProcessPool } from '../../../platform/child-processes/process-pool.ts';
import { findSimilarSources, type SimilarSources } from '../matching/similar-sources.ts';
import { searchedMemories } from '../searched/searched-memories.ts';
import { IndexedSources, type SearchingJob } from './direction-index.ts';
import { countSources } from './indexed-sources.store.ts';
import { KeptIndex } from './kept-index.ts';
import type { SourceAnswer, SourceTask } from './source-index-process.ts';

/** Fewest segments for which reading a whole direction is worth it. */
const fewestSegments = 2_000;

export interface SourceIndexing {
  /** Fewer sources of a direction are found as fast where they are. */
  readonly fewestSources: number;
  /** Most sources of all directions together, because of their memory. */
  readonly mostSources: number;
  readonly processes: ProcessPool<SourceTask, SourceAnswer>;
  readonly kept: KeptIndex;
}

/** Bytes that must be free: as much as an index may use. */
const mostKept = 3 * 1024 ** 3;

/** The arrays of a million sources take 400 MB, and as much again while they are made. */
export function sourceProcesses(residentMb: number): ProcessPool<SourceTask, SourceAnswer> {
  const file = new URL('./source-index-process.ts', import.meta.url);
  return new ProcessPool(file, { heapMb: 1_024, residentMb });
}

const usual: SourceIndexing = {
  fewestSources: 50_000,
  mostSources: 3_000_000,
  processes: sourceProcesses(3_072),
  kept: new KeptIndex({ atLeastMs: 120_000, mostTimes: 15, hasSpace }),
};

/** The documents of a project arrive over half a day, but a waiting index must not take memory that others need. */
function hasSpace(): boolean {
  return process.availableMemory() >= mostKept;
}

/**
 * Gives `work` the fastest search for similar sources for this many segments: where it is worth it, an index of large
 * directions in a process of its own, which reads before each search what was added. Where that process fails, the
 * database searches on. The index is kept for a while, because a project has several documents.
 */
export async function withIndexedSources<Result>(
  job: SearchingJob,
  { segments, ...pair }: LanguagePair & { readonly segments: number },
  work: (findSimilar: SimilarSources) => Promise<Result>,
  indexing = usual,
): Promise<Result> {
  if (segments < fewestSegments) return work(findSimilarSources);
  const directionIds = await largeDirections(job, pair, indexing);
  if (directionIds.length === 0) return work(findSimilarSources);
  const index = (await keptIndex(job, directionIds, indexing)) ?? newIndex(job, directionIds, indexing);
  try {
    await index.load();
    return await work((...search) => index.findSimilar(...search));
  } finally {
    indexing.kept.keep(index);
  }
}

function newIndex(job: SearchingJob, directionIds: readonly string[], { processes }: SourceIndexing) {
  return new IndexedSources(job, processes.take(), directionIds);
}

async function keptIndex(job: SearchingJob, directionIds: readonly string[], { kept }: SourceIndexing) {
  const index = kept.take(directionIds);
  if (index === undefined) return undefined;
  const isFresh = await index.isFresh(job).catch((error: unknown) => {
    index.end();
    throw error;
  });
  if (isFresh) {
    index.serve(job);
    return index;
  }
  index.end();
  return undefined;
}

/** As many directions as memory allows, in the order in which their matches are offered. */
async function largeDirections(job: SearchingJob, pair: LanguagePair, indexing: SourceIndexing) {
  return job.transact(async (context) => {
    const memories = await searchedMemories(context, pair, undefined);
    let left = indexing.mostSources;
    const large: string[] = [];
    for (const { direction } of memories) {
      const sources = await countSources(context.db, direction.id, left + 1);
      if (sources < indexing.fewestSources || sources > left) continue;
      left -= sources;
      large.push(direction.id);
    }
    return large;
  });
}
