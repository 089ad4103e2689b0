import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { toMarkup } from '@transloom/core/inline/markup';
import { afterAll, expect, test } from 'vitest';
import { sdltmUnits } from './sdltm-units.ts';

const folder = mkdtempSync(join(tmpdir(), 'transloom-sdltm-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('gives the pairs of a Trados memory with their codes, dates and people', () => {
  const path = join(folder, 'a.sdltm');
  const database = new DatabaseSync(path);
  database.exec(`create table translation_units (id integer primary key, source_segment text, target_segment text,
    creation_date text, creation_user text, change_date text, change_user text, usage_counter integer)`);
  const bold = (anchor: number, text: string) =>
    `${tag('Start', anchor, 1)}<Text><Value>${text}</Value></Text>${tag('End', anchor, 0)}`;
  database
    .prepare('insert into translation_units values (1, ?, ?, ?, ?, ?, ?, 3)')
    .run(
      segment(`<Text><Value>One </Value></Text>${bold(1, 'red')}${tag('Standalone', 2, 2)}`, 'en-US'),
      segment(`${tag('Standalone', 5, 2)}${bold(4, '红')}<Text><Value> &lt;1&gt;</Value></Text>`, 'zh-CN'),
      '2024-01-31 12:00:00',
      'ann',
      '2024-02-01 00:00:00',
      'li',
    );
  database.close();
  const batches = [...sdltmUnits(path, statSync(path).size)];
  const [unit] = batches.flatMap(({ units }) => units);
  expect(unit?.variants.map(({ language, text }) => `${language} ${toMarkup(text)}`)).toEqual([
    'en-US One {1}red{/1}{2/}',
    'zh-CN {2/}{1}红{/1} <1>',
  ]);
  expect(unit?.attributes).toEqual({
    creationdate: '20240131T120000Z',
    creationid: 'ann',
    changedate: '20240201T000000Z',
    changeid: 'li',
    usagecount: '3',
  });
});

test.each<[string, number | null, readonly string[]]>([
  ['nothing', null, []],
  ['nothing known', 0, []],
  ['by a person, translated', 1 + (1 << 8) + (2 << 16), ['x-Origin TM', 'x-ConfirmationLevel Translated']],
  ['by an alignment, a draft', 3 + (1 << 16), ['x-Origin Alignment', 'x-ConfirmationLevel Draft']],
  ['by an engine, signed off', 6 + (6 << 16), ['x-Origin Nmt', 'x-ConfirmationLevel ApprovedSignOff']],
  ['of a version to come', 99 + (77 << 16), []],
])('says of a unit where it came from and how far people went through it: %s', (what, flags, said) => {
  const path = join(folder, `${what}.sdltm`);
  const database = new DatabaseSync(path);
  database.exec('create table translation_units (id integer, source_segment, target_segment, flags integer)');
  const [source, target] = ['en-US', 'zh-CN'].map((language) =>
    segment('<Text><Value>1</Value></Text>', language),
  );
  database
    .prepare('insert into translation_units values (1, ?, ?, ?)')
    .run(source ?? '', target ?? '', flags);
  database.close();
  const units = [...sdltmUnits(path, statSync(path).size)].flatMap((batch) => batch.units);
  expect(units.map(({ properties }) => properties.map(({ type, value }) => `${type} ${value}`))).toEqual([
    said,
  ]);
});

test('a segment that is missing is a text without a language, and one that cannot be read is named', () => {
  const path = join(folder, 'segments.sdltm');
  const database = new DatabaseSync(path);
  database.exec('create table translation_units (id integer, source_segment, target_segment)');
  const insert = database.prepare('insert into translation_units values (?, ?, ?)');
  insert.run(7, segment('<Text><Value>One</Value></Text>', 'en-US'), null);
  const units = [...sdltmUnits(path, 1)].flatMap((batch) => batch.units);
  expect(units[0]?.variants.map(({ language, text }) => [language, text.text])).toEqual([
    ['en-US', 'One'],
    ['', ''],
  ]);
  insert.run(8, '<Segment><Elements>', null);
  database.close();
  expect(() => [...sdltmUnits(path, 1)]).toThrow(
    expect.objectContaining({ code: 'broken', params: { part: 'translation_units 8, source_segment' } }),
  );
});

test.each([
  ['another database', 'unsupported', 'create view translation_units as select 1 as id'],
  ['a table of other columns', 'unsupported', 'create table translation_units (name)'],
  ['no database', 'broken', undefined],
])('%s is refused', (what, code, sql) => {
  const path = join(folder, `${what}.sdltm`);
  if (sql === undefined) writeFileSync(path, 'x'.repeat(5_000));
  else new DatabaseSync(path).exec(sql);
  expect(() => [...sdltmUnits(path, 1)]).toThrow(expect.objectContaining({ code }));
});

function segment(elements: string, language: string): string {
  return `<?xml version="1.0" encoding="utf-16"?><Segment><Elements>${elements}</Elements><CultureName>${language}</CultureName></Segment>`;
}

function tag(type: string, anchor: number, alignment: number): string {
  return `<Tag><Type>${type}</Type><Anchor>${anchor}</Anchor><AlignmentAnchor>${alignment}</AlignmentAnchor><TagID>t${anchor}</TagID></Tag>`;
}
