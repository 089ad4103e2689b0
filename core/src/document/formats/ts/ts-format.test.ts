import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toMarkup } from '../../../inline/markup.ts';
import { translated } from '../../../testing/document-texts.ts';
import { parseDocument } from '../../read-document.ts';
import { tsFormat } from './ts-format.ts';

const app = readFileSync(join(import.meta.dirname, 'fixtures/app.in.ts'), 'utf8');
const ts = (message: string, root = '') =>
  `<!DOCTYPE TS><TS version="2.1"${root}><context><name>A</name>${message}</context></TS>`;

test('reads messages with contexts, comments, states and plural forms', () => {
  const { units, warnings } = parseDocument(tsFormat, Buffer.from(app));
  const read = units.map(({ key, source, target, targetState, notes }) => [
    key,
    toMarkup(source),
    target && toMarkup(target),
    targetState,
    notes,
  ]);
  expect(read).toEqual([
    ['MainWindow/menu', '&Open {1/}', '{1/} &öffnen', 'translated', ['menu', 'A verb']],
    ['MainWindow', 'Save <b>all</b> files?', undefined, undefined, undefined],
    ['MainWindow', '{1/} file(s) were copied.', '{1/} Datei wurde kopiert.', 'translated', ['n = 1']],
    [
      'MainWindow',
      '{1/} file(s) were copied.',
      '{1/} Dateien wurden kopiert.',
      'translated',
      ['n = 0, 2, 3, 4, 5'],
    ],
    ['app-quit', 'Quit', 'Ende', 'draft', undefined],
  ]);
  expect(warnings).toEqual([{ code: 'excluded-text-skipped', count: 1 }]);
});

test('a translation is finished, and another language is said and has its forms', () => {
  const file = ts(
    '<message numerus="yes"><source>%n files</source><translation type="unfinished"><numerusform></numerusform></translation></message>',
    ' language="de"',
  );
  const written = translated(
    tsFormat,
    file,
    { 'A/%n files/[0]': '{1/} файл', 'A/%n files/[1]': '{1/} файла', 'A/%n files/[2]': '{1/} файлов' },
    { targetLanguage: 'ru' },
  );
  expect(written).toContain('language="ru"');
  expect(written).toContain(
    '<translation><numerusform>%n файл</numerusform><numerusform>%n файла</numerusform><numerusform>%n файлов</numerusform></translation>',
  );
});

test.each([
  ['<translation type="unfinished"></translation>', '<translation>B &amp; c</translation>'],
  ['<translation type="unfinished"/>', '<translation>B &amp; c</translation>'],
  ['', '<translation>B &amp; c</translation>'],
])('writes into %j', (before, after) => {
  const message = (translation: string) => `<message><source>B</source>${translation}</message>`;
  expect(translated(tsFormat, ts(message(before)), { 'A/B/': 'B & c' })).toBe(ts(message(after)));
});

test.each([
  ['<TS version="2.1"/>', 3],
  ['<!DOCTYPE TS><TS/>', 3],
  ['export const a = 1;', 0],
  ['<tmx/>', 0],
])('recognizes %j with certainty %i', (text, certainty) => {
  expect(tsFormat.recognize(Buffer.from(text))).toBe(certainty);
});
