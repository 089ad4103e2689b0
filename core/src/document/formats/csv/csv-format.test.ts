import { describe, expect, test } from 'vitest';
import { fromMarkup, toMarkup } from '../../../inline/markup.ts';
import type { FormatOptions } from '../../document-format.ts';
import { buildDocument, parseDocument, rewriteDocument } from '../../read-document.ts';
import { csvFormat } from './csv-format.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

function read(text: string | Uint8Array, options: FormatOptions = {}): Record<string, string> {
  const file = typeof text === 'string' ? bytes(text) : text;
  const { units } = parseDocument(csvFormat, file, options);
  return Object.fromEntries(units.map(({ id, source }) => [id, toMarkup(source)]));
}

function write(text: string, targets: Readonly<Record<string, string>>, options: FormatOptions = {}): string {
  const full = new Map(Object.entries(targets).map(([id, markup]) => [id, fromMarkup(markup)]));
  return new TextDecoder().decode(buildDocument(csvFormat, bytes(text), full, options).output);
}

describe('cells', () => {
  test.each([
    ['commas', 'a,b c\n1.5x,\n', { A1: 'a', B1: 'b c', A2: '1.5x' }],
    ['semicolons', 'a;b, c\nd;e', { A1: 'a', B1: 'b, c', A2: 'd', B2: 'e' }],
    ['tabs', 'a\tb, c\nd\te', { A1: 'a', B1: 'b, c', A2: 'd', B2: 'e' }],
    ['bars', 'a|b, c\nd|e', { A1: 'a', B1: 'b, c', A2: 'd', B2: 'e' }],
    ['a declared delimiter', 'sep=;\na;b', { A1: 'a', B1: 'b' }],
    ['quotes', '"a ""b"", c",d\r\n"e\r\nf",g', { A1: 'a "b", c', B1: 'd', A2: 'e{1/}f', B2: 'g' }],
    ['spaces before quotes', 'a, "b, c"', { A1: 'a', B1: 'b, c' }],
    ['text behind quotes', '"a"b,c', { A1: 'ab', B1: 'c' }],
    ['quotes in plain cells', '5" disk,c\nd,e', { A1: '5" disk', B1: 'c', A2: 'd', B2: 'e' }],
    ['lone quotes between tabs', '"a\tb\n"c" d\te', { A1: '"a', B1: 'b', A2: '"c" d', B2: 'e' }],
    ['old line ends', 'a,b\rc,d', { A1: 'a', B1: 'b', A2: 'c', B2: 'd' }],
    ['nothing to translate', ',--,\n\n', {}],
    ['a byte order mark', '\ufeffa,b', { A1: 'a', B1: 'b' }],
  ])('are read with %s', (_, text, units) => {
    expect(read(text)).toEqual(units);
  });

  test('keep their quotes and get them where they need them', () => {
    const text = 'a,"b", c ,d\n';
    const targets = { A1: 'x, y', B1: 'z', C1: 'say "hi"', D1: 'two{1/}lines' };
    expect(write(text, targets)).toBe('"x, y","z"," say ""hi"" ",twolines\n');
    expect(write('5" disk,b', { A1: '6" disk' })).toBe('6" disk,b');
    expect(write('"a\r\nb",c', { A1: 'x{1/}y' })).toBe('"x\r\ny",c');
  });

  test('between tabs without quotes stay on their line', () => {
    expect(write('"a\tb', { A1: 'x\ty' })).toBe('x y\tb');
  });

  test('are a unit per line where that is asked for', () => {
    const options = { splitByParagraph: true };
    expect(read('"a\n\n b",c', options)).toEqual({ 'A1.1': 'a', 'A1.2': 'b', B1: 'c' });
    expect(write('"a\n\n b",c', { 'A1.2': 'x' }, options)).toBe('"a\n\n x",c');
  });

  test('are html where that is asked for', () => {
    const options = { embeddedHtml: true };
    const text = '"<p class=""x"">Hi <b>you</b></p>",c';
    expect(read(text, options)).toMatchObject({ 'A1.text-1': 'Hi {b}you{/b}' });
    expect(write(text, { 'A1.text-1': 'He' }, options)).toBe('"<p class=""x"">He</p>",c');
  });

  test('of excluded columns are counted', () => {
    const { units, warnings } = parseDocument(csvFormat, bytes('a,b\nc,d'), { excludedColumns: ['A'] });
    expect(units.map(({ id }) => id)).toEqual(['B1', 'B2']);
    expect(warnings).toEqual([{ code: 'excluded-text-skipped', count: 2 }]);
  });

  test.each([
    ['gb18030', '名称,说明\n你好，世界,很高兴认识你\n我们在这里,他们在那里\n'],
    ['utf-16le', '\ufeffname;note\nhello;world\n'],
  ])('are read and written in %s', (encoding, text) => {
    const file = encoding === 'utf-16le' ? Buffer.from(text, 'utf16le') : Uint8Array.from(gb);
    const { output, encoding: found } = rewriteDocument(csvFormat, file, ({ source }) => source);
    expect(found).toBe(encoding);
    expect(Buffer.from(output).equals(file)).toBe(true);
  });
});

