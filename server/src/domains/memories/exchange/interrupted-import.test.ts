import { plainInline } from '@transloom/core/inline/inline-text';
import { describe, expect, test } from 'vitest';
import type { Actor } from '../../../platform/context.ts';
import { newId } from '../../../platform/db/new-id.ts';
import { importWorld, manyUnits, similarTo, unit, wordOf } from '../../../testing/import-world.ts';
import { stopKeptImport } from '../../../testing/kept-imports.ts';
import { addEntries } from '../changes/add-entries.ts';
import { freeWriter, takeWriter } from '../memory-turns.store.ts';
import type { ImportJob } from './import-writer.ts';
import { indexMemory } from './index-memory.ts';
import { takeEntriesBack } from './take-entries-back.ts';

const world = await importWorld();
const { entriesOf, entriesWith, importBytes, importFile, matchesOf, memoryOf } = world;

describe('importing a TMX file', () => {
  test('goes on being used while a file goes into it, with what is there so far', async () => {
    const { actor, memory } = await memoryOf();
    const found: string[][] = [];
    await importFile(actor, memory, manyUnits, {
      progress: async () => void found.push(await matchesOf(actor, `Sentence number ${wordOf(17)} of many`)),
    });
    expect(found.at(-1)).toContain('100 句子 17');
    expect(await matchesOf(actor, `Sentence number ${wordOf(17)} of many`)).toContain('100 句子 17');
  });

  test('takes what somebody adds meanwhile as known, and the rest of the file as new', async () => {
    const { actor, memory } = await memoryOf();
    const last = manyUnits.length - 1;
    const pair = {
      source: plainInline(`Sentence number ${wordOf(last)} of many`),
      target: plainInline(`句子 ${last}`),
    };
    const entry = {
      ...pair,
      layer: 'approved',
      origin: 'human',
      createdAt: new Date(0),
      changedAt: new Date(0),
    } as const;
    const add = () => world.act(actor, (context) => addEntries(context, memory.directionId, [entry]));
    let added: Promise<readonly boolean[]> | undefined;
    const summary = await importFile(actor, memory, manyUnits, {
      progress: async () => {
        added ??= add();
        await added;
      },
    });
    expect(await added).toEqual([true]);
    expect(summary).toMatchObject({ imported: last, duplicate: 1 });
    expect(await entriesOf(actor, memory)).toBe(manyUnits.length);
  });

  test('of a file cut off keeps what stood before, and how far it came', async () => {
    const { actor, memory } = await memoryOf();
    const cut = '<tmx version="1.4"><header/><body><tu>';
    const importId = newId();
    await expect(
      importBytes(actor, memory, [new TextEncoder().encode(cut)], { importId }),
    ).rejects.toMatchObject({
      code: 'cut-off',
    });
    expect(await entriesOf(actor, memory)).toBeUndefined();
  });

  test('stopped on its way goes on behind what it kept, with one summary in the end', async () => {
    const { actor, memory } = await memoryOf();
    const stop = new AbortController();
    const importId = newId();
    const units = [unit('', 'x'), ...manyUnits];
    const stopped = importFile(actor, memory, units, {
      importId,
      signal: stop.signal,
      progress: async () => stop.abort(),
    });
    await expect(stopped).rejects.toThrow('aborted');
    expect(await entriesOf(actor, memory)).toBe(4_999);
    expect(await importFile(actor, memory, units, { importId })).toMatchObject({
      detected: 10_501,
      imported: 10_500,
      empty: 1,
      duplicate: 0,
    });
    expect(await entriesOf(actor, memory)).toBe(10_500);
    expect(await matchesOf(actor, similarTo(10_499))).toContain('90 句子 10499');
  });

  test('lost before what it stored is found makes it found when it goes on', async () => {
    const { actor, memory } = await memoryOf();
    const importId = newId();
    await expect(importFile(actor, memory, manyUnits, { importId, ...lostAfter(actor, 7) })).rejects.toThrow(
      'gone',
    );
    expect(await entriesOf(actor, memory)).toBe(10_500);
    expect(await matchesOf(actor, similarTo(2_317))).toEqual([]);
    expect(await entriesWith(actor, memory, wordOf(2_317))).toEqual([]);
    expect(await importFile(actor, memory, manyUnits, { importId })).toMatchObject({ imported: 10_500 });
    await expectFoundOnce(actor, memory);
    expect(await blocksOf(actor)).toEqual(['entries', 'sources']);
  });

  test('that failed or was stopped leaves what it stored to be found later', async () => {
    const { actor, memory } = await memoryOf();
    const importId = newId();
    await expect(importFile(actor, memory, manyUnits, { importId, ...lostAfter(actor, 9) })).rejects.toThrow(
      'gone',
    );
    await settle(actor, memory);
    expect(await matchesOf(actor, similarTo(2_317))).toEqual([]);
    await end(actor, memory, importId);
    await settle(actor, memory);
    await expectFoundOnce(actor, memory);
    const blocks = await blocksOf(actor);
    await settle(actor, memory);
    expect(await blocksOf(actor)).toEqual(blocks);
    expect(await importFile(actor, memory, manyUnits, { importId })).toMatchObject({ imported: 10_500 });
    expect(await blocksOf(actor)).toEqual(blocks);
  });

  test('that is taken back while it is made found leaves nothing that is found', async () => {
    const { actor, memory } = await memoryOf();
    const importId = newId();
    await expect(importFile(actor, memory, manyUnits, { importId, ...lostAfter(actor, 9) })).rejects.toThrow(
      'gone',
    );
    await end(actor, memory, importId);
    await settle(actor, memory, () =>
      world.act(actor, async ({ db }) => {
        await db.updateTable('assetImport').set({ takenBackAt: world.clock.now() }).execute();
      }),
    );
    expect(await matchesOf(actor, similarTo(2_317))).toEqual([]);
    expect(await blocksOf(actor)).toEqual([]);
    await takeEntriesBack(jobOf(actor), { assetId: memory.memoryId, importId });
    const left = await world.act(actor, async ({ db }) => {
      const tables = ['memoryEntry', 'memorySourcePack', 'memoryBlockEntry', 'memoryPosting'] as const;
      const rows = tables.map((table) => db.selectFrom(table).select('directionId').execute());
      return (await Promise.all(rows)).map(({ length }) => length);
    });
    expect(left).toEqual([0, 0, 0, 0]);
    const next = newId();
    expect(
      await importFile(actor, memory, [unit('Something else', '别的')], { importId: next }),
    ).toMatchObject({
      imported: 1,
    });
  });

  test('waits for its turn: one file at a time goes into a memory', async () => {
    const { actor, memory } = await memoryOf();
    const [first, second] = [newId(), newId()];
    const take = (importId: string) =>
      world.act(actor, ({ db }) => takeWriter(db, memory.memoryId, importId));
    expect([await take(first), await take(second), await take(first)]).toEqual([true, false, true]);
    await world.act(actor, ({ db }) => freeWriter(db, memory.memoryId, first));
    expect(await take(second)).toBe(true);
  });

  test('ends where the memory is deleted meanwhile', async () => {
    const { actor, memory } = await memoryOf();
    const gone = importFile(actor, memory, manyUnits, {
      progress: () =>
        world.act(actor, async ({ db }) => {
          await db.updateTable('memory').set({ deletedAt: world.clock.now() }).execute();
        }),
    });
    await expect(gone).rejects.toMatchObject({ code: 'memory.gone' });
  });
});

