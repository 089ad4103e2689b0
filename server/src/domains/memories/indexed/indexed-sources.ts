import type { LanguagePair } from '@transloom/core/language/language-pair';
import type { PooledChild } from '../../../platform/child-processes/pooled-child.ts';
import { ProcessPool } from '../../../platform/child-processes/process-pool.ts';
import type { Context, JobContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/database.ts';
import { describeError } from '../../../platform/logging/create-log.ts';
import { searchedMemories } from '../search-memories.ts';
import { findAlikeSources, findSimilarSources, maxRated, type SimilarSources } from '../similar-sources.ts';
import {
  countSources,
  findSourcePage,
  findSourcesSince,
  oldestTransaction,
} from './indexed-sources.store.ts';
import type { SourceAnswer, SourceTask } from './source-index-process.ts';

/** From so many segments on it is worth it to read a whole direction. */
const fewestSegments = 2_000;
const sourcesPerPage = 20_000;
const timeoutMs = 120_000;

/** What reading memories needs of a job. */
export interface SearchingJob extends Pick<JobContext, 'signal' | 'log'> {
  transact<Result>(work: (context: Pick<Context, 'db' | 'actor'>) => Promise<Result>): Promise<Result>;
}

export interface SourceIndexing {
  /** Fewer sources of a direction are found as fast where they are. */
  readonly fewestSources: number;
  /** Of all directions together, for the memory they take. */
  readonly mostSources: number;
  readonly processes: ProcessPool<SourceTask, SourceAnswer>;
}

/** The arrays of a million sources take 400 MB, and as much again while they are made. */
export function sourceProcesses(residentMb: number): ProcessPool<SourceTask, SourceAnswer> {
  const file = new URL('./source-index-process.ts', import.meta.url);
  return new ProcessPool(file, { heapMb: 1_024, residentMb });
}

const usual: SourceIndexing = {
  fewestSources: 50_000,
  mostSources: 3_000_000,
  processes: sourceProcesses(3_072),
};

/**
 * Gives `work` the search for similar sources that is best for so many segments: where it is worth it, through an index of
 * large directions in a process of its own, which is told before each search what came since. Where that process fails,
 * the database searches on.
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
  const child = indexing.processes.take();
  try {
    const index = new IndexedSources(job, child, directionIds);
    await index.load();
    return await work((...search) => index.findSimilar(...search));
  } finally {
    // What it holds is of this job, and nobody else needs it.
    child.end();
  }
}

/** As many as there is memory for, in the order in which their matches are offered. */
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

class IndexedSources {
  readonly #job: SearchingJob;
  readonly #directionIds: ReadonlySet<string>;
  /** Absent once it failed. */
  #child: PooledChild<SourceTask, SourceAnswer> | undefined;
  #since = '0';

  constructor(
    job: SearchingJob,
    child: PooledChild<SourceTask, SourceAnswer>,
    directionIds: readonly string[],
  ) {
    this.#job = job;
    this.#child = child;
    this.#directionIds = new Set(directionIds);
  }

  async load(): Promise<void> {
    this.#since = await this.#job.transact(({ db }) => oldestTransaction(db));
    for (const directionId of this.#directionIds) {
      let after: string | null = '';
      while (after !== null && this.#child !== undefined) {
        const from: string = after;
        const page = await this.#job.transact(({ db }) =>
          findSourcePage(db, directionId, from, sourcesPerPage),
        );
        await this.#ask({ added: [{ directionId, sources: page.sources }], ...nothingAsked });
        after = page.last;
      }
    }
  }

  async findSimilar(
    db: Db,
    directionIds: readonly string[],
    texts: readonly string[],
    minRate: number,
  ): Promise<readonly (readonly string[])[]> {
    const indexed = directionIds.filter((id) => this.#directionIds.has(id));
    const similar = await this.#searchIndex(db, indexed, texts, minRate);
    if (similar === undefined) return findSimilarSources(db, directionIds, texts, minRate);
    const others = directionIds.filter((id) => !this.#directionIds.has(id));
    const elsewhere = others.length === 0 ? [] : await findSimilarSources(db, others, texts, minRate);
    const alike = await findAlikeSources(db, indexed, texts, minRate);
    return texts.map((_, i) => [...new Set([similar, elsewhere, alike].flatMap((found) => found[i] ?? []))]);
  }

  /** Undefined where the index can say nothing. */
  async #searchIndex(db: Db, directionIds: readonly string[], texts: readonly string[], minRate: number) {
    if (this.#child === undefined || directionIds.length === 0) return undefined;
    const since = await oldestTransaction(db);
    const added: SourceTask['added'][number][] = [];
    for (const directionId of this.#directionIds) {
      const { sources } = await findSourcesSince(db, directionId, this.#since);
      added.push({ directionId, sources });
    }
    this.#since = since;
    return this.#ask({ added, directionIds, texts, search: { minRate, limit: maxRated } });
  }

  async #ask(task: SourceTask): Promise<SourceAnswer | undefined> {
    try {
      return await this.#child?.ask(task, { timeoutMs, signal: this.#job.signal });
    } catch (error) {
      this.#job.signal.throwIfAborted();
      this.#job.log.warn(
        { error: describeError(error) },
        'an index of memories gave no answer; the database searches on',
      );
      this.#child = undefined;
      return undefined;
    }
  }
}

const nothingAsked = { directionIds: [], texts: [], search: { minRate: 100, limit: 0 } } as const;
