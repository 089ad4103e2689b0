import { plainInline } from '@transloom/core/inline/inline-text';
import { expect, test } from 'vitest';
import type { Actor } from '../../../platform/context.ts';
import { newId } from '../../../platform/db/new-id.ts';
import { memoryWorld, newActor } from '../../../testing/memory-world.ts';
import { addEntries } from '../changes/add-entries.ts';
import { deleteEntriesWith } from '../changes/delete-entries-with.ts';
import { entriesWithText } from '../entries/entries-with-text.ts';
import { findEntriesById, findEntriesInOrder } from '../entries/listed-entries.store.ts';
import type { EntryToAdd } from '../entries/new-entry.ts';
import { findBestMatches } from '../matching/find-best-matches.ts';
import { joinBlocks } from './join-blocks.ts';
import { findBlocks } from './memory-blocks.store.ts';

const world = await memoryWorld();
/** So many that they become a block. */
const many = 2_500;

test('entries of several blocks are found by rare and by frequent words of both texts', async () => {
  const { add, sourcesWith } = await memory();
  await add(0);
  await add(many);
  expect(await sourcesWith('rare78')).toEqual(['even rare78']);
  expect(await sourcesWith('even cible2578')).toEqual(['even rare2578']);
  expect(await sourcesWith('pair cible79')).toEqual([]);
  expect(await sourcesWith('odd nowhere')).toEqual([]);
  expect(await sourcesWith('odd')).toHaveLength(many);
});

test('entries of blocks are found in their organization alone', async () => {
  const { add, directionId } = await memory();
  await add(0);
  const found = world.act(newActor(), ({ db }) => entriesWithText(db, [directionId], 'odd'));
  expect(await found).toEqual({ ids: [], more: false });
});

test('an entry of a block that was changed is found by its words of now', async () => {
  const { actor, directionId, add, sourcesWith } = await memory();
  await add(0);
  const changed = entry(78, { target: 'autre', changedAt: new Date(world.clock.now().getTime() + 1) });
  await world.act(actor, (context) => addEntries(context, directionId, [changed]));
  expect(await sourcesWith('cible78')).toEqual([]);
  expect(await sourcesWith('rare78 autre')).toEqual(['even rare78']);
});

test('an entry of a block that was deleted is not found, and takes no place of others', async () => {
  const { actor, directionId, add, idsWith } = await memory();
  await add(0);
  const [newest = '', second = ''] = (await idsWith('even')).toSorted().reverse();
  await world.act(actor, (context) => deleteEntriesWith(context, directionId, [newest]));
  const best = await world.act(actor, ({ db }) => entriesWithText(db, [directionId], 'even', 1));
  expect(best).toEqual({ ids: [second], more: true });
  expect(await idsWith('even')).not.toContain(newest);
  expect(await idsWith('even')).toContain(second);
});

test('of words of very many entries, of which blocks have some, the newest come', async () => {
  const { actor, directionId, add } = await memory();
  await add(0);
  await world.act(actor, (context) => addEntries(context, directionId, [entry(many), entry(many + 1)]));
  await world.act(actor, async ({ db }) => {
    const directionIds = [directionId];
    const { ids, more } = await entriesWithText(db, directionIds, 'even', 100);
    expect([ids.length, more]).toEqual([100, true]);
    const page = await findEntriesInOrder(db, directionIds, ids.slice(0, 2));
    expect(page.map(({ source }) => source)).toEqual(['even rare2500', 'even rare2498']);
    const all = await entriesWithText(db, directionIds, 'even', many);
    expect([all.ids.length, all.more]).toEqual([many / 2 + 1, false]);
  });
});

