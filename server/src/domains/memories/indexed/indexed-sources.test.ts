import { setTimeout } from 'node:timers/promises';
import { plainInline } from '@transloom/core/inline/inline-text';
import { textKey } from '@transloom/core/memory/rate/source-in-context';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { memoryWorld, newActor, segment } from '../../../testing/memory-world.ts';
import { silentLog } from '../../../testing/silent-log.ts';
import { addEntries, addSources } from '../changes/add-entries.ts';
import { deleteEntriesWith } from '../changes/delete-entries-with.ts';
import { findEntriesOfSources } from '../entries/memory-entries.store.ts';
import { findBestMatches } from '../matching/find-best-matches.ts';
import { findSimilarSources, type SimilarSources } from '../matching/similar-sources.ts';
import { sourceProcesses, withIndexedSources } from './indexed-sources.ts';
import { KeptIndex } from './kept-index.ts';

const world = await memoryWorld();
const pair = { sourceLanguage: 'en', targetLanguage: 'fr' };
const many = { ...pair, segments: 2_000 };
const processes = sourceProcesses(2_000);
const indexing = { fewestSources: 2, mostSources: 1_000, processes, kept: new KeptIndex({ atLeastMs: 0 }) };

test('the index finds what the database finds', async () => {
  const { job, warnings, add, found } = await memory();
  const words = ['open', 'file', 'folder', 'save', 'the', 'a', 'red', 'old', '3', '文', '件'];
  const text = (i: number) =>
    Array.from({ length: 2 + (i % 7) }, (_, j) => words[(i * (j + 3) + j) % 11]).join(' ');
  await add(...Array.from({ length: 400 }, (_, i) => text(i)));
  const asked = Array.from({ length: 100 }, (_, i) => `${text(i * 4 + 1)} window`);
  const byDatabase = await found(findSimilarSources, asked);
  expect(byDatabase.filter((rate) => rate > 0).length).toBeGreaterThan(50);
  await withIndexedSources(
    job,
    many,
    async (findSimilar) => {
      expect(findSimilar).not.toBe(findSimilarSources);
      expect(await found(findSimilar, asked)).toEqual(byDatabase);
      expect(warnings).toEqual([]);
    },
    indexing,
  );
});

test('what was added, changed or deleted since the index was read is right at once', async () => {
  const { job, warnings, add, found, replace, remove } = await memory();
  await add('Open the red file now', 'Close the window again', 'Preferences');
  await withIndexedSources(
    job,
    many,
    async (findSimilar) => {
      const rates = (...texts: string[]) => found(findSimilar, texts);
      expect(await rates('Open the red file', 'Print every page today', 'Preference')).toEqual([80, 0, 50]);
      await add('Print every page of it today');
      expect(await rates('Open the red file', 'Print every page today')).toEqual([80, 66]);
      await replace('Open the red file now', 'Shut the blue door now');
      expect(await rates('Open the red file', 'Shut the blue door')).toEqual([0, 80]);
      await remove('Close the window again');
      expect(await rates('Close the window', 'Print every page today')).toEqual([0, 66]);
      await add('Close the window again');
      expect(await rates('Close the window')).toEqual([75]);
      expect(warnings).toEqual([]);
    },
    indexing,
  );
});

test('what a transaction adds that began before the index was read is found once it ends', async () => {
  const { actor, job, directionId, add, found } = await memory();
  await add('Open the red file now', 'Close the window again');
  const { promise: read, resolve: tellRead } = Promise.withResolvers<void>();
  const { promise: begun, resolve: tellBegun } = Promise.withResolvers<void>();
  const slow = world.act(actor, async (context) => {
    await addEntries(context, directionId, [entry('Print every page of it today')]);
    tellBegun();
    // The database ends a transaction that says nothing for long, and the machine may do much else.
    while (!(await isDone(read))) await sql`select 1`.execute(context.db);
  });
  await begun;
  await withIndexedSources(
    job,
    many,
    async (findSimilar) => {
      expect(await found(findSimilar, ['Print every page today'])).toEqual([0]);
      // The source alone: sizes of a memory are kept in slots, and an entry in the slot of the slow one would wait for it.
      await world.act(actor, (context) => addSources(context, directionId, ['Somebody else adds this now']));
      expect(await found(findSimilar, ['Print every page today'])).toEqual([0]);
      tellRead();
      await slow;
      expect(await found(findSimilar, ['Print every page today'])).toEqual([66]);
    },
    indexing,
  );
});

