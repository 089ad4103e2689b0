import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import type { Actor } from '../../../platform/context.ts';
import { newId } from '../../../platform/db/new-id.ts';
import { memoryWorld, newActor, segment } from '../../../testing/memory-world.ts';
import { addEntries } from '../changes/add-entries.ts';
import { freeWriter, takeWriter } from '../memory-turns.store.ts';
import { listNewWords } from './list-words.ts';
import { findWordsByBeginning } from './memory-words.store.ts';

const world = await memoryWorld();
const languages = { sourceLanguage: 'en', targetLanguage: 'de' };

async function add(actor: Actor, directionId: string, pairs: readonly (readonly [string, string])[]) {
  await world.act(actor, async (context) => {
    const now = context.now();
    await addEntries(
      context,
      directionId,
      pairs.map(([source, target]) => ({
        source: segment(source).source,
        target: segment(target).source,
        layer: 'approved' as const,
        origin: 'human' as const,
        createdBy: actor.userId,
        changedBy: actor.userId,
        createdAt: now,
        changedAt: now,
      })),
    );
  });
}

/** As if an import had added the entries. */
async function forget(actor: Actor, directionId: string) {
  await world.act(actor, ({ db }) =>
    sql`delete from memory_word where direction_id = ${directionId}`.execute(db),
  );
}

async function begun(actor: Actor, directionId: string, beginning: string) {
  const found = await world.act(actor, ({ db }) =>
    findWordsByBeginning(db, [directionId], { beginning, most: 10 }),
  );
  return found.map(({ word }) => word).sort();
}

/** Listing waits for every older transaction of the server, of which other tests have some. */
async function listUntil(check: () => Promise<void>) {
  await vi.waitFor(
    async () => {
      await listNewWords(world);
      await check();
    },
    { timeout: 30_000 },
  );
}

async function newDirection() {
  const actor = newActor();
  return { actor, ...(await world.addMemory(actor, languages)) };
}

test('words of what was added are listed once, of both sides, in small letters and by their letters without accents', async () => {
  const { actor, directionId } = await newDirection();
  await add(actor, directionId, [
    ['Éclair {1}Eclipse{/1} 4711 eclair', 'Echt, 电'],
    ['Eclipse', 'Ecke'],
  ]);
  const all = ['echt', 'ecke', 'eclair', 'eclipse', 'éclair'].sort();
  expect(await begun(actor, directionId, 'ec')).toEqual(all);
  await forget(actor, directionId);
  expect(await begun(actor, directionId, 'ec')).toEqual([]);
  await listUntil(async () => expect(await begun(actor, directionId, 'ec')).toEqual(all));
});

test('what was listed is not listed again, what came since is', async () => {
  const { actor, directionId } = await newDirection();
  await add(actor, directionId, [['Eclipse', 'Ecke']]);
  await forget(actor, directionId);
  await listUntil(async () => expect(await begun(actor, directionId, 'ec')).toEqual(['ecke', 'eclipse']));
  await forget(actor, directionId);
  await add(actor, directionId, [['Ecru', 'Eckig']]);
  await forget(actor, directionId);
  await listUntil(async () => expect(await begun(actor, directionId, 'ec')).toEqual(['eckig', 'ecru']));
});

test('words of a memory that an import writes into are listed when it is done', async () => {
  const { actor, directionId, memoryId } = await newDirection();
  const other = await newDirection();
  const importId = newId();
  expect(await world.act(actor, ({ db }) => takeWriter(db, memoryId, importId))).toBe(true);
  for (const one of [{ actor, directionId }, other]) {
    await add(one.actor, one.directionId, [['Eclipse', 'Ecke']]);
    await forget(one.actor, one.directionId);
  }
  const all = ['ecke', 'eclipse'];
  await listUntil(async () => expect(await begun(other.actor, other.directionId, 'ec')).toEqual(all));
  expect(await begun(actor, directionId, 'ec')).toEqual([]);
  await world.act(actor, ({ db }) => freeWriter(db, memoryId, importId));
  await listUntil(async () => expect(await begun(actor, directionId, 'ec')).toEqual(all));
});

test('entries of before are gone through, more of them than one step takes', async () => {
  const { actor, directionId } = await newDirection();
  await add(
    actor,
    directionId,
    Array.from({ length: 2_100 }, (_, i) => [`Word${letters(i)}`, 'x'] as const),
  );
  await forget(actor, directionId);
  await world.act(actor, async ({ db }) => {
    await sql`update memory_source set added_in = null where direction_id = ${directionId}`.execute(db);
    await sql`update memory_direction set words_listed_in = null where id = ${directionId}`.execute(db);
  });
  await listUntil(async () => {
    const { rows } = await world.act(actor, ({ db }) =>
      sql<{ words: number }>`select count(*)::int as words from memory_word
      where direction_id = ${directionId} and plain like 'word%'`.execute(db),
    );
    expect(rows).toEqual([{ words: 2_100 }]);
  });
});

test('of an import that has packs the words are listed as well, more of them than one step takes', async () => {
  const { actor, directionId } = await newDirection();
  const words = Array.from({ length: 4_500 }, (_, i) => `word${letters(i)}`);
  await add(actor, directionId, [[`Apart ${words[4_400]}`, 'x']]);
  const now = world.clock.now();
  const imported = words.slice(0, 4_400).map((word) => {
    const { source } = segment(`${word} imported`);
    const entry = { source, target: source, layer: 'approved', origin: 'import' } as const;
    return { ...entry, createdAt: now, changedAt: now };
  });
  await world.addImported(actor, directionId, imported);
  await add(actor, directionId, [[`Apart ${words[4_401]}`, 'x']]);
  await forget(actor, directionId);
  await listUntil(async () => {
    const { rows } = await world.act(actor, ({ db }) =>
      sql<{ words: number }>`select count(*)::int as words from memory_word
      where direction_id = ${directionId} and plain like 'word%'`.execute(db),
    );
    expect(rows).toEqual([{ words: 4_402 }]);
  });
});

test('of a database that was restored under younger transactions new words are listed as well', async () => {
  const { actor, directionId } = await newDirection();
  await world.act(actor, ({ db }) =>
    sql`update memory_direction set words_listed_in = '9000000000000' where id = ${directionId}`.execute(db),
  );
  await add(actor, directionId, [['Eclipse', 'Ecke']]);
  await forget(actor, directionId);
  await listUntil(async () => expect(await begun(actor, directionId, 'ec')).toEqual(['ecke', 'eclipse']));
});

function letters(number: number): string {
  return [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
}
