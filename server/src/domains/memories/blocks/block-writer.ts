import { fromMarkup } from '@transloom/core/inline/markup';
import { ScannedText } from '@transloom/core/memory/words/scanned-text';
import { AppError } from '../../../platform/app-error.ts';
import { commitSoon } from '../../../platform/db/commit-soon.ts';
import type { Db } from '../../../platform/db/database.ts';
import { PairBuffer } from '../../../platform/db/integer-parts.ts';
import { later } from '../../../platform/later.ts';
import { type Postings, shiftFor } from '../matching/feature-buckets.ts';
import type { SourceOwner } from '../matching/memory-sources.store.ts';
import { holdDirection, lockDirection } from '../memory-directions.store.ts';
import type { StoredBlock } from './blocks-to-join.ts';
import { EntryBlock } from './entry-block.ts';
import type { EntryPage } from './entry-pages.ts';
import { countPacked, FrequentFeatures } from './feature-counts.store.ts';
import type { MemoryContext } from './gathered-entries.ts';
import type { IndexingJob } from './indexing-job.ts';
import {
  type BeforeBlock,
  deleteUnfinishedBlock,
  insertBlock,
  insertEntryPage,
  insertSourcePage,
  nextNumber,
} from './memory-blocks.store.ts';
import { type BlockOwner, insertPostings } from './memory-postings.store.ts';
import { PostingRuns, SortingBuffers } from './posting-runs.ts';
import { SourceBlock, SourceBuffers } from './source-block.ts';

/** Buffers that the blocks of one run share, one block after the other. */
export class BlockBuffers {
  readonly sources: SourceBuffers;
  readonly entries: PostingRuns;
  readonly lists = new PairBuffer();

  constructor() {
    // The postings of sources are sorted before those of entries.
    const sorting = new SortingBuffers();
    this.sources = new SourceBuffers(sorting);
    this.entries = new PostingRuns(sorting);
  }

  /** Frees the buffers; the object must not be used afterwards. */
  close(): void {
    this.sources.postings.close();
    this.entries.close();
  }
}

interface BlockToWrite {
  readonly owner: SourceOwner;
  readonly before: BeforeBlock;
  /** Buffers of the block being written. */
  readonly buffers: BlockBuffers;
}

/** Starts a block after the existing ones. @throws {AppError} memory.gone */
export async function beginBlock(job: IndexingJob, block: BlockToWrite): Promise<BlockWriter> {
  const { owner } = block;
  const [sources, entries] = await writeInto(job, owner, async (db) => {
    await deleteUnfinishedBlock(db, owner);
    const first = (holds: BlockOwner['holds']) => nextNumber(db, { ...owner, holds });
    return [await first('sources'), await first('entries')] as const;
  });
  return new BlockWriter(job, block, { sources, entries });
}

/**
 * Writes a block of the sources and one of the words of some entries of a direction. Nobody sees anything of them before
 * they are whole; what is stored of them until then is in short transactions, so that nobody waits who deletes the memory or
 * stops the job.
 */
export class BlockWriter {
  readonly #job: IndexingJob;
  readonly #block: BlockToWrite;
  readonly #sources: SourceBlock;
  readonly #entries: EntryBlock;
  readonly #source = new ScannedText();
  readonly #target = new ScannedText();
  #storing: Promise<void> = Promise.resolve();

  constructor(
    job: IndexingJob,
    block: BlockToWrite,
    first: { readonly sources: number; readonly entries: number },
  ) {
    const { owner, buffers } = block;
    this.#job = job;
    this.#block = block;
    this.#sources = new SourceBlock(owner.directionId, first.sources, buffers.sources);
    this.#entries = new EntryBlock(owner.directionId, first.entries, buffers.entries);
  }

  /** Stores them while the next ones are read. @throws {AppError} memory.gone */
  async add(page: EntryPage): Promise<void> {
    for (const entry of page) this.#gather(entry);
    await this.#storing;
    const [sources, entries] = [this.#sources.takePage(), this.#entries.takePage()];
    this.#store(async (db) => {
      await insertSourcePage(db, this.#block.owner, sources, this.#block.before);
      await insertEntryPage(db, this.#block.owner, entries);
    });
  }

  /**
   * Completes the block; its entries are searchable from then on. `keep` runs in the transaction that completes it,
   * `tell` receives the share that is done, 0 to 1.
   * @throws {AppError} memory.gone
   */
  async finish(
    keep: (context: MemoryContext) => Promise<void>,
    tell: (share: number) => Promise<void>,
  ): Promise<void> {
    const { owner } = this.#block;
    const frequent = new FrequentFeatures();
    const all = this.#sources.postings.length + this.#entries.postings.length;
    let written = 0;
    const see = async (part: Postings) => {
      written += part.features.length;
      await tell(Math.min(1, written / all));
    };
    const sources = await this.#storeLists('sources', this.#sources, (part) => {
      frequent.add(part);
      return see(part);
    });
    const entries = await this.#storeLists('entries', this.#entries, see);
    await this.#job.transact(async (context) => {
      await commitSoon(context.db);
      if (!(await lockDirection(context.db, owner.directionId))) throw new AppError('memory.gone');
      await countPacked(context.db, owner, frequent);
      await insertBlock(context.db, { ...owner, holds: 'sources' }, sources);
      await insertBlock(context.db, { ...owner, holds: 'entries' }, entries);
      await keep(context);
    });
  }

  #gather({ id, sourceKey, source, target }: EntryPage[number]): void {
    const { text } = fromMarkup(source);
    this.#source.read(text);
    this.#target.read(fromMarkup(target).text);
    this.#sources.add(sourceKey, text, this.#source.tokens);
    this.#entries.add(id, this.#source.words, this.#target.words);
  }

  /** Part by part, each while the next one is put in order. */
  async #storeLists(
    holds: BlockOwner['holds'],
    { firstNumber, size, postings }: SourceBlock | EntryBlock,
    see: (part: Postings) => Promise<void>,
  ): Promise<StoredBlock> {
    const { owner, buffers } = this.#block;
    const shift = shiftFor(postings.length);
    const block = { ...owner, holds, firstNumber, base: firstNumber };
    for (const part of postings.parts()) {
      await see(part);
      await this.#storing;
      this.#store((db) => insertPostings(db, block, { ...part, shift }, buffers.lists));
    }
    await this.#storing;
    return { firstNumber, size, shift };
  }

  #store(write: (db: Db) => Promise<void>): void {
    this.#storing = later(writeInto(this.#job, this.#block.owner, write));
  }
}

function writeInto<Result>(
  job: IndexingJob,
  { directionId }: SourceOwner,
  write: (db: Db) => Promise<Result>,
): Promise<Result> {
  return job.transact(async ({ db }) => {
    await commitSoon(db);
    if (!(await holdDirection(db, directionId))) throw new AppError('memory.gone');
    return write(db);
  });
}
