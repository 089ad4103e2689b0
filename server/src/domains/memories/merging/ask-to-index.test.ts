import { plainInline } from '@transloom/core/inline/inline-text';
import { textKey } from '@transloom/core/memory/rate/source-in-context';
import { expect, test } from 'vitest';
import type { Actor } from '../../../platform/context.ts';
import { newId } from '../../../platform/db/new-id.ts';
import type { Enqueue } from '../../../platform/queue/define-job.ts';
import { wordOf } from '../../../testing/import-world.ts';
import { memoryWorld, newActor, segment } from '../../../testing/memory-world.ts';
import { renewSearchKeys } from '../blocks/renew-search-keys.ts';
import { addEntries } from '../changes/add-entries.ts';
import { entriesWithText } from '../entries/entries-with-text.ts';
import type { EntryToAdd } from '../entries/new-entry.ts';
import { indexMemory } from '../exchange/index-memory.ts';
import { findBestMatches } from '../matching/find-best-matches.ts';
import { joinBlocksJob } from '../memories-job-kinds.ts';
import { takeWriter } from '../memory-turns.store.ts';
import { askToIndex } from './ask-to-index.ts';

const world = await memoryWorld();
const languages = { sourceLanguage: 'en', targetLanguage: 'fr' };
/** So many that they become a block. */
const many = 2_500;

test('what was found by older names is found again after the sweeps and the job that they ask for, once', async () => {
  const { actor, memoryId, found } = await memoryOfBefore();
  expect(await found()).toEqual([0, 0, 0, 0]);
  expect(await askedFor()).not.toContain(memoryId);
  await renewSearchKeys(world);
  expect(await askedFor()).toContain(memoryId);
  await indexMemory(jobOf(actor), { memoryId, writer: newId() });
  expect(await found()).toEqual([1, 1, 1, 1]);
  expect(await askedFor()).not.toContain(memoryId);
});

test('while somebody writes into the memory nothing is asked for', async () => {
  const { actor, memoryId } = await memoryOfBefore();
  await renewSearchKeys(world);
  await world.act(actor, ({ db }) => takeWriter(db, memoryId, newId()));
  expect(await askedFor()).not.toContain(memoryId);
});

async function memoryOfBefore() {
  const actor = newActor();
  const { memoryId, directionId } = await world.addMemory(actor, languages);
  await world.addImported(
    actor,
    directionId,
    Array.from({ length: many }, (_, i) => entry(i)),
  );
  await world.act(actor, (context) => addEntries(context, directionId, [entry(many)]));
  // Those of a file that may have come before have their words in their rows, and sources in blocks.
  await world.act(actor, ({ db }) =>
    db
      .updateTable('memoryEntry')
      .set({ words: [1] })
      .where('sourceKey', '=', textKey(`Sentence ${wordOf(9)} is short`))
      .execute(),
  );
  await forget(actor, directionId);
  /** Of an imported one, its word, one that has its words in its row, and what somebody added. */
  const found = async () => {
    const { ids } = await world.act(actor, ({ db }) => entriesWithText(db, [directionId], wordOf(7)));
    const [first, ...others] = [await matches(actor, 7), await matches(actor, 9), await matches(actor, many)];
    return [first, ids.length, ...others];
  };
  return { actor, memoryId, found };
}

const emptiedTables = [
  'memoryPosting',
  'memoryBlock',
  'memoryBlockEntry',
  'memorySourcePack',
  'memoryFeature',
] as const;

/** The state after a migration that changes the search keys of texts. */
async function forget(actor: Actor, directionId: string) {
  await world.act(actor, async ({ db }) => {
    for (const table of emptiedTables)
      await db.deleteFrom(table).where('directionId', '=', directionId).execute();
    await db
      .updateTable('memorySource')
      .set({ features: [] })
      .where('directionId', '=', directionId)
      .execute();
    const oldKeysAfter = '00000000-0000-0000-0000-000000000000';
    const searchableUpTo = '00000000-0000-0000-0000-000000000001';
    await db.updateTable('memoryDirection').set({ oldKeysAfter, searchableUpTo }).execute();
  });
}

async function matches(actor: Actor, number: number): Promise<number> {
  const search = { ...languages, segments: [segment(`Sentence ${wordOf(number)} is very short`)] };
  const [found = []] = await world.act(actor, (context) =>
    findBestMatches(context, { ...search, minRate: 70, limit: 5 }),
  );
  return found.length;
}

/** The memories that a job was asked for, in the name of their organization. */
async function askedFor(): Promise<readonly string[]> {
  const asked: string[] = [];
  const enqueue: Enqueue = async (_, payload) => {
    asked.push(joinBlocksJob.payload.parse(payload).memoryId);
    return newId();
  };
  await askToIndex({ database: world.database, enqueueIn: () => enqueue });
  return asked;
}

function entry(number: number): EntryToAdd {
  const now = world.clock.now();
  return {
    source: plainInline(`Sentence ${wordOf(number)} is short`),
    target: plainInline(`La phrase ${wordOf(number)} est courte`),
    ...({ layer: 'approved', origin: 'human' } as const),
    createdAt: now,
    changedAt: now,
  };
}

function jobOf(actor: Actor): Parameters<typeof indexMemory>[0] {
  const { signal } = new AbortController();
  return { transact: (work) => world.act(actor, work), progress: async () => undefined, signal, actor };
}
