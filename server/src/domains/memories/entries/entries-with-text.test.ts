import { fromMarkup } from '@transloom/core/inline/markup';
import { expect, test } from 'vitest';
import { memoryWorld, newActor } from '../../../testing/memory-world.ts';
import { addEntries } from './add-entries.ts';
import { entriesWithText } from './entries-with-text.ts';
import { countEntries, findEntryPage } from './listed-entries.store.ts';

const world = await memoryWorld();

test.each([
  ['looked up', 100],
  ['met where entries are read one after the other', 2],
])(
  'entries of several directions with words that are %s come in pages, the newest first',
  async (_how, most) => {
    const actor = newActor();
    const [french, german] = await Promise.all(
      ['fr', 'de'].map((targetLanguage) => world.addMemory(actor, { sourceLanguage: 'en', targetLanguage })),
    );
    const directionIds = [french?.directionId ?? '', german?.directionId ?? ''];
    for (const [i, source] of ['Red one', 'Red two', 'Blue', 'Red three', 'Red four'].entries()) {
      const now = world.clock.now();
      const times = { createdAt: now, changedAt: now };
      const entry = { source: fromMarkup(source), target: fromMarkup('x'), ...times };
      await world.act(actor, (context) =>
        addEntries(context, directionIds[i % 2] ?? '', [{ ...entry, layer: 'approved', origin: 'human' }]),
      );
    }
    await world.act(actor, async ({ db }) => {
      const found = await entriesWithText(db, directionIds, 'reds', most);
      expect(found.ids).toHaveLength(Math.min(most, 4));
      const filter = { ...(found.words === undefined ? found : { words: found.words }), directionIds };
      const page = async (pageNumber: number) =>
        (await findEntryPage(db, filter, { pageNumber, pageSize: 3 })).map(({ source }) => source);
      expect([await page(1), await page(2), await page(3)]).toEqual([
        ...[['Red four', 'Red three', 'Red two'], ['Red one'], []],
      ]);
      expect([await countEntries(db, filter), await countEntries(db, filter, 2)]).toEqual([4, 2]);
    });
  },
);