test('an index serves the next job, which receives the entries added meanwhile', async () => {
  const { job, warnings, add, found } = await memory();
  await add('Open the red file now', 'Close the window again');
  const kept = new KeptIndex({ atLeastMs: 60_000 });
  const taken = vi.spyOn(processes, 'take');
  const inJob = (...texts: string[]) =>
    withIndexedSources(job, many, (findSimilar) => found(findSimilar, texts), { ...indexing, kept });
  try {
    expect(await inJob('Open the red file', 'Print every page today')).toEqual([80, 0]);
    await add('Print every page of it today');
    expect(await inJob('Open the red file', 'Print every page today')).toEqual([80, 66]);
    expect(taken).toHaveBeenCalledTimes(1);
    const other = await memory();
    await other.add('Somebody else has other texts', 'Entirely other ones');
    const ofOther = (findSimilar: SimilarSources) => other.found(findSimilar, ['Open the red file']);
    expect(await withIndexedSources(other.job, many, ofOther, { ...indexing, kept })).toEqual([0]);
    expect(taken).toHaveBeenCalledTimes(2);
    expect(warnings).toEqual([]);
  } finally {
    taken.mockRestore();
    kept.end();
  }
});

test('searches at the same time are answered one after the other', async () => {
  const { job, warnings, add, found } = await memory();
  await add('Open the red file now', 'Close the window again');
  await withIndexedSources(
    job,
    many,
    async (findSimilar) => {
      const asked = ['Open the red file', 'Close the window', 'Print every page'];
      const rates = await Promise.all(asked.map((text) => found(findSimilar, [text])));
      expect(rates).toEqual([[80], [75], [0]]);
      expect(warnings).toEqual([]);
    },
    indexing,
  );
});

test('the index finds nothing of another organization', async () => {
  const { add } = await memory();
  await add('Open the red file now', 'Close the window again');
  const other = await memory();
  await other.add('Somebody else has other texts', 'Entirely other ones');
  await withIndexedSources(
    other.job,
    many,
    async (findSimilar) => expect(await other.found(findSimilar, ['Open the red file'])).toEqual([0]),
    indexing,
  );
});

test.each([
  ['few segments', { ...many, segments: 1_999 }, indexing],
  ['few sources', many, { ...indexing, fewestSources: 3 }],
  ['more sources than it has memory for', many, { ...indexing, mostSources: 1 }],
])('the database searches for %s', async (_what, wish, bounds) => {
  const { job, add } = await memory();
  await add('Open the red file now', 'Close the window again');
  await withIndexedSources(
    job,
    wish,
    async (findSimilar) => expect(findSimilar).toBe(findSimilarSources),
    bounds,
  );
});

test('the database searches on where the process of the index ends', async () => {
  const { job, warnings, add, found } = await memory();
  await add('Open the red file now', 'Close the window again');
  const processes = sourceProcesses(1);
  await withIndexedSources(
    job,
    many,
    async (findSimilar) => expect(await found(findSimilar, ['Open the red file'])).toEqual([80]),
    { ...indexing, processes },
  );
  expect(warnings).toHaveLength(1);
});

async function memory() {
  const actor = newActor();
  const warnings: string[] = [];
  const { directionId } = await world.addMemory(actor, pair);
  const job = {
    transact: <Result>(work: Parameters<typeof world.act<Result>>[1]) => world.act(actor, work),
    signal: new AbortController().signal,
    log: { ...silentLog, warn: (_fields: unknown, message: string) => void warnings.push(message) },
  };
  const add = (...sources: readonly string[]) =>
    world.act(actor, (context) => addEntries(context, directionId, sources.map(entry)));
  const idOf = (source: string) =>
    world.act(actor, async ({ db }) => {
      const keys = { sourceKeys: [textKey(source)], neighbourKeys: [] };
      const [row] = await findEntriesOfSources(db, { directionIds: [directionId], ...keys });
      return row?.id ?? '';
    });
  const remove = async (source: string) => {
    const id = await idOf(source);
    await world.act(actor, (context) => deleteEntriesWith(context, directionId, [id]));
  };
  /** As a person changes an entry: it keeps its id. */
  const replace = async (source: string, other: string) => {
    const id = await idOf(source);
    await world.act(actor, async (context) => {
      await deleteEntriesWith(context, directionId, [id]);
      await addEntries(context, directionId, [{ ...entry(other), id }]);
    });
  };
  /** The best rate of each text, 0 where there is none of 50. */
  const found = (findSimilar: SimilarSources, texts: readonly string[]) =>
    world.act(actor, async (context) => {
      const search = { ...pair, minRate: 50, limit: 1, segments: texts.map((text) => segment(text)) };
      const matches = await findBestMatches(context, search, findSimilar);
      return matches.map(([best]) => best?.rate ?? 0);
    });
  return { actor, directionId, warnings, job, add, remove, replace, found };
}

/** Whether it is done within a second. */
const isDone = (work: Promise<unknown>) => Promise.race([work.then(() => true), setTimeout(1_000, false)]);

function entry(source: string) {
  const now = world.clock.now();
  return {
    source: plainInline(source),
    target: plainInline(`fr ${source}`),
    ...({ layer: 'approved', origin: 'human' } as const),
    createdAt: now,
    changedAt: now,
  };
}