test('once no file goes in any more many blocks are joined to one, where all of them are found as before', async () => {
  const { actor, memoryId, directionId, add, sourcesWith } = await memory();
  for (let i = 0; i < 5; i++) await add(i * many);
  const found = async () => ({
    words: await Promise.all(['rare78', 'even cible2578', 'rare12499'].map(sourcesWith)),
    similar: await Promise.all([78, 2_578, 12_499].map((number) => similarTo(actor, number))),
    counts: await world.act(actor, ({ db }) => db.selectFrom('memoryFeature').select('packed').execute()),
  });
  const blocks = (holds: 'sources' | 'entries') =>
    world.act(actor, ({ db }) =>
      findBlocks(db, { organizationId: actor.organizationId, directionId, holds }),
    );
  const before = await found();
  expect(before.similar.every((sources) => sources.length > 0)).toBe(true);
  expect(before.words.map(({ length }) => length)).toEqual([1, 1, 1]);
  expect(await blocks('sources')).toHaveLength(5);

  const join = () => joinBlocks(jobOf(actor), memoryId);
  const importId = await beginImport(actor, memoryId);
  await join();
  expect(await blocks('sources')).toHaveLength(5);

  const ended = { finishedAt: world.clock.now() };
  await world.act(actor, ({ db }) =>
    db.updateTable('assetImport').set(ended).where('id', '=', importId).execute(),
  );
  await join();
  const end = 4 * Math.ceil(many / 64) * 64 + many;
  for (const holds of ['sources', 'entries'] as const)
    expect(await blocks(holds)).toEqual([{ firstNumber: 1, size: end - 1, shift: expect.any(Number) }]);
  expect(await found()).toEqual(before);

  for (let i = 5; i < 8; i++) await add(i * many);
  await join();
  expect((await blocks('entries')).map(({ firstNumber }) => firstNumber)).toEqual([2]);
  expect(await sourcesWith('rare78')).toEqual(['even rare78']);
  expect(await sourcesWith(`rare${7 * many + 3}`)).toEqual([`odd rare${7 * many + 3}`]);
});

test.each([
  [99, 99],
  [100, 1],
])(
  'while files go in %d blocks become %d: only so many are joined before the last file',
  async (count, left) => {
    const { actor, memoryId, directionId } = await memory();
    const owner = { organizationId: actor.organizationId, directionId, holds: 'sources' } as const;
    const rows = Array.from({ length: count }, (_, i) => ({
      ...owner,
      firstNumber: i * 64,
      size: 64,
      shift: 31,
    }));
    await world.act(actor, ({ db }) => db.insertInto('memoryBlock').values(rows).execute());
    await beginImport(actor, memoryId);
    await joinBlocks(jobOf(actor), memoryId);
    expect(await world.act(actor, ({ db }) => findBlocks(db, owner))).toHaveLength(left);
  },
);

function jobOf(actor: Actor): Parameters<typeof joinBlocks>[0] {
  const { signal } = new AbortController();
  return { transact: (work) => world.act(actor, work), signal, actor };
}

async function beginImport(actor: Actor, memoryId: string): Promise<string> {
  const id = newId();
  const file = { fileId: newId(), fileName: 'more.tmx', bytes: 1, format: 'tmx', position: 0 };
  const by = { creatorId: actor.userId, createdAt: world.clock.now(), jobId: newId() };
  const row = { id, organizationId: actor.organizationId, assetId: memoryId, ...file, ...by };
  await world.act(actor, ({ db }) => db.insertInto('assetImport').values(row).execute());
  return id;
}

async function similarTo(actor: Actor, number: number): Promise<readonly string[]> {
  const { source } = entry(number);
  const segment = { source: plainInline(`${source.text} again`), previous: null, next: null, key: null };
  const [matches = []] = await world.act(actor, (context) =>
    findBestMatches(context, {
      sourceLanguage: 'en',
      targetLanguage: 'fr',
      segments: [segment],
      minRate: 50,
      limit: 5,
    }),
  );
  return matches.map(({ rate, targetMarkup }) => `${rate} ${targetMarkup}`).toSorted();
}

async function memory() {
  const actor = newActor();
  const { memoryId, directionId } = await world.addMemory(actor, {
    sourceLanguage: 'en',
    targetLanguage: 'fr',
  });
  const idsWith = (text: string) =>
    world.act(actor, async ({ db }) => (await entriesWithText(db, [directionId], text)).ids);
  const sourcesWith = (text: string) =>
    world.act(actor, async ({ db }) => {
      const { ids } = await entriesWithText(db, [directionId], text);
      return (await findEntriesById(db, [directionId], ids)).map(({ source }) => source);
    });
  const add = (first: number) =>
    world.addImported(
      actor,
      directionId,
      Array.from({ length: many }, (_, i) => entry(first + i)),
    );
  return { actor, memoryId, directionId, add, idsWith, sourcesWith };
}

/** Half of them have `even` and `pair`, the others `odd` and `impair`. */
function entry(
  number: number,
  { target, changedAt }: { target?: string; changedAt?: Date } = {},
): EntryToAdd {
  const [kind, translated] = number % 2 === 0 ? ['even', 'pair'] : ['odd', 'impair'];
  const now = world.clock.now();
  return {
    source: plainInline(`${kind} rare${number}`),
    target: plainInline(target ?? `${translated} cible${number}`),
    context: { previous: null, next: null },
    layer: 'approved',
    origin: 'import',
    createdAt: now,
    changedAt: changedAt ?? now,
  };
}
