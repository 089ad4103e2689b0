import { fromMarkup } from '@transloom/core/inline/markup';
import { AppError } from '../../../platform/app-error.ts';
import { entryWords } from '../entries/entry-words.ts';
import { writeWords } from '../entries/memory-entries.store.ts';
import { sourceFeatures } from '../matching/source-features.ts';
import { lockDirection } from '../memory-directions.store.ts';
import { BlockBuffers, beginBlock } from './block-writer.ts';
import { type EntryPage, EntryPages } from './entry-pages.ts';
import type { MemoryContext } from './gathered-entries.ts';
import type { IndexingJob, StoredEntries } from './indexing-job.ts';
import { addToTail } from './sources-in-packs.ts';

interface IndexingCallbacks {
  /** Runs in the transaction that makes the entries up to `last` searchable; throwing undoes it. */
  keep(context: MemoryContext, last: string): Promise<void>;
  /** Receives the number of entries that are done. */
  tell(done: number): Promise<void>;
}

/** Fewer are found as well one by one, and a search looks into each block. */
const fewInBlock = 2_000;
/** Most entries of a block: together with the page that is read last fewer than `SameKeys` keeps. */
const mostInBlock = 390_000;

/**
 * Makes entries found by similar texts and by words, block by block. Nobody else makes any of the direction searchable
 * meanwhile.
 * @throws {AppError} memory.gone
 */
export async function makeSearchable(
  job: IndexingJob,
  entries: StoredEntries,
  callbacks: IndexingCallbacks,
): Promise<void> {
  const pages = new EntryPages(job, entries);
  const buffers = new BlockBuffers();
  const indexing = { job, entries, pages, buffers, callbacks };
  try {
    for (let done = 0; ; ) {
      const some = await atLeastFew(pages);
      if (some.length === 0) return;
      done += some.length < fewInBlock ? await addFew(indexing, some) : await addBlock(indexing, some, done);
      await callbacks.tell(done);
    }
  } finally {
    buffers.close();
  }
}

interface Indexing {
  readonly job: IndexingJob;
  readonly entries: StoredEntries;
  readonly pages: EntryPages;
  readonly buffers: BlockBuffers;
  readonly callbacks: IndexingCallbacks;
}

/** Reads pages until they are enough for a block, or none is left. */
async function atLeastFew(pages: EntryPages): Promise<EntryPage> {
  const some: EntryPage = [];
  while (some.length < fewInBlock) {
    const more = await pages.next();
    if (more.length === 0) break;
    some.push(...more);
  }
  return some;
}

/** Gives how many. */
async function addFew({ job, entries: { owner }, callbacks }: Indexing, some: EntryPage): Promise<number> {
  const texts = some.map(({ source, target, ...entry }) => ({
    ...entry,
    source: fromMarkup(source).text,
    target: fromMarkup(target).text,
  }));
  const bySource = new Map(texts.map(({ sourceKey, source }) => [sourceKey, source]));
  const sources = Array.from(bySource, ([sourceKey, source]) => ({
    sourceKey,
    ...sourceFeatures(owner.directionId, source),
  }));
  const found = texts.map(({ id, source, target }) => ({
    id,
    words: entryWords(owner.directionId, [source, target]),
  }));
  await job.transact(async (context) => {
    if (!(await lockDirection(context.db, owner.directionId))) throw new AppError('memory.gone');
    await addToTail(context.db, owner, sources);
    await writeWords(context.db, owner, found);
    await callbacks.keep(context, lastOf(some));
  });
  return some.length;
}

/** Gives how many. `before`: how many were dealt with. */
async function addBlock(
  { job, entries: { owner, isEmpty }, pages, buffers, callbacks }: Indexing,
  first: EntryPage,
  before: number,
): Promise<number> {
  const block = await beginBlock(job, {
    owner,
    buffers,
    before: { firstEntry: first[0]?.id ?? '', isEmpty },
  });
  let [count, last] = [0, ''];
  for (let page = first; page.length > 0; page = count < mostInBlock ? await pages.next() : []) {
    await block.add(page);
    count += page.length;
    last = lastOf(page);
    // The other half of the work is to put what they are found by in order.
    await callbacks.tell(before + Math.floor(count / 2));
  }
  await block.finish(
    (context) => callbacks.keep(context, last),
    (share) => callbacks.tell(before + Math.floor((count * (1 + share)) / 2)),
  );
  return count;
}

function lastOf(page: EntryPage): string {
  return page.at(-1)?.id ?? '';
}
