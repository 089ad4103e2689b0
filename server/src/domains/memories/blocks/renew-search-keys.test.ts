import { fromMarkup } from '@transloom/core/inline/markup';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Actor } from '../../../platform/context.ts';
import { memoryWorld, newActor, segment } from '../../../testing/memory-world.ts';
import { addEntries } from '../changes/add-entries.ts';
import { entriesWithText } from '../entries/entries-with-text.ts';
import { findBestMatches } from '../matching/find-best-matches.ts';
import { renewSearchKeys } from './renew-search-keys.ts';

const world = await memoryWorld();
const languages = { sourceLanguage: 'en', targetLanguage: 'de' };

test('entries from before their words were kept are found by them, and their sources by what they are called now', async () => {
  const actor = newActor();
  const { directionId } = await world.addMemory(actor, languages);
  await add(actor, directionId, ['Settings', 'A much longer sentence about zeppelins and fog', '…']);
  expect(await found(actor, directionId)).toEqual({ words: 1, similar: 1 });
  await forget(actor, directionId);
  expect(await found(actor, directionId)).toEqual({ words: 0, similar: 0 });
  await renewSearchKeys(world);
  expect(await found(actor, directionId)).toEqual({ words: 1, similar: 1 });
  expect(await oldDirections(actor)).toEqual([]);
});

test('of very many entries each sweep deals with some and the next one goes on behind them', async () => {
  const actor = newActor();
  const { directionId } = await world.addMemory(actor, languages);
  await add(
    actor,
    directionId,
    Array.from({ length: 1_200 }, (_, i) => `Fog ${'x'.repeat(i % 40)} ${i}`),
  );
  await forget(actor, directionId);
  const wordless = () =>
    world.act(actor, async ({ db }) => {
      const rows = db.selectFrom('memoryEntry').select('id').where(sql<boolean>`words = '{}'`);
      return (await rows.execute()).length;
    });
  const steps: number[] = [];
  let transactions = 0;
  const one = { ...world.database, systemTransaction: world.database.systemTransaction };
  await renewSearchKeys({
    database: {
      ...one,
      systemTransaction: async (work) => {
        // The process ends behind the first step.
        if (++transactions === 2) throw new Error('stopped');
        return one.systemTransaction(work);
      },
    },
  }).catch(() => undefined);
  steps.push(await wordless());
  await renewSearchKeys(world);
  steps.push(await wordless());
  expect(steps).toEqual([200, 0]);
});

async function add(actor: Actor, directionId: string, sources: readonly string[]) {
  const entries = sources.map((source, i) => ({
    ...({
      source: fromMarkup(source),
      target: fromMarkup(`Ziel ${i}`),
      layer: 'approved',
      origin: 'human',
    } as const),
    createdAt: world.clock.now(),
    changedAt: world.clock.now(),
  }));
  await world.act(actor, (context) => addEntries(context, directionId, entries));
}

/** As a database was before words and affixes were kept. */
async function forget(actor: Actor, directionId: string) {
  await world.act(actor, async ({ db }) => {
    await sql`update memory_entry set words = '{}'`.execute(db);
    await sql`update memory_source set features = '{}'`.execute(db);
    const oldKeysAfter = '00000000-0000-0000-0000-000000000000';
    await db.updateTable('memoryDirection').set({ oldKeysAfter }).where('id', '=', directionId).execute();
  });
}

async function found(actor: Actor, directionId: string) {
  return world.act(actor, async (context) => {
    const { ids } = await entriesWithText(context.db, [directionId], 'zeppelins');
    const search = { ...languages, segments: [segment('Setting')], minRate: 50, limit: 5 };
    const [matches = []] = await findBestMatches(context, search);
    return { words: ids.length, similar: matches.length };
  });
}

async function oldDirections(actor: Actor) {
  return world.act(actor, ({ db }) =>
    db.selectFrom('memoryDirection').select('id').where('oldKeysAfter', 'is not', null).execute(),
  );
}
