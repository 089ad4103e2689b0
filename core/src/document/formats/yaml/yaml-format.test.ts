import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { plainInline } from '../../../inline/inline-text.ts';
import { fromMarkup } from '../../../inline/markup.ts';
import type { FormatOptions } from '../../document-format.ts';
import type { DocumentFormatError } from '../../document-format-error.ts';
import { buildDocument, parseDocument } from '../../read-document.ts';
import { yamlFormat } from './yaml-format.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

function written(
  file: string,
  targets: Readonly<Record<string, string>>,
  options: FormatOptions = {},
): string {
  const entries = Object.entries(targets).map(([id, target]) => [id, fromMarkup(target)] as const);
  return new TextDecoder().decode(buildDocument(yamlFormat, bytes(file), new Map(entries), options).output);
}

describe('reading', () => {
  test.each([
    ['no numbers, truths, nothing', 'a: 1\nb: true\nc: ~\nd: 1.5e3\ne:\nf: 0x1F', []],
    ['no values with a tag of their own', 'a: !!binary YQ==\nb: !ruby/sym x\nc: !!str 12', ['/c']],
    ['no symbols of Ruby', 'a: [:year, :month, ":day"]\nb: ":o)"\nc: "See :year"', ['/b', '/c']],
    ['no patterns for dates', 'a: "%Y-%m-%d"\nb: "%d of %B"\nc: "%s of %d"', ['/b', '/c']],
    ['nothing twice', 'a: &x One\nb: *x\nc: {<<: *y, d: Two}', ['/a', '/c/d']],
    ['each document', 'a: One\n---\na: Two', ['/a', '/document-2/a']],
    ['the keys below the language', 'en:\n  a: One', ['/a']],
    ['all keys where there is more than a language', 'en:\n  a: One\nfr:\n  a: Un', ['/en/a', '/fr/a']],
  ])('%s', (_rule, file, ids) => {
    expect(parseDocument(yamlFormat, bytes(file)).units.map(({ id }) => id)).toEqual(ids);
  });

  test('a list may be long', () => {
    const { units } = parseDocument(yamlFormat, bytes(`[${'a,'.repeat(150_000)}]`));
    expect(units).toHaveLength(150_000);
  });

  test('comments are notes', () => {
    const { units } = parseDocument(yamlFormat, bytes('# Of the window\na: One # here\nb: Two'));
    expect(units.map(({ notes }) => notes)).toEqual([undefined, undefined]);
    const inner = parseDocument(
      yamlFormat,
      bytes('x:\n  # Of the window\n  a: One\n  # Of the door\n  b: Two'),
    );
    expect(inner.units.map(({ notes }) => notes)).toEqual([['Of the window'], ['Of the door']]);
  });

  test.each([
    ['"', 'broken'],
    ['a: [b', 'broken'],
    ['a: "\\q"', 'broken'],
    ['{ @a: b }', 'broken'],
    ['a: >x\n', 'broken'],
    ['[', 'broken'],
    ['['.repeat(5000), 'limit'],
    ['- '.repeat(5000), 'limit'],
  ])('refuses %j', (file, code) => {
    expect(() => parseDocument(yamlFormat, bytes(file))).toThrow(
      expect.objectContaining({ code }) as DocumentFormatError,
    );
  });

  test('refuses what would take gigabytes', () => {
    const file = bytes(`#${' '.repeat(2 ** 24)}`);
    expect(() => parseDocument(yamlFormat, file)).toThrow('too-large');
  });
});

describe('writing', () => {
  const styles = ['Old', "'Old'", '"Old"', '"\\u00e9"'];
  const texts = fc.string({ unit: fc.constantFrom(...'ab é中:#-\'"\n\t{}[],&*!|>%@\\?~=10') });

  test.each(styles)('any text in the manner of %s', (style) => {
    fc.assert(
      fc.property(texts, (text) => {
        for (const [file, id] of [
          [`k:\n  a: ${style} # c\n  b: 1\n`, '/k/a'],
          [`- [x, ${style}]\n`, '/0/1'],
        ] as const) {
          const targets = new Map([[id, plainInline(text)]]);
          const { output } = buildDocument(yamlFormat, bytes(file), targets);
          expect(JSON.stringify(parse(new TextDecoder().decode(output)))).toContain(JSON.stringify(text));
        }
      }),
    );
  });

  const blocks = ['|', '>', '|-', '>-', '|+', '>2'];
  const lines = fc
    .array(fc.string({ unit: fc.constantFrom(...'ab é:#-\'"'), minLength: 1 }).map((line) => `x${line}y`))
    .filter((all) => all.length > 0)
    .map((all) => all.join('\n'));

  test.each(blocks)('any lines in a block with %s', (head) => {
    fc.assert(
      fc.property(lines, (text) => {
        const file = `k:\n  a: ${head}\n    Old\n    text\n  b: 1\n`;
        const { output } = buildDocument(yamlFormat, bytes(file), new Map([['/k/a', plainInline(text)]]));
        const value = (parse(new TextDecoder().decode(output)) as { k: { a: string } }).k.a;
        expect(value.trim()).toBe(text.trim());
        expect(value.endsWith('\n')).toBe(!head.includes('-'));
      }),
    );
  });

  test.each([
    ['a: Old', 'no', "a: 'no'"],
    ['a: Old', '12', "a: '12'"],
    ['a: Old', 'x: y', "a: 'x: y'"],
    ['a: Old', "it's", "a: it's"],
    ["a: 'Old'", "it's", "a: 'it''s'"],
    ['a: "Old"', 'é"', 'a: "é\\""'],
    ['a: Old\n  text', '一', 'a: 一'],
    ['a: |\n  Old\n  text\n\nb: 1', 'x\ny', 'a: |\n  x\n  y\n\nb: 1'],
    ['a: >\n  Old\n  text\n', 'x\ny', 'a: >\n  x\n\n  y\n'],
    ['a: >\n  Old\n  text\n', 'x\n  y', 'a: |\n  x\n    y\n'],
  ])('%j as %j gives %j', (file, target, expected) => {
    expect(written(file, { '/a': target })).toBe(expected);
  });

  test('the language around everything is the new one', () => {
    const options = { sourceLanguage: 'en-US', targetLanguage: 'zh-CN' };
    expect(written('en:\n  a: One\n', { '/a': '一' }, options)).toBe('zh-CN:\n  a: 一\n');
    expect(written('en:\n  a: One\n', {}, options)).toBe('en:\n  a: One\n');
    expect(written('de:\n  a: One\n', { '/de/a': '一' }, options)).toBe('de:\n  a: 一\n');
    expect(written('en:\n  a: One\n', { '/a': 'En' }, { targetLanguage: 'no' })).toBe("'no':\n  a: En\n");
  });

  test.each([
    [
      'n:\n    one: "%{count} file" # x\n    other: "%{count} files"\nb: 1',
      'n:\n    one: "%{count} file" # x\n    other: "%{count} pliku"\n    few: "%{count} pliku"\n    many: "%{count} pliku"\nb: 1',
    ],
    [
      'n: {one: a, other: "%{count} files"}',
      'n: {one: a, other: "%{count} pliku", few: "%{count} pliku", many: "%{count} pliku"}',
    ],
    [
      'n:\n  one: a\n  other: |\n    %{count} files\n',
      'n:\n  one: a\n  other: |\n    %{count} pliku\n  few: "%{count} pliku\\n"\n  many: "%{count} pliku\\n"\n',
    ],
  ])('adds plural forms to %j', (file, expected) => {
    expect(written(file, { '/n/other': '{1/} pliku' }, { targetLanguage: 'pl' })).toBe(expected);
  });
});
