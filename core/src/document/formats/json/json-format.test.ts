import { describe, expect, test } from 'vitest';
import { fromMarkup, toMarkup } from '../../../inline/markup.ts';
import type { FormatOptions } from '../../document-format.ts';
import type { DocumentFormatError } from '../../document-format-error.ts';
import { buildDocument, parseDocument } from '../../read-document.ts';
import { jsonFormat } from './json-format.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

function unitsOf(file: string, options: FormatOptions = {}) {
  return parseDocument(jsonFormat, bytes(file), options).units;
}

function written(
  file: string,
  targets: Readonly<Record<string, string>>,
  options: FormatOptions = {},
): string {
  const entries = Object.entries(targets).map(([id, target]) => [id, fromMarkup(target)] as const);
  return new TextDecoder().decode(buildDocument(jsonFormat, bytes(file), new Map(entries), options).output);
}

describe('reading', () => {
  test('ids are pointers, keys are paths', () => {
    const units = unitsOf('{"a": {"b.c": ["x", "y"]}, "d/e": "z"}');
    expect(units.map(({ id, key }) => [id, key])).toEqual([
      ['/a/b.c/0', 'a.b.c[0]'],
      ['/a/b.c/1', 'a.b.c[1]'],
      ['/d~1e', 'd/e'],
    ]);
  });

  test.each([
    ['a comment', '{ // Of the window\n "a": "x" }', ['Of the window']],
    ['a member that is a comment', '{"_comment": "Of the window", "a": "x"}', ['Of the window']],
    ['a description', '{"a": {"message": "x", "description": "Of the window"}}', ['Of the window']],
  ])('%s is a note', (_what, file, notes) => {
    expect(unitsOf(file).map((unit) => unit.notes)).toEqual([notes]);
  });

  test('a limit of characters', () => {
    expect(unitsOf('{"a": {"string": "x", "character_limit": 12}}')[0]?.maxLength).toBe(12);
  });

  test('includes and excludes keys', () => {
    const file = '{"a": {"x": "one", "y": "two"}, "b": {"x": "three"}}';
    const units = unitsOf(file, { includedKeys: ['*.x'], excludedKeys: ['b.**'] });
    expect(units.map(({ id }) => id)).toEqual(['/a/x']);
  });

  test.each([
    ['<style>.a { color: red }</style><p>One</p><script>var two;</script>', ['One']],
    ['One <style>b { c: d }</style> two', ['One {1/} two']],
    ['<script src="a"></script>', []],
  ])('style sheets and scripts are code: %s', (value, sources) => {
    const found = unitsOf(JSON.stringify({ a: value }));
    expect(found.map(({ source }) => toMarkup(source))).toEqual(sources);
  });

  test('values that are HTML', () => {
    const file = '{"a": "<p>One {{x}}<p>Two &amp; <b>three</b>"}';
    const units = unitsOf(file, { embeddedHtml: true });
    expect(units.map(({ id, source }) => [id, toMarkup(source)])).toEqual([
      ['/a#text-1', 'One {1/}'],
      ['/a#text-2', 'Two & {b}three{/b}'],
    ]);
    const targets = { '/a#text-2': '二 & {b}三{/b}' };
    expect(written(file, targets, { embeddedHtml: true })).toBe('{"a": "<p>One {{x}}<p>二 &amp; <b>三</b>"}');
  });

  test.each([
    ['{"a": }', 'broken'],
    ['{"a": "x"', 'broken'],
    ['{"a": "x\ny"}', 'broken'],
    ['{"a": "\\x"}', 'broken'],
    ['{"a": 1} tail', 'broken'],
    ['{"a": 01x}', 'broken'],
    ['/* open', 'broken'],
    ['['.repeat(20_000), 'limit'],
  ])('refuses %j', (file, code) => {
    expect(() => unitsOf(file)).toThrow(expect.objectContaining({ code }) as DocumentFormatError);
  });
});

describe('writing', () => {
  test.each([
    ['as it is', '{"a": "x"}', 'é"\n\u2028', '{"a": "é\\"\\n\u2028"}'],
    ['with the escapes of the string', '{"a": "x \\/ \\u00e9"}', 'é/ü', '{"a": "\\u00e9\\/\\u00fc"}'],
    ['with capitals', '{"a": "x", "b": "\\u00E9"}', 'ê', '{"a": "\\u00EA", "b": "\\u00E9"}'],
    ['without escapes where the file has none', '{"a": "x\\u00e9", "b": "é"}', 'ê', '{"a": "ê", "b": "é"}'],
  ])('%s', (_how, file, target, expected) => {
    expect(written(file, { '/a': target })).toBe(expected);
  });

  test('adds the plural forms of the target language', () => {
    const file = '{\n  "n_one": "{{count}} file",\n  "n_other": "{{count}} files",\n  "end": 1\n}';
    expect(unitsOf(file, { targetLanguage: 'pl' }).map(({ id }) => id)).toEqual([
      '/n_one',
      '/n_other',
      '/n_few',
      '/n_many',
    ]);
    expect(
      written(file, { '/n_other': '{1/} pliku', '/n_few': '{1/} pliki' }, { targetLanguage: 'pl' }),
    ).toBe(
      '{\n  "n_one": "{{count}} file",\n  "n_other": "{{count}} pliku",\n  "n_few": "{{count}} pliki",\n' +
        '  "n_many": "{{count}} pliku",\n  "end": 1\n}',
    );
  });

  test('a form the target language lacks says what the general one says', () => {
    const file = '{"n_one": "{{count}} file", "n_other": "{{count}} files"}';
    expect(written(file, { '/n_other': '{1/} 个文件' }, { targetLanguage: 'zh-CN' })).toBe(
      '{"n_one": "{{count}} 个文件", "n_other": "{{count}} 个文件"}',
    );
  });
});

test.each([
  [1, '{"a": 1}'],
  [1, '// note\n[1]'],
  [0, '[Script Info]'],
  [0, 'plain'],
  [0, '{\\rtf1'],
])('recognizes with certainty %i: %j', (certainty, file) => {
  expect(jsonFormat.recognize(bytes(file))).toBe(certainty);
});
