import { plainInline } from '@transloom/core/inline/inline-text';
import { fromMarkup } from '@transloom/core/inline/markup';
import { tmxExchange } from '@transloom/core/memory/exchange/tmx-exchange';
import { textKey } from '@transloom/core/memory/rate/source-in-context';
import { contextProperties } from '@transloom/core/memory/tmx/tmx-entry';
import type { TmxUnit } from '@transloom/core/memory/tmx/tmx-unit';
import { writeTmx } from '@transloom/core/memory/tmx/tmx-writer';
import { describe, expect, test } from 'vitest';
import type { Actor } from '../../../platform/context.ts';
import { newId } from '../../../platform/db/new-id.ts';
import { keptDiscards, keptImport } from '../../../testing/kept-imports.ts';
import { memoryWorld, newActor, segment } from '../../../testing/memory-world.ts';
import { addEntries } from '../entries/add-entries.ts';
import { entriesWithText } from '../entries/entries-with-text.ts';
import { findBestMatches } from '../matching/find-best-matches.ts';
import { findSizes } from '../memories.store.ts';
import { freeWriter, takeWriter } from '../memory-turns.store.ts';
import { readCheckpoint } from './import-checkpoint.ts';
import { importFile as importUnits } from './import-file.ts';
import type { ImportJob } from './import-writer.ts';

const world = await memoryWorld();
const languages = { sourceLanguage: 'en', targetLanguage: 'zh-CN' };

