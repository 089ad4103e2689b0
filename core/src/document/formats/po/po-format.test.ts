import { describe, expect, test } from 'vitest';
import { plainInline } from '../../../inline/inline-text.ts';
import { toMarkup } from '../../../inline/markup.ts';
import { languages } from '../../../language/languages.ts';
import { buildDocument, parseDocument } from '../../read-document.ts';
import { parsePluralExpression } from './plural-expression.ts';
import { formsOfHeader, formsOfLanguage } from './plural-forms.ts';
import { poFormat } from './po-format.ts';
import { readQuoted, writeQuoted } from './po-string.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const header = (fields: string) => `msgid ""\nmsgstr "${fields}"\n\n`;

/** Every unit gets its own source in capitals. */
function shouted(text: string, options = {}): string {
  const { units } = parseDocument(poFormat, bytes(text), options);
  const targets = new Map(
    units.map(({ id, source }) => [id, { ...source, text: source.text.toUpperCase() }]),
  );
  return Buffer.from(buildDocument(poFormat, bytes(text), targets, options).output).toString();
}

describe('strings', () => {
  test.each([
    ['"a\\n\\t\\"b\\"\\\\"', 'a\n\t"b"\\'],
    ['"a" "b"', 'ab'],
    ['"\\101\\x42\\q"', 'AB\\q'],
  ])('%s says %j', (quoted, text) => {
    expect(readQuoted(quoted)).toBe(text);
  });

  test.each([
    ['short', 79, '"short"'],
    ['one\ntwo', 79, '""\n"one\\n"\n"two"'],
    ['one\n', 79, '"one\\n"'],
    ['aaaa bbbb cccc', 12, '""\n"aaaa bbbb "\n"cccc"'],
    ['aaaaaaaaaaaaaaaa', 12, '""\n"aaaaaaaaaaaaaaaa"'],
    ['译译译 译译译', 12, '""\n"译译译 "\n"译译译"'],
    ['aaaa bbbb cccc', undefined, '"aaaa bbbb cccc"'],
  ])('%j in lines of %s', (text, width, quoted) => {
    expect(writeQuoted(text, { lineEnd: '\n', width, indent: 7 })).toBe(quoted);
  });
});

describe('plural forms', () => {
  test.each([
    ['n != 1', [1, 0, 1]],
    ['n==1 ? 0 : n==0 || (n%100 > 0 && n%100 < 20) ? 1 : 2', [1, 0, 1]],
    ['!(n < 2) + 1 - 0 * n / 3', [1, 1, 2]],
  ])('%s', (expression, forms) => {
    expect([0, 1, 2].map((n) => parsePluralExpression(expression)?.(n))).toEqual(forms);
  });

  test.each(['', 'n +', '(n', 'n n', 'x', `${'('.repeat(60)}n${')'.repeat(60)}`, 'n'.repeat(2_000)])(
    'refuses %j',
    (expression) => {
      expect(parsePluralExpression(expression)).toBeUndefined();
    },
  );

  test.each(['zh-CN', 'en', 'fr', 'ru', 'pl', 'cs', 'ar', 'lv', 'lt', 'ro', 'sl', 'ga', 'he'])(
    'the header for %s says what CLDR says',
    (tag) => {
      const forms = formsOfLanguage(tag);
      const stated = formsOfHeader(forms.header ?? '');
      const numbers = Array.from({ length: 200 }, (_, n) => n);
      expect(stated?.count).toBe(forms.count);
      expect(numbers.map((n) => stated?.formOf(n))).toEqual(numbers.map(forms.formOf));
    },
  );

  test('nearly all languages have a header', () => {
    const without = languages.filter(({ tag }) => formsOfLanguage(tag).header === undefined);
    expect(without.length).toBeLessThan(languages.length / 10);
  });
});

