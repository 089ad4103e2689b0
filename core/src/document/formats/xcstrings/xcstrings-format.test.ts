import { describe, expect, test } from 'vitest';
import { fromMarkup, toMarkup } from '../../../inline/markup.ts';
import { buildDocument, parseDocument } from '../../read-document.ts';
import { xcstringsFormat } from './xcstrings-format.ts';

const unit = (value: string, state = 'translated') => ({ stringUnit: { state, value } });
const plural = (forms: object) => ({ variations: { plural: forms } });

function catalog(strings: object, space?: number): Uint8Array {
  return new TextEncoder().encode(
    JSON.stringify({ sourceLanguage: 'en', strings, version: '1.0' }, null, space),
  );
}

function read(strings: object, options = {}) {
  const { units } = parseDocument(xcstringsFormat, catalog(strings), options);
  return units.map(({ id, source, target, targetState }) => [
    id,
    toMarkup(source),
    target && toMarkup(target),
    targetState,
  ]);
}

function write(file: Uint8Array, targets: Record<string, string>, options = {}): string {
  const map = new Map(Object.entries(targets).map(([id, markup]) => [id, fromMarkup(markup)]));
  return Buffer.from(buildDocument(xcstringsFormat, file, map, options).output).toString();
}

function writtenStrings(strings: object, targets: Record<string, string>, options = {}): unknown {
  return JSON.parse(write(catalog(strings), targets, options)).strings;
}

describe('reading', () => {
  test('the key is the source where the catalog has no other', () => {
    expect(read({ Open: {}, a1: { localizations: { en: unit('Close %@') } } })).toEqual([
      ['Open', 'Open', undefined, undefined],
      ['a1', 'Close {1/}', undefined, undefined],
    ]);
  });

  test.each([
    [{}, ['Auf', 'draft']],
    [{ targetLanguage: 'de-AT' }, ['Auf', 'draft']],
    [{ targetLanguage: 'fr' }, ['Ouvrir', 'translated']],
    [{ targetLanguage: 'ja' }, [undefined, undefined]],
  ])('the target with %j', (options, target) => {
    const strings = { Open: { localizations: { de: unit('Auf', 'needs_review'), fr: unit('Ouvrir') } } };
    expect(read(strings, options)[0]?.slice(2)).toEqual(target);
  });

  test('plural forms are those of the target language', () => {
    const strings = {
      n: { localizations: { en: plural({ one: unit('%d file'), other: unit('%d files') }) } },
    };
    const forms = (targetLanguage: string) =>
      read(strings, { targetLanguage }).map(([id, source]) => [id, source]);
    expect(forms('zh-CN')).toEqual([['n#plural.other', '{1/} files']]);
    expect(forms('pl')).toEqual([
      ['n#plural.one', '{1/} file'],
      ['n#plural.few', '{1/} files'],
      ['n#plural.many', '{1/} files'],
      ['n#plural.other', '{1/} files'],
    ]);
  });

  test('a form for zero is kept in any language, devices as they are', () => {
    const device = {
      variations: {
        device: { mac: unit('Click'), iphone: plural({ zero: unit('No tap'), other: unit('Taps') }) },
      },
    };
    expect(
      read({ a: { localizations: { en: device } } }, { targetLanguage: 'ja' }).map(([id]) => id),
    ).toEqual(['a#device.mac', 'a#device.iphone.plural.zero', 'a#device.iphone.plural.other']);
  });

  test('what is not to be translated is counted', () => {
    const { warnings } = parseDocument(xcstringsFormat, catalog({ Acme: { shouldTranslate: false } }));
    expect(warnings).toEqual([{ code: 'excluded-text-skipped', count: 1 }]);
  });
});

describe('writing', () => {
  test('a text that is there changes in its place', () => {
    const file = catalog({ a: { localizations: { de: unit('alt/neu', 'new'), en: unit('old') } } });
    expect(write(file, { a: 'ne"u' })).toBe(
      Buffer.from(file).toString().replace('"alt/neu"', '"ne\\"u"').replace('"new"', '"translated"'),
    );
  });

  test.each([
    [{ a: {} }, { a: { localizations: { fr: unit('X') } } }],
    [{ a: { localizations: {} } }, { a: { localizations: { fr: unit('X') } } }],
    [
      { a: { localizations: { en: unit('a'), ja: unit('b') } } },
      { a: { localizations: { en: unit('a'), fr: unit('X'), ja: unit('b') } } },
    ],
    [{ a: { comment: 'c' } }, { a: { comment: 'c', localizations: { fr: unit('X') } } }],
  ])('a language is added to %j', (before, after) => {
    expect(writtenStrings(before, { a: 'X' }, { targetLanguage: 'fr' })).toEqual(after);
  });

  test('a substitution keeps its argument', () => {
    const forms = (one: string, other: string) => ({
      argNum: 2,
      formatSpecifier: 'lld',
      ...plural({ one: unit(one), other: unit(other) }),
    });
    const en = { ...unit('%#@n@ left'), substitutions: { n: forms('%arg day', '%arg days') } };
    const strings = writtenStrings(
      { a: { localizations: { en } } },
      { a: '{1/} noch', 'a#n.plural.one': '{1/} Tag', 'a#n.plural.other': '{1/} Tage' },
      { targetLanguage: 'de' },
    );
    expect(strings).toMatchObject({
      a: {
        localizations: {
          de: { ...unit('%#@n@ noch'), substitutions: { n: forms('%arg Tag', '%arg Tage') } },
        },
      },
    });
  });

  test('is laid out as the file is', () => {
    const output = write(catalog({ a: {} }, 4), { a: 'X' }, { targetLanguage: 'fr' });
    expect(output).toBe(Buffer.from(catalog({ a: { localizations: { fr: unit('X') } } }, 4)).toString());
  });

  test('where no language is known nothing is written', () => {
    const { output, warnings } = buildDocument(
      xcstringsFormat,
      catalog({ a: {} }),
      new Map([['a', fromMarkup('X')]]),
    );
    expect(output).toEqual(catalog({ a: {} }));
    expect(warnings).toEqual([{ code: 'text-not-written', count: 1 }]);
  });
});

test.each([
  ['broken', '{"sourceLanguage":"en","strings":{'],
  ['broken', '{"sourceLanguage":"en","strings":[]}'],
  ['limit', `{"sourceLanguage":"en","strings":${'{"a":'.repeat(100)}1${'}'.repeat(100)}}`],
])('refuses with %s: %s', (code, text) => {
  expect(() => parseDocument(xcstringsFormat, new TextEncoder().encode(text))).toThrow(
    expect.objectContaining({ code }),
  );
});
