import { fromMarkup } from '@transloom/core/inline/markup';
import { expect, test } from 'vitest';
import { memoryWorld, newActor } from '../../../testing/memory-world.ts';
import { addEntries } from '../changes/add-entries.ts';
import { entriesWithText, filteredWithText } from './entries-with-text.ts';
import { findEntriesInOrder } from './listed-entries.store.ts';

const world = await memoryWorld();

/** In two directions in turns; those with a star are drafts. */
async function twoDirections(texts: readonly string[]) {
  const actor = newActor();
  const memories = await Promise.all(
    ['fr', 'de'].map((targetLanguage) => world.addMemory(actor, { sourceLanguage: 'en', targetLanguage })),
  );
  const directionIds = memories.map(({ directionId }) => directionId);
  for (const [i, text] of texts.entries()) {
    const now = world.clock.now();
    const [source, target] = [fromMarkup(text.replace('*', '')), fromMarkup('x')];
    const layer = text.endsWith('*') ? ('draft' as const) : ('approved' as const);
    const entry = { source, target, createdAt: now, changedAt: now, layer, origin: 'human' as const };
    await world.act(actor, (context) => addEntries(context, directionIds[i % 2] ?? '', [entry]));
  }
  return { actor, directionIds };
}

test('entries of several directions with words come in pages, the newest first', async () => {
  const { actor, directionIds } = await twoDirections([
    'Red one',
    'Red two',
    'Blue',
    'Red three',
    'Red four',
  ]);
  await world.act(actor, async ({ db }) => {
    const { ids, more } = await entriesWithText(db, directionIds, 'reds');
    expect([ids.length, more]).toEqual([4, false]);
    const page = async (pageNumber: number) =>
      (await findEntriesInOrder(db, directionIds, ids.slice(pageNumber * 3 - 3, pageNumber * 3))).map(
        ({ source }) => source,
      );
    expect([await page(1), await page(2), await page(3)]).toEqual([
      ['Red four', 'Red three', 'Red two'],
      ['Red one'],
      [],
    ]);
    expect(await entriesWithText(db, directionIds, 'reds', 2)).toEqual({ ids: ids.slice(0, 2), more: true });
  });
});

test.each([
  { most: 100, how: 'all that have the words are known' },
  { most: 3, how: 'more have the words, and few are what the filter leaves' },
  { most: 1, how: 'many have the words, many are left, and those are not the newest' },
])('a filter beside words leaves the newest where $how', async ({ most }) => {
  const old = ['Red one*', 'Red two*', 'Blue*'];
  const { actor, directionIds } = await twoDirections([...old, 'Red 4', 'Red 5', 'Red 6', 'Red 7', 'Red 8']);
  await world.act(actor, async ({ db }) => {
    const ids = await filteredWithText(db, { directionIds, layer: 'draft' }, 'red', most);
    const rows = await findEntriesInOrder(db, directionIds, ids);
    expect(rows.map(({ source }) => source)).toEqual(['Red two', 'Red one'].slice(0, most));
    expect(await filteredWithText(db, { directionIds, layer: 'reviewed' }, 'red', most)).toEqual([]);
    expect(await filteredWithText(db, { directionIds, layer: 'draft' }, 'red green', most)).toEqual([]);
  });
});