/** A job whose database is gone after so many transactions. */
function lostAfter(actor: Actor, most: number): Pick<ImportJob, 'transact'> {
  let begun = 0;
  return {
    transact(work) {
      begun += 1;
      if (begun > most) return Promise.reject(new Error('the database is gone'));
      return world.act(actor, work);
    },
  };
}

/** What is done once no file goes into the memory. */
async function settle(
  actor: Actor,
  { memoryId }: { readonly memoryId: string },
  progress: () => Promise<void> = async () => undefined,
): Promise<void> {
  await indexMemory({ ...jobOf(actor), progress }, { memoryId, writer: newId() });
}

function jobOf(actor: Actor): Parameters<typeof indexMemory>[0] {
  const { signal } = new AbortController();
  return { transact: (work) => world.act(actor, work), progress: async () => undefined, signal, actor };
}

async function end(actor: Actor, memory: { readonly memoryId: string }, importId: string): Promise<void> {
  await world.act(actor, async ({ db, now }) => {
    await stopKeptImport(db, importId, now());
    await freeWriter(db, memory.memoryId, importId);
  });
}

async function blocksOf(actor: Actor): Promise<readonly string[]> {
  const blocks = await world.act(actor, ({ db }) => db.selectFrom('memoryBlock').select('holds').execute());
  return blocks.map(({ holds }) => holds).toSorted();
}

async function expectFoundOnce(
  actor: Actor,
  memory: { readonly memoryId: string; readonly directionId: string },
): Promise<void> {
  for (const number of [2_317, 10_499]) {
    expect(await matchesOf(actor, similarTo(number))).toContain(`90 句子 ${number}`);
    expect(await entriesWith(actor, memory, wordOf(number))).toHaveLength(1);
  }
}
