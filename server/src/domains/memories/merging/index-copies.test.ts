import { plainInline } from '@transloom/core/inline/inline-text';
import { expect, test } from 'vitest';
import type { Actor } from '../../../platform/context.ts';
import { newId } from '../../../platform/db/new-id.ts';
import { wordOf } from '../../../testing/import-world.ts';
import { memoryWorld, newActor, segment } from '../../../testing/memory-world.ts';
import { addEntries } from '../changes/add-entries.ts';
import { entriesWithText } from '../entries/entries-with-text.ts';
import type { EntryToAdd } from '../entries/new-entry.ts';
import { indexMemory } from '../exchange/index-memory.ts';
import { findBestMatches } from '../matching/find-best-matches.ts';
import { findSearchableUpTo } from '../memory-directions.store.ts';
import { copyDirection } from './copy-entries.ts';
import { indexCopies } from './index-copies.ts';

const world = await memoryWorld();
const pair = { sourceLanguage: 'en', targetLanguage: 'fr' };
/** So many that they become a block. */
const many = 2_500;

test('what is copied is found by similar texts and by words once it is indexed, beside what people added meanwhile', async () => {
  const { actor, from, into, expectFound } = await memories();
  await copyDirection(jobOf(actor), { from, into });
  await world.act(actor, (context) => addEntries(context, into, [entry(many)]));
  await expectFound([many]);
  await indexCopies(jobOf(actor), into);
  await expectFound([0, many - 1, many]);
  expect(await world.act(actor, ({ db }) => findSearchableUpTo(db, into))).toBeNull();
});

test('what was copied before the copying failed is found once it is settled, and only once', async () => {
  const { actor, memoryId, from, into, expectFound } = await memories();
  await copyDirection(jobOf(actor), { from, into });
  for (let i = 0; i < 2; i++) await indexMemory(jobOf(actor), { memoryId, writer: newId() });
  await expectFound([0, many - 1]);
});

test('the other way round it is found by what was the target', async () => {
  const { actor, from, into, matchesOf } = await memories({ sourceLanguage: 'fr', targetLanguage: 'en' });
  await copyDirection(jobOf(actor), { from, into, reversed: true });
  await indexCopies(jobOf(actor), into);
  expect(await matchesOf(`La phrase ${wordOf(7)} est bien courte`)).toEqual([
    `Sentence ${wordOf(7)} is short`,
  ]);
});

async function memories(languages = pair) {
  const actor = newActor();
  const { directionId: from } = await world.addMemory(actor, pair);
  const { memoryId, directionId: into } = await world.addMemory(actor, languages);
  await world.addImported(
    actor,
    from,
    Array.from({ length: many }, (_, i) => entry(i)),
  );
  const matchesOf = async (text: string) => {
    const search = { ...languages, memoryIds: [memoryId], segments: [segment(text)], minRate: 70, limit: 5 };
    const [matches = []] = await world.act(actor, (context) => findBestMatches(context, search));
    return matches.map(({ targetMarkup }) => targetMarkup);
  };
  /** Of some that are, and may be, there those that are found in each way, once. */
  const expectFound = async (numbers: readonly number[]) => {
    for (const number of [0, many - 1, many]) {
      const times = numbers.includes(number) ? 1 : 0;
      expect(await matchesOf(`Sentence ${wordOf(number)} is very short`)).toHaveLength(times);
      const { ids } = await world.act(actor, ({ db }) => entriesWithText(db, [into], wordOf(number)));
      expect(ids).toHaveLength(times);
    }
  };
  return { actor, memoryId, from, into, matchesOf, expectFound };
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

function jobOf(actor: Actor): Parameters<typeof copyDirection>[0] & Parameters<typeof indexMemory>[0] {
  const { signal } = new AbortController();
  return { transact: (work) => world.act(actor, work), progress: async () => undefined, signal, actor };
}
