import { randomUUID } from 'node:crypto';
import { plainInline } from '@transloom/core/inline/inline-text';
import { fromMarkup } from '@transloom/core/inline/markup';
import { textKey } from '@transloom/core/memory/source-in-context';
import { contextProperties } from '@transloom/core/memory/tmx/tmx-entry';
import type { TmxUnit } from '@transloom/core/memory/tmx/tmx-unit';
import { writeTmx } from '@transloom/core/memory/tmx/tmx-writer';
import { describe, expect, test } from 'vitest';
import type { Actor } from '../../platform/context.ts';
import { memoryWorld, newActor, segment } from '../../testing/memory-world.ts';
import { findBestMatches } from './find-best-matches.ts';
import { type ImportJob, importTmx } from './import-tmx.ts';
import { findSizes, insertMemory } from './memories.store.ts';

const world = await memoryWorld();
const languages = { sourceLanguage: 'en', targetLanguage: 'zh-CN' };

describe('importing a TMX file', () => {
  test('adds its pairs and says what it left out', async () => {
    const { actor, memoryId } = await memory();
    const summary = await importFile(actor, memoryId, [
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
    expect(await entriesOf(actor, memoryId)).toBe(2);
  });

  test('twice adds nothing twice', async () => {
    const { actor, memoryId } = await memory();
    const units = Array.from({ length: 1_200 }, (_, i) => unit(`Sentence number ${i} of many`, `句子 ${i}`));
    expect(await importFile(actor, memoryId, units)).toMatchObject({ imported: 1_200, duplicate: 0 });
    expect(await importFile(actor, memoryId, units)).toMatchObject({ imported: 0, duplicate: 1_200 });
    expect(await entriesOf(actor, memoryId)).toBe(1_200);
  });

  test('keeps several targets of a source, and a context where the file has one', async () => {
    const { actor, memoryId } = await memory();
    const context = { previous: textKey('File'), next: null };
    await importFile(actor, memoryId, [
      unit('Post', '帖子'),
      unit('Post', '邮件'),
      { ...unit('Post', '发布'), properties: contextProperties(context) },
    ]);
    const inMenu = segment('Post', { previous: 'File' });
    expect(await matchesOf(actor, inMenu)).toEqual(['102 发布', '100 邮件', '100 帖子']);
  });

  test('of an older file does not take back what is newer', async () => {
    const { actor, memoryId } = await memory();
    const dated = (changedate: string, target: string) => ({
      ...unit('Post', target),
      attributes: { changedate },
      properties: contextProperties({ previous: null, next: null }),
    });
    await importFile(actor, memoryId, [dated('20250101T000000Z', '新')]);
    await importFile(actor, memoryId, [dated('20240101T000000Z', '旧')]);
    expect(await matchesOf(actor, 'Post')).toEqual(['102 新']);
  });

  test.each([
    ['no TMX', '<xliff/>', 'document.unsupported'],
    ['a file cut off', '<tmx version="1.4"><header/><body><tu>', 'document.broken'],
    ['nothing', '', 'document.empty'],
  ])('refuses %s and names the file', async (_what, content, code) => {
    const { actor, memoryId } = await memory();
    await expect(importBytes(actor, memoryId, [new TextEncoder().encode(content)])).rejects.toMatchObject({
      code,
      params: { name: 'file.tmx' },
    });
  });

  test('keeps the steps that were done when it is stopped', async () => {
    const { actor, memoryId } = await memory();
    const stop = new AbortController();
    const units = Array.from({ length: 1_200 }, (_, i) => unit(`Sentence number ${i} of many`, `句子 ${i}`));
    const stopped = importFile(actor, memoryId, units, {
      signal: stop.signal,
      progress: async () => stop.abort(),
    });
    await expect(stopped).rejects.toThrow('aborted');
    expect(await entriesOf(actor, memoryId)).toBe(500);
  });
});

async function memory(): Promise<{ actor: Actor; memoryId: string }> {
  const actor = newActor();
  const memoryId = randomUUID();
  await world.act(actor, ({ db }) =>
    insertMemory(db, {
      ...languages,
      id: memoryId,
      organizationId: actor.organizationId,
      name: 'Imported',
      isDefault: false,
      creatorId: actor.userId,
      createdAt: world.clock.now(),
    }),
  );
  return { actor, memoryId };
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

type JobParts = Partial<Pick<ImportJob, 'signal' | 'progress'>>;

function importFile(actor: Actor, memoryId: string, units: readonly TmxUnit[], parts: JobParts = {}) {
  const pieces = [...writeTmx(units, { sourceLanguage: 'en', programVersion: '1.0.0' })];
  return importBytes(
    actor,
    memoryId,
    pieces.map((piece) => new TextEncoder().encode(piece)),
    parts,
  );
}

function importBytes(actor: Actor, memoryId: string, pieces: readonly Uint8Array[], parts: JobParts = {}) {
  async function* content() {
    yield* pieces;
  }
  return importTmx(
    {
      transact: (work) => world.act(actor, work),
      progress: async () => undefined,
      signal: new AbortController().signal,
      now: world.clock.now,
      ...parts,
    },
    { ...languages, memoryId, name: 'file.tmx', bytes: 1, content: content() },
  );
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

async function entriesOf(actor: Actor, memoryId: string): Promise<number | undefined> {
  const sizes = await world.act(actor, ({ db }) => findSizes(db));
  return sizes.get(memoryId)?.entries;
}
