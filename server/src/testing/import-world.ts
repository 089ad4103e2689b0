import { plainInline } from '@transloom/core/inline/inline-text';
import { fromMarkup } from '@transloom/core/inline/markup';
import { tmxExchange } from '@transloom/core/memory/exchange/tmx-exchange';
import type { TmxUnit } from '@transloom/core/memory/tmx/tmx-unit';
import { writeTmx } from '@transloom/core/memory/tmx/tmx-writer';
import { entriesWithText } from '../domains/memories/entries/entries-with-text.ts';
import { readCheckpoint } from '../domains/memories/exchange/import-checkpoint.ts';
import { importFile as importUnits } from '../domains/memories/exchange/import-file.ts';
import type { ImportJob } from '../domains/memories/exchange/import-writer.ts';
import { findBestMatches } from '../domains/memories/matching/find-best-matches.ts';
import { findSizes } from '../domains/memories/memories.store.ts';
import { freeWriter, takeWriter } from '../domains/memories/memory-turns.store.ts';
import type { Actor } from '../platform/context.ts';
import { newId } from '../platform/db/new-id.ts';
import { keptImport } from './kept-imports.ts';
import { memoryWorld, newActor, segment } from './memory-world.ts';

const languages = { sourceLanguage: 'en', targetLanguage: 'zh-CN' };

interface TestMemory {
  readonly memoryId: string;
  readonly directionId: string;
}

type JobParts = Partial<ImportJob & { importId: string }>;

/** For tests: files go into memories without the jobs around it. Call it outside of tests. */
export async function importWorld() {
  const world = await memoryWorld();
  const memoryOf = async (): Promise<{ actor: Actor; memory: TestMemory }> => {
    const actor = newActor();
    return { actor, memory: await world.addMemory(actor, languages) };
  };
  const importBytes = async (
    actor: Actor,
    { memoryId, directionId }: TestMemory,
    pieces: readonly Uint8Array[],
    { importId = newId(), ...parts }: JobParts = {},
  ) => {
    const known = await world.act(actor, async ({ db, now }) => {
      const found = await keptImport(db, actor, { importId, assetId: memoryId, createdAt: now() });
      await takeWriter(db, memoryId, importId);
      return found;
    });
    const summary = await importUnits(
      {
        transact: (work) => world.act(actor, work),
        progress: async () => undefined,
        signal: new AbortController().signal,
        now: world.clock.now,
        actor,
        ...parts,
      },
      {
        importId,
        memoryId,
        name: 'file.tmx',
        bytes: 1,
        checkpoint: readCheckpoint(known?.checkpoint),
        directions: [{ ...languages, id: directionId }],
        units: tmxExchange.read(oneByOne(pieces), { sourceLanguage: 'en', targetLanguages: ['zh-CN'] }),
      },
    );
    await world.act(actor, ({ db }) => freeWriter(db, memoryId, importId));
    return summary;
  };
  const importFile = (actor: Actor, memory: TestMemory, units: readonly TmxUnit[], parts: JobParts = {}) => {
    const pieces = [...writeTmx(units, { sourceLanguage: 'en', programVersion: '1.0.0' })];
    return importBytes(
      actor,
      memory,
      pieces.map((piece) => new TextEncoder().encode(piece)),
      parts,
    );
  };
  /** Rate and target, the best first. */
  const matchesOf = async (actor: Actor, wanted: string | ReturnType<typeof segment>): Promise<string[]> => {
    const segments = [typeof wanted === 'string' ? segment(wanted) : wanted];
    const [matches = []] = await world.act(actor, (context) =>
      findBestMatches(context, { ...languages, segments, minRate: 50, limit: 5 }),
    );
    return matches
      .map((match) => `${match.rate} ${match.targetMarkup}`)
      .sort()
      .reverse();
  };
  const entriesWith = async (actor: Actor, { directionId }: TestMemory, text: string) => {
    const { ids } = await world.act(actor, ({ db }) => entriesWithText(db, [directionId], text));
    return ids;
  };
  const entriesOf = async (actor: Actor, { directionId }: TestMemory): Promise<number | undefined> => {
    const sizes = await world.act(actor, ({ db }) => findSizes(db));
    return sizes.get(directionId)?.entries;
  };
  return { ...world, memoryOf, importBytes, importFile, matchesOf, entriesWith, entriesOf };
}

async function* oneByOne(pieces: readonly Uint8Array[]) {
  yield* pieces;
}

export function unit(source: string, target: string): TmxUnit {
  const described = { attributes: {}, properties: [], notes: [] };
  const variant = (language: string, text: string) => ({
    ...described,
    language,
    text: text.length > 1_000 ? plainInline(text) : fromMarkup(text),
    codes: {},
  });
  return { ...described, variants: [variant('en', source), variant('zh-CN', target)] };
}

/** A word of its own for each number; all numbers are one token. */
export const wordOf = (number: number) =>
  `w${[...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
export const similarTo = (number: number) => `Sentence numbers ${wordOf(number)} of many`;
/** More than two steps of an import. */
export const manyUnits = Array.from({ length: 10_500 }, (_, i) =>
  unit(`Sentence number ${wordOf(i)} of many`, `句子 ${i}`),
);
