import { plainInline } from '@transloom/core/inline/inline-text';
import { textKey } from '@transloom/core/memory/rate/source-in-context';
import { matchTokenIds } from '@transloom/core/memory/tokens/match-tokens';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Actor } from '../../../platform/context.ts';
import { memoryWorld, newActor } from '../../../testing/memory-world.ts';
import { addEntries } from '../changes/add-entries.ts';
import type { EntryToAdd } from '../entries/new-entry.ts';
import { PackedKeys, packedCount, unpackSources } from '../matching/packed-sources.ts';
import {
  countSourcesSince,
  findSourcePage,
  findSourcesSince,
  firstPlace,
  type SourcePage,
  type SourcePlace,
} from './indexed-sources.store.ts';

const world = await memoryWorld();
const pair = { sourceLanguage: 'en', targetLanguage: 'fr' };

/** As many as make a block of an import, over several pages; numbers would all be the same token. */
const inBlock = Array.from(
  { length: 2_100 },
  (_, i) => `Open the file ${'abcdefg'.repeat(1 + (i % 7))} x${i}`,
);
const tail = ['Close the window', '关闭窗口', 'Save'];

test('reads the sources of blocks and those tail, each with its own tokens', async () => {
  const { actor, directionId } = await memory();
  const read = await readAll(actor, directionId);
  const all = [...inBlock, ...tail];
  expect(new Map(read)).toEqual(new Map(all.map((text) => [textKey(text), [...matchTokenIds(text)]])));
  expect(read).toHaveLength(all.length);
});

test('gives what came since, in blocks and tail', async () => {
  const { actor, directionId } = await memory();
  const [since, other] = await world.act(actor, async ({ db }) => {
    const { rows } = await sql<{
      now: string;
    }>`select pg_snapshot_xmax(pg_current_snapshot())::text as now`.execute(db);
    return [rows[0]?.now ?? '', await countSourcesSince(db, directionId, '0', 9_999)];
  });
  expect(other).toBeGreaterThanOrEqual(inBlock.length + tail.length);
  const sourcesSince = (from: string) =>
    world.act(actor, async ({ db }) => {
      const parts = await findSourcesSince(db, directionId, from);
      return parts.map(packedCount);
    });
  expect(await sourcesSince('0')).toEqual([inBlock.length, tail.length]);
  expect(await sourcesSince(since)).toEqual([0, 0]);
  await world.addImported(
    actor,
    directionId,
    inBlock.map((text) => entry(`${text} too`)),
  );
  expect(await sourcesSince(since)).toEqual([inBlock.length, 0]);
});

test('gives nothing of another organization', async () => {
  const { directionId } = await memory();
  expect(await readAll(newActor(), directionId)).toEqual([]);
});

async function memory() {
  const actor = newActor();
  const { directionId } = await world.addMemory(actor, pair);
  await world.addImported(actor, directionId, inBlock.map(entry));
  await world.act(actor, (context) => addEntries(context, directionId, tail.map(entry)));
  return { actor, directionId };
}

function entry(text: string): EntryToAdd {
  const now = world.clock.now();
  return {
    source: plainInline(text),
    target: plainInline(text),
    ...({ layer: 'approved', origin: 'human' } as const),
    createdAt: now,
    changedAt: now,
  };
}

async function readAll(actor: Actor, directionId: string) {
  const found: [key: string, tokens: readonly number[]][] = [];
  for (let place: SourcePlace | null = firstPlace; place !== null; ) {
    const from: SourcePlace = place;
    const { sources, next }: SourcePage = await world.act(actor, ({ db }) =>
      findSourcePage(db, directionId, from, 500),
    );
    expect(packedCount(sources)).toBeLessThanOrEqual(500);
    const keys = new PackedKeys();
    keys.add(sources);
    let number = 0;
    unpackSources(sources, (tokens) => found.push([keys.get(number++), [...tokens]]));
    place = next;
  }
  return found;
}
