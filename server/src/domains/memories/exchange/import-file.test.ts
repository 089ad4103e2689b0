import { textKey } from '@transloom/core/memory/rate/source-in-context';
import { contextProperties } from '@transloom/core/memory/tmx/tmx-entry';
import { describe, expect, test } from 'vitest';
import { newId } from '../../../platform/db/new-id.ts';
import { importWorld, manyUnits, similarTo, unit } from '../../../testing/import-world.ts';
import { keptDiscards } from '../../../testing/kept-imports.ts';
import { newActor, segment } from '../../../testing/memory-world.ts';

const world = await importWorld();
const { entriesOf, importFile, matchesOf, memoryOf } = world;

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
      {
        ...unit('Spoiled', '坏'),
        variants: unit('Spoiled', '坏').variants.map((each) => ({ ...each, segment: 'a&#1;b' })),
      },
    ]);
    expect(summary).toEqual({
      detected: 8,
      imported: 2,
      empty: 1,
      identical: 1,
      duplicate: 1,
      tooLong: 1,
      otherLanguage: 1,
      spoiled: 1,
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
      origin: 'import',
      layer: 'approved',
      fileName: 'file.tmx',
      properties: { unit: { attributes: { tuid: '7' }, notes: [{ text: 'n' }] } },
    });
  });
});
