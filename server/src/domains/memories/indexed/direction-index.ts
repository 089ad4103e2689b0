import type { PooledChild } from '../../../platform/child-processes/pooled-child.ts';
import type { Context, JobContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/database.ts';
import { later } from '../../../platform/later.ts';
import { describeError } from '../../../platform/logging/create-log.ts';
import { findAlikeSources, findSameForms } from '../matching/alike-sources.ts';
import { packedCount } from '../matching/packed-sources.ts';
import type { SourceSearch } from '../matching/rated-sources.ts';
import { findSimilarSources } from '../matching/similar-sources.ts';
import {
  countSourcesSince,
  findSourcePage,
  findSourcesSince,
  firstPlace,
  oldestTransaction,
  type SourcePage,
  type SourcePlace,
} from './indexed-sources.store.ts';
import type { SourceAnswer, SourceTask } from './source-index-process.ts';

const sourcesPerPage = 20_000;
const timeoutMs = 120_000;

/** The part of a job that reading memories needs. */
export interface SearchingJob extends Pick<JobContext, 'signal' | 'log'> {
  transact<Result>(work: (context: Pick<Context, 'db' | 'actor'>) => Promise<Result>): Promise<Result>;
}

/** Sources of some directions in a process of its own. It serves one job at a time. */
export class IndexedSources {
  #job: SearchingJob;
  readonly #directionIds: ReadonlySet<string>;
  /** Absent once it failed. */
  #child: PooledChild<SourceTask, SourceAnswer> | undefined;
  #since = '0';
  #isLoaded = false;
  /** The process answers one search after the other. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    job: SearchingJob,
    child: PooledChild<SourceTask, SourceAnswer>,
    directionIds: readonly string[],
  ) {
    this.#job = job;
    this.#child = child;
    this.#directionIds = new Set(directionIds);
  }

  /** Whether its process still runs and these are its directions. */
  isOf(directionIds: readonly string[]): boolean {
    const isSame =
      directionIds.length === this.#directionIds.size &&
      directionIds.every((id) => this.#directionIds.has(id));
    return isSame && this.#isLoaded && this.#child?.isUsable === true;
  }

  /** Whether little was added since the last search, so that it need not be read again. */
  async isFresh(job: SearchingJob): Promise<boolean> {
    return job.transact(async ({ db }) => {
      for (const directionId of this.#directionIds) {
        const added = await countSourcesSince(db, directionId, this.#since, mostAdded + 1);
        if (added > mostAdded) return false;
      }
      return true;
    });
  }

  /** Makes it work for this job from now on. */
  serve(job: SearchingJob): void {
    this.#job = job;
    this.#child?.hold(true);
  }

  /** Stops waiting for it. */
  rest(): void {
    this.#child?.hold(false);
  }

  end(): void {
    this.#child?.end();
  }

  /** Reads the directions once. While the process adds one page, the database reads the next. */
  async load(): Promise<void> {
    if (this.#isLoaded) return;
    this.#since = await this.#job.transact(({ db }) => oldestTransaction(db));
    let adding: Promise<unknown> = Promise.resolve();
    for (const directionId of this.#directionIds) {
      let reading: Promise<SourcePage> | undefined = this.#readPage(directionId, firstPlace);
      while (reading !== undefined && this.#child !== undefined) {
        const { sources, next }: SourcePage = await reading;
        reading = next === null ? undefined : later(this.#readPage(directionId, next));
        await adding;
        adding = later(this.#ask({ added: [{ directionId, sources }], ...nothingAsked }));
      }
      await reading;
    }
    await adding;
    await this.#ask({ ...nothingAsked, added: [], directionIds: [...this.#directionIds] });
    this.#isLoaded = true;
  }

  #readPage(directionId: string, place: SourcePlace): Promise<SourcePage> {
    return this.#job.transact(({ db }) => findSourcePage(db, directionId, place, sourcesPerPage));
  }

  async findSimilar(
    db: Db,
    directionIds: readonly string[],
    texts: readonly string[],
    search: SourceSearch,
  ): Promise<readonly (readonly string[])[]> {
    const indexed = directionIds.filter((id) => this.#directionIds.has(id));
    if (this.#child === undefined || indexed.length === 0)
      return findSimilarSources(db, directionIds, texts, search);
    const { since, added } = await this.#readAdded(db);
    const similar = await this.#searchIndex(since, { added, directionIds: indexed, texts, search });
    if (similar === undefined) return findSimilarSources(db, directionIds, texts, search);
    const alike = await findAlikeSources(db, { directionIds: indexed, texts, similar }, search);
    const sameForms = await findSameForms(db, indexed, texts);
    const others = directionIds.filter((id) => !this.#directionIds.has(id));
    const elsewhere = others.length === 0 ? [] : await findSimilarSources(db, others, texts, search);
    const inIndex = similar.map((sources) => sources.map(({ key }) => key));
    return texts.map((_, i) => [
      ...new Set([sameForms, inIndex, elsewhere, alike].flatMap((found) => found[i] ?? [])),
    ]);
  }

  /**
   * Reads what was added since, and the transaction from which the next call reads. Some sources may have been read
   * before.
   */
  async #readAdded(db: Db): Promise<{ readonly since: string; readonly added: SourceTask['added'] }> {
    const since = await oldestTransaction(db);
    const added: SourceTask['added'][number][] = [];
    for (const directionId of this.#directionIds) {
      const parts = await findSourcesSince(db, directionId, this.#since);
      added.push(...parts.map((sources) => ({ directionId, sources })));
    }
    return { since, added: added.filter(({ sources }) => packedCount(sources) > 0) };
  }

  /** Undefined where the index does not answer. */
  #searchIndex(since: string, task: SourceTask): Promise<SourceAnswer | undefined> {
    const answer = this.#last.then(() => this.#searchNow(since, task));
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  async #searchNow(since: string, task: SourceTask): Promise<SourceAnswer | undefined> {
    const answer = await this.#ask(task);
    if (BigInt(since) > BigInt(this.#since)) this.#since = since;
    return answer;
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

/** Added sources are prepared for searching again whenever more arrive. */
const mostAdded = 20_000;

const nothingAsked = { directionIds: [], texts: [], search: { minRate: 100, matches: 0 } } as const;
