import { fromMarkup } from '@transloom/core/inline/markup';
import { textKey } from '@transloom/core/memory/rate/source-in-context';
import { expect, test } from 'vitest';
import type { Actor } from '../../../platform/context.ts';
import { memoryWorld, newActor, segment } from '../../../testing/memory-world.ts';
import { addEntries } from '../changes/add-entries.ts';
import { deleteEntriesWith } from '../changes/delete-entries-with.ts';
import { findEntriesOfSources } from '../entries/memory-entries.store.ts';
import type { EntryToAdd } from '../entries/new-entry.ts';
import { findBestMatches } from '../matching/find-best-matches.ts';
import { sourceKeysOf } from '../matching/source-pack.ts';
import { deleteEmptyBlocks } from './memory-blocks.store.ts';

const world = await memoryWorld();
const pair = { sourceLanguage: 'en', targetLanguage: 'fr' };
/** So many that they become a block. */
const many = 2_100;
const inBlock = Array.from(
  { length: many },
  (_, i) => `Open {1}the{/1} drawer of shelf${i} now, ${lengthened(i)}`,
);

test('sources of a block stand in packs and are found; the same ones again are left out', async () => {
  const { add, apart, packed, rateOf } = await memory();
  await add(inBlock);
  expect([await apart(), (await packed()).length]).toEqual([0, many]);
  expect(await rateOf(inBlock[77])).toBe(100);
  expect(await rateOf('Open the drawer of shelf78 now again')).toBeGreaterThan(70);
  // Others of their own among them, and all with another translation.
  await add([...inBlock, 'A text of its own', '…'], 'other');
  const keys = await packed();
  expect(keys.toSorted()).toEqual([...inBlock, 'A text of its own', '…'].map(keyOf).toSorted());
});

test('what people add is found by itself, but not what a pack has already', async () => {
  const { add, addByHand, apart, rateOf } = await memory();
  await add(inBlock);
  await addByHand([...inBlock.slice(0, 3), 'Close the window', 'Save']);
  expect(await apart()).toBe(2);
  expect(await rateOf('Close the windows')).toBeGreaterThan(70);
  await add(inBlock.map((text) => `${text} too`).concat('Close the window'), 'other');
  expect(await apart()).toBe(2);
});

test('the source of a deleted entry is taken out of its pack once no other entry has it', async () => {
  const { add, addByHand, remove, packed, apart, rateOf } = await memory();
  await add(inBlock);
  const [first = '', second = ''] = inBlock.slice(40);
  const rate = () => rateOf(`${first} again`);
  const before = await rate();
  await addByHand([first], 'other');
  await remove(first, 1);
  expect(await packed()).toHaveLength(many);
  await remove(first);
  expect(await packed()).not.toContain(keyOf(first));
  expect(await packed()).toContain(keyOf(second));
  // What is most similar now is another one.
  expect(await rate()).toBeLessThan(before);
  await addByHand([first]);
  expect(await apart()).toBe(1);
  expect(await rate()).toBe(before);
});

test('a block all of whose sources are gone goes with its packs, others stay', async () => {
  const { actor, directionId, add, remove, packed } = await memory();
  const others = inBlock.map((text) => `${text} too`);
  await add(inBlock);
  await add(others);
  for (let at = 0; at < many; at += 500) await remove(inBlock.slice(at, at + 500));
  await world.act(actor, ({ db }) => deleteEmptyBlocks(db, directionId));
  expect((await packed()).toSorted()).toEqual(others.map(keyOf).toSorted());
  const blocks = await world.act(actor, ({ db }) => db.selectFrom('memoryBlock').select('holds').execute());
  expect(blocks.map(({ holds }) => holds).toSorted()).toEqual(['entries', 'sources']);
});

async function memory() {
  const actor = newActor();
  const { directionId } = await world.addMemory(actor, pair);
  /** As an import does. */
  const add = (sources: readonly string[], target = 'fr') =>
    world.addImported(
      actor,
      directionId,
      sources.map((source) => entry(source, target)),
    );
  const addByHand = (sources: readonly string[], target = 'fr') =>
    world.act(actor, (context) =>
      addEntries(
        context,
        directionId,
        sources.map((source) => entry(source, target)),
      ),
    );
  const remove = (sources: string | readonly string[], most = many) =>
    world.act(actor, async (context) => {
      const sourceKeys = [sources].flat().map(keyOf);
      const search = { directionIds: [directionId], sourceKeys, neighbourKeys: [] };
      const rows = await findEntriesOfSources(context.db, search);
      const ids = rows.slice(0, most).map(({ id }) => id);
      expect(await deleteEntriesWith(context, directionId, ids)).toBe(ids.length);
    });
  return { actor, directionId, add, addByHand, remove, ...reading(actor) };
}

function reading(actor: Actor) {
  const apart = () =>
    world.act(actor, async ({ db }) => {
      const rows = await db.selectFrom('memorySource').select('sourceKey').execute();
      return rows.length;
    });
  const packed = () =>
    world.act(actor, async ({ db }) => {
      const rows = await db.selectFrom('memorySourcePack').select('keys').execute();
      return rows.flatMap(({ keys }) => sourceKeysOf(keys));
    });
  const rateOf = (text = '') =>
    world.act(actor, async (context) => {
      const search = { ...pair, minRate: 50, limit: 1, segments: [segment(text)] };
      const [[best] = []] = await findBestMatches(context, search);
      return best?.rate ?? 0;
    });
  return { apart, packed, rateOf };
}

function keyOf(markup: string): string {
  return textKey(fromMarkup(markup).text);
}

/** Texts of many lengths. */
function lengthened(i: number): string {
  return Array.from({ length: i % 40 }, (_, place) => `word${(i * 7 + place) % 500}`).join(' ');
}

function entry(source: string, target: string): EntryToAdd {
  const now = world.clock.now();
  return {
    source: fromMarkup(source),
    target: fromMarkup(`${target} ${source}`),
    layer: 'approved',
    origin: 'import',
    createdAt: now,
    changedAt: now,
  };
}
