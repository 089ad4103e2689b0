import { plainInline } from '@transloom/core/inline/inline-text';
import { textKey } from '@transloom/core/memory/rate/source-in-context';
import { expect, test } from 'vitest';
import type { Actor } from '../../../platform/context.ts';
import { memoryWorld, newActor } from '../../../testing/memory-world.ts';
import { addSources } from '../changes/add-entries.ts';
import { findSimilarSources } from './similar-sources.ts';

const world = await memoryWorld();
const pair = { sourceLanguage: 'en', targetLanguage: 'fr' };

/** So many have the same tokens that most of them are neither compared nor rated. */
const numbered = Array.from({ length: 2_400 }, (_, i) => `Article ${i}`);
const writtenAlike = ['ARTICLE 9000:', 'ARTICLE 9001:'];

test('of texts that differ in their numbers those of a block go first that are written alike', async () => {
  const { actor, directionId } = await memory();
  const now = world.clock.now();
  const entries = [...numbered, ...writtenAlike].map((text) => ({
    source: plainInline(text),
    target: plainInline('Artikel'),
    ...({ layer: 'approved', origin: 'import', createdAt: now, changedAt: now } as const),
  }));
  await world.addImported(actor, directionId, entries);
  expect(await firstTwo(actor, directionId)).toEqual(keysOf(writtenAlike));
});

test('so do those that were added one by one', async () => {
  const { actor, directionId } = await memory();
  const texts = [...numbered.slice(0, 400), ...writtenAlike];
  await world.act(actor, (context) => addSources(context, directionId, texts));
  expect(await firstTwo(actor, directionId)).toEqual(keysOf(writtenAlike));
});

test('a text that reaches the lowest rate by a similar word alone', async () => {
  const { actor, directionId } = await memory();
  const known = 'with all colours (Porter) printed';
  await world.act(actor, (context) => addSources(context, directionId, [known]));
  const found = await world.act(actor, ({ db }) =>
    findSimilarSources(db, [directionId], ['with all colors (Warning) printed'], { minRate: 70, matches: 1 }),
  );
  expect(found).toEqual([keysOf([known])]);
});

async function memory() {
  const actor = newActor();
  return { actor, ...(await world.addMemory(actor, pair)) };
}

async function firstTwo(actor: Actor, directionId: string): Promise<readonly string[]> {
  const [found = []] = await world.act(actor, ({ db }) =>
    findSimilarSources(db, [directionId], ['ARTICLE 5:'], { minRate: 70, matches: 1 }),
  );
  return found.slice(0, 2).toSorted();
}

function keysOf(texts: readonly string[]): readonly string[] {
  return texts.map(textKey).toSorted();
}