describe('importing a TMX file', () => {
  test('adds its pairs and says what it left out', async () => {
    const { actor, memory } = await memoryOf();
    const summary = await importFile(actor, memory, [
      unit('Open the file', '打开文件'),
      unit('Open the file', '打开文件'),
      unit('Close the {1}window{/1}', '关闭{1}窗口{/1}'),
      unit('Transloom', 'Transloom'),
      unit('Empty', ''),
      unit('x'.repeat(20_001), '太长'),
      { ...unit('Only English', 'x'), variants: unit('Only English', 'x').variants.slice(0, 1) },
    ]);
    expect(summary).toEqual({
      detected: 7,
      imported: 2,
      empty: 1,
      identical: 1,
      duplicate: 1,
      tooLong: 1,
      otherLanguage: 1,
    });
    expect(await matchesOf(actor, 'Close the {5}window{/5}')).toEqual(['100 关闭{5}窗口{/5}']);
    expect(await entriesOf(actor, memory)).toBe(2);
  });

  test('twice adds nothing twice', async () => {
    const { actor, memory } = await memoryOf();
    const units = Array.from({ length: 1_200 }, (_, i) => unit(`Sentence number ${i} of many`, `句子 ${i}`));
    expect(await importFile(actor, memory, units)).toMatchObject({ imported: 1_200, duplicate: 0 });
    expect(await importFile(actor, memory, units)).toMatchObject({ imported: 0, duplicate: 1_200 });
    expect(await entriesOf(actor, memory)).toBe(1_200);
  });

  test('of many sources makes each of them found by similar texts, and only in its organization', async () => {
    const { actor, memory } = await memoryOf();
    await importFile(actor, memory, manyUnits);
    for (const number of [0, 4_321, 10_499]) {
      expect(await matchesOf(actor, similarTo(number))).toContain(`90 句子 ${number}`);
    }
    const stranger = newActor();
    expect(await matchesOf(stranger, similarTo(7))).toEqual([]);
  });

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

  test('leaves an entry as it was where the file has it again, without a date, far behind', async () => {
    const { actor, memory } = await memoryOf();
    let time = world.clock.now().getTime();
    const now = () => {
      time += 1_000;
      return new Date(time);
    };
    await importFile(actor, memory, [...manyUnits, ...manyUnits.slice(0, 3)], { now });
    const changed = await world.act(actor, ({ db }) =>
      db.selectFrom('memoryEntry').select('id').whereRef('changedAt', '>', 'createdAt').execute(),
    );
    expect(changed).toEqual([]);
    expect(await entriesOf(actor, memory)).toBe(manyUnits.length);
  });

  test('knows an entry that it had before, whatever else the file says, and puts a newer one in its place', async () => {
    const { actor, memory } = await memoryOf();
    const dated = (changedate: string) => ({ ...unit('Open', '打开'), attributes: { changedate } });
    const times = ['20250101T000000Z', '20250101T000000Z', '20990101T000000Z', '20240101T000000Z'];
    const summary = await importFile(actor, memory, [
      ...times.map(dated),
      unit('Open', '打开'),
      unit('Open', '开'),
    ]);
    expect(summary).toMatchObject({ detected: 6, imported: 2, duplicate: 4 });
    const kept = await world.act(actor, ({ db }) =>
      db.selectFrom('memoryEntry').select('changedAt').where('target', '=', '打开').execute(),
    );
    expect(kept).toEqual([{ changedAt: new Date('2099-01-01T00:00:00Z') }]);
    expect(await entriesOf(actor, memory)).toBe(2);
  });

  test('keeps several targets of a source, and a context where the file has one', async () => {
    const { actor, memory } = await memoryOf();
    const context = { previous: textKey('File'), next: null };
    await importFile(actor, memory, [
      unit('Post', '帖子'),
      unit('Post', '邮件'),
      { ...unit('Post', '发布'), properties: contextProperties(context) },
    ]);
    const inMenu = segment('Post', { previous: 'File' });
    expect(await matchesOf(actor, inMenu)).toEqual(['99 邮件', '99 帖子', '102 发布']);
  });

  test('of an older file does not take back what is newer', async () => {
    const { actor, memory } = await memoryOf();
    const dated = (changedate: string, target: string) => ({
      ...unit('Post', target),
      attributes: { changedate },
      properties: contextProperties({ previous: null, next: null }),
    });
    await importFile(actor, memory, [dated('20250101T000000Z', '新')]);
    await importFile(actor, memory, [dated('20240101T000000Z', '旧')]);
    expect(await matchesOf(actor, 'Post')).toEqual(['102 新']);
  });

  test('of a file cut off keeps what stood before, and how far it came', async () => {
    const { actor, memory } = await memoryOf();
    const cut = '<tmx version="1.4"><header/><body><tu>';
    const importId = newId();
    await expect(
      importBytes(actor, memory, [new TextEncoder().encode(cut)], { importId }),
    ).rejects.toMatchObject({
      code: 'broken',
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
    expect(await matchesOf(actor, similarTo(4_998))).toContain('90 句子 4998');
    expect(await importFile(actor, memory, units, { importId })).toMatchObject({
      ...{ detected: 10_501, imported: 10_500, empty: 1, duplicate: 0 },
    });
    expect(await entriesOf(actor, memory)).toBe(10_500);
    expect(await matchesOf(actor, similarTo(10_499))).toContain('90 句子 10499');
  });

  test('lost before what it stored is found makes it found when it goes on', async () => {
    const { actor, memory } = await memoryOf();
    const importId = newId();
    let steps = 0;
    const lost = importFile(actor, memory, manyUnits, {
      importId,
      transact: (work) => {
        steps += 1;
        if (steps > 3) throw new Error('the database is gone');
        return world.act(actor, work);
      },
    });
    await expect(lost).rejects.toThrow('gone');
    expect(await entriesOf(actor, memory)).toBe(10_000);
    expect(await matchesOf(actor, similarTo(2_317))).toEqual([]);
    expect(await entriesWith(actor, memory, wordOf(2_317))).toEqual([]);
    expect(await importFile(actor, memory, manyUnits, { importId })).toMatchObject({ imported: 10_500 });
    for (const number of [2_317, 10_499]) {
      expect(await matchesOf(actor, similarTo(number))).toContain(`90 句子 ${number}`);
      expect(await entriesWith(actor, memory, wordOf(number))).toHaveLength(1);
    }
  });

  test('keeps each record it leaves out with its reason', async () => {
    const { actor, memory } = await memoryOf();
    const importId = newId();
    await importFile(
      actor,
      memory,
      [unit('One', '一'), unit('', 'x'), unit('One', '一'), unit('Same', 'Same')],
      { importId },
    );
    const discards = await world.act(actor, ({ db }) => keptDiscards(db, importId));
    expect(
      discards.map(({ position, reason, source, target }) => [position, reason, source, target]),
    ).toEqual([
      [2, 'empty', '', 'x'],
      [3, 'duplicate', 'One', '一'],
      [4, 'identical', 'Same', 'Same'],
    ]);
  });

  test('keeps what a file says beside the texts', async () => {
    const { actor, memory } = await memoryOf();
    const described = { ...unit('One', '一'), attributes: { tuid: '7' }, notes: [{ text: 'n' }] };
    await importFile(actor, memory, [described]);
    const [entry] = await world.act(actor, ({ db }) => db.selectFrom('memoryEntry').selectAll().execute());
    expect(entry).toMatchObject({
      ...{ origin: 'import', layer: 'approved', fileName: 'file.tmx' },
      properties: { unit: { attributes: { tuid: '7' }, notes: [{ text: 'n' }] } },
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

/** A word of its own for each number; all numbers are one token. */
const wordOf = (number: number) =>
  `w${[...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
const similarTo = (number: number) => `Sentence numbers ${wordOf(number)} of many`;
const manyUnits = Array.from({ length: 10_500 }, (_, i) =>
  unit(`Sentence number ${wordOf(i)} of many`, `句子 ${i}`),
);

interface TestMemory {
  readonly memoryId: string;
  readonly directionId: string;
}

async function memoryOf(): Promise<{ actor: Actor; memory: TestMemory }> {
  const actor = newActor();
  return { actor, memory: await world.addMemory(actor, languages) };
}

function unit(source: string, target: string): TmxUnit {
  const described = { attributes: {}, properties: [], notes: [] };
  const variant = (language: string, text: string) => ({
    ...described,
    language,
    text: text.length > 1_000 ? plainInline(text) : fromMarkup(text),
    codes: {},
  });
  return { ...described, variants: [variant('en', source), variant('zh-CN', target)] };
}

type JobParts = Partial<ImportJob & { importId: string }>;

function importFile(actor: Actor, memory: TestMemory, units: readonly TmxUnit[], parts: JobParts = {}) {
  const pieces = [...writeTmx(units, { sourceLanguage: 'en', programVersion: '1.0.0' })];
  return importBytes(
    actor,
    memory,
    pieces.map((piece) => new TextEncoder().encode(piece)),
    parts,
  );
}

async function importBytes(
  actor: Actor,
  memory: TestMemory,
  pieces: readonly Uint8Array[],
  { importId = newId(), ...parts }: JobParts = {},
) {
  async function* content() {
    yield* pieces;
  }
  const { memoryId, directionId } = memory;
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
      ...{ importId, memoryId, name: 'file.tmx', bytes: 1, checkpoint: readCheckpoint(known?.checkpoint) },
      directions: [{ ...languages, id: directionId }],
      units: tmxExchange.read(content(), { sourceLanguage: 'en', targetLanguages: ['zh-CN'] }),
    },
  );
  await world.act(actor, ({ db }) => freeWriter(db, memoryId, importId));
  return summary;
}

async function matchesOf(actor: Actor, wanted: string | ReturnType<typeof segment>): Promise<string[]> {
  const [matches = []] = await world.act(actor, (context) =>
    findBestMatches(context, {
      ...languages,
      segments: [typeof wanted === 'string' ? segment(wanted) : wanted],
      minRate: 50,
      limit: 5,
    }),
  );
  return matches
    .map((match) => `${match.rate} ${match.targetMarkup}`)
    .sort()
    .reverse();
}

async function entriesWith(actor: Actor, { directionId }: TestMemory, text: string) {
  const { ids } = await world.act(actor, ({ db }) => entriesWithText(db, [directionId], text));
  return ids;
}

async function entriesOf(actor: Actor, { directionId }: TestMemory): Promise<number | undefined> {
  const sizes = await world.act(actor, ({ db }) => findSizes(db));
  return sizes.get(directionId)?.entries;
}