/** The Chinese table above. */
const gb = Buffer.from(
  'c3fbb3c62ccbb5c3f70ac4e3bac3a3accac0bde72cbadcb8dfd0cbc8cfcab6c4e30aced2c3c7d4dad5e2c0ef2ccbfbc3c7d4dac4c7c0ef0a',
  'hex',
);

describe('columns of languages', () => {
  const text = 'id,en,de,note\nhello,Hello,Hallo,greeting\nbye,"Bye, now"\n';
  const options: FormatOptions = {
    sourceLanguage: 'en',
    targetLanguage: 'de-DE',
    languageColumns: { en: 'B', de: 'C' },
    keyColumn: 'A',
    noteColumn: 'D',
  };

  test('give source, target, key and note', () => {
    const [first, second] = parseDocument(csvFormat, bytes(text), options).units;
    expect(first).toMatchObject({ id: 'B2', key: 'hello', notes: ['greeting'], target: { text: 'Hallo' } });
    expect(second).toMatchObject({ id: 'B3', key: 'bye', source: { text: 'Bye, now' } });
    expect(second).not.toHaveProperty('target');
  });

  test('keep the source and take the target, in short rows too', () => {
    expect(write(text, { B2: 'Servus', B3: 'Tschüss' }, options)).toBe(
      'id,en,de,note\nhello,Hello,Servus,greeting\nbye,"Bye, now","Tschüss"\n',
    );
  });

  test('are refused where none is of the source language', () => {
    expect(() => read(text, { ...options, sourceLanguage: 'fr' })).toThrow(
      expect.objectContaining({ code: 'no-text' }),
    );
  });
});

describe('a big table', () => {
  const row = (i: number) => `${i},"Text ${i}\nof a row",日本語の文章 ${i}\r\n`;
  const text = Array.from({ length: 5_000 }, (_, i) => row(i)).join('');

  test('is walked in pieces that meet where rows do', () => {
    const file = bytes(text);
    const pieces: Uint8Array[] = [];
    let last = '';
    const report = csvFormat.process(
      file,
      ({ id, source }) => {
        last = id;
        return source;
      },
      {},
      (piece) => pieces.push(piece),
    );
    expect(report.warnings).toEqual([]);
    expect(last).toBe('C5000');
    expect(pieces.length).toBeGreaterThan(1);
    expect(Buffer.concat(pieces).equals(file)).toBe(true);
  });

  test('is refused where quotes are never closed', () => {
    const open = bytes(`${text}"never`);
    expect(() => parseDocument(csvFormat, open)).toThrow(
      expect.objectContaining({ code: 'broken', params: { part: ':5001', reason: 'quote' } }),
    );
  });

  test.each([
    ['a cell', `a,${'b'.repeat(1_100_000)}\n`, 'too-long'],
    ['a row', `${'a,'.repeat(20_000)}\n`, 'limit'],
  ])('is refused where %s is longer than any', (_, long, code) => {
    expect(() => parseDocument(csvFormat, bytes(long))).toThrow(expect.objectContaining({ code }));
  });
});