describe('reading', () => {
  const read = (text: string, options = {}) => parseDocument(poFormat, bytes(text), options).units;

  test.each([
    ['msgid "A"\nmsgstr ""', [['A', undefined, undefined]]],
    ['msgid "A"\nmsgstr "B"', [['A', 'B', 'translated']]],
    ['#, fuzzy\nmsgid "A"\nmsgstr "B"', [['A', 'B', 'draft']]],
    ['msgid "A"\n"%s"\nmsgstr "B"\n"%s"', [['A{1/}', 'B{1/}', 'translated']]],
    [
      'msgctxt "x"\nmsgid "A"\nmsgstr "B"\nmsgid "C"\nmsgstr ""',
      [
        ['A', 'B', 'translated'],
        ['C', undefined, undefined],
      ],
    ],
  ])('%s', (text, units) => {
    expect(
      read(text).map(({ source, target, targetState }) => [
        toMarkup(source),
        target && toMarkup(target),
        targetState,
      ]),
    ).toEqual(units);
  });

  test('plural forms are those of the header, else of the target language', () => {
    const plural = 'msgid "A"\nmsgid_plural "As"\nmsgstr[0] ""\nmsgstr[1] ""\n';
    const sources = (text: string, options = {}) => read(text, options).map(({ source }) => source.text);
    expect(sources(header('Plural-Forms: nplurals=3; plural=n>1 ? 2 : n;\\n') + plural)).toEqual([
      'As',
      'A',
      'As',
    ]);
    expect(sources(plural, { targetLanguage: 'zh-CN' })).toEqual(['As']);
    expect(sources(plural, { targetLanguage: 'pl' })).toEqual(['A', 'As', 'As']);
    expect(sources(header('Language: de\\n') + plural, { targetLanguage: 'ar' })).toHaveLength(6);
  });

  test('targets of another language are not offered', () => {
    const text = `${header('Language: de\\n')}msgid "A"\nmsgstr "B"\n`;
    expect(read(text, { targetLanguage: 'fr' })[0]?.target).toBeUndefined();
  });

  test('equal texts differ by their contexts, and else by their order', () => {
    const entry = 'msgid "A"\nmsgstr ""\n\n';
    const ids = read(`${entry}msgctxt "x"\n${entry}${entry}`).map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    expect(ids[2]).toBe(`${ids[0]}~2`);
  });

  test.each(['msgid A', 'just text', 'msgid "A" B\nmsgstr ""', 'msgid "A', 'msgid "A"\nmsgstr "B"\nwhat'])(
    'refuses %j',
    (text) => {
      expect(() => read(text)).toThrow(expect.objectContaining({ code: 'broken' }));
    },
  );
});

test('a file with a NUL is known, and refused by its line', () => {
  const text = `${header('Content-Type: text/plain; charset=UTF-8\\n')}msgid "Includes:"\nmsgstr "Comprend\0a0:"\n`;
  expect(poFormat.recognize(bytes(text))).toBe(3);
  expect(() => parseDocument(poFormat, bytes(text))).toThrow(
    expect.objectContaining({ code: 'broken', params: { part: ':5', reason: 'NUL' } }),
  );
});

describe('writing', () => {
  test('flags and former texts of a guess go, comments stay', () => {
    const text = '# by me\n#, fuzzy, c-format\n#| msgid "b"\nmsgid "a"\nmsgstr "x"\n';
    expect(shouted(text)).toBe('# by me\n#, c-format\nmsgid "a"\nmsgstr "A"\n');
  });

  test('a template gets the language and its forms', () => {
    const text = `${header('Language: \\nPlural-Forms: nplurals=INTEGER; plural=EXPRESSION;\\n')}msgid "a"\nmsgid_plural "as"\nmsgstr[0] ""\nmsgstr[1] ""\n`;
    const polish = shouted(text, { targetLanguage: 'pl' });
    expect(polish).toContain('msgstr[0] "A"\nmsgstr[1] "AS"\nmsgstr[2] "AS"\n');
    expect(polish).toContain('"Language: pl\\n"\n"Plural-Forms: nplurals=3; ');
    expect(shouted(text, { targetLanguage: 'ja' })).toMatch(/msgid_plural "as"\nmsgstr\[0\] "AS"\n$/);
  });

  test('a file that must become UTF-8 says so', () => {
    const text = `${header('Content-Type: text/plain; charset=ISO-8859-1\\n')}msgid "a"\nmsgstr ""\n`;
    const id = parseDocument(poFormat, bytes(text)).units[0]?.id ?? '';
    const built = buildDocument(poFormat, bytes(text), new Map([[id, plainInline('译')]]));
    expect(Buffer.from(built.output).toString()).toBe(
      text.replace('ISO-8859-1', 'UTF-8').replace(/msgstr ""\n$/, 'msgstr "译"\n'),
    );
    expect(built.warnings).toEqual([{ code: 'encoding-changed', count: 1 }]);
  });

  test('a translation that is the one in the file changes nothing', () => {
    const text = '#, fuzzy\nmsgid "a"\nmsgstr "x"\n';
    const [unit] = parseDocument(poFormat, bytes(text)).units;
    const { output } = buildDocument(poFormat, bytes(text), new Map([[unit?.id ?? '', plainInline('x')]]));
    expect(Buffer.from(output).toString()).toBe(text);
  });
});

test.each([
  [3, '# A\nmsgid ""\nmsgstr ""\n'],
  [3, '\ufeffmsgid "a"\r\nmsgstr "b"'],
  [1, 'Here is how:\nmsgid "a"\nmsgstr "b"\n'],
  [0, 'msgid'],
])('recognizes with certainty %i: %j', (certainty, text) => {
  expect(poFormat.recognize(bytes(text))).toBe(certainty);
});
