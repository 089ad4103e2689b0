import { expect, test } from 'vitest';
import { fromMarkup, toMarkup } from '../../../inline/markup.ts';
import { buildDocument, parseDocument } from '../../read-document.ts';
import { propertiesFormat } from './properties-format.ts';

function unitsOf(file: string): readonly (readonly string[])[] {
  return parseDocument(propertiesFormat, new TextEncoder().encode(file)).units.map(({ id, source }) => [
    id,
    toMarkup(source),
  ]);
}

test.each([
  ['a=One', ['a', 'One']],
  ['  a :  One  ', ['a', 'One']],
  ['a One', ['a', 'One']],
  ['a\\ b\\=c = One', ['a b=c', 'One']],
  ['a = \\\n   One\\\r\n  more', ['a', 'Onemore']],
  ['a = caf\\u00e9 \\q', ['a', 'café q']],
  ["a = It''s {0}", ['a', "It's {1/}"]],
  ["a = It''s", ['a', "It''s"]],
])('reads %j', (file, unit) => {
  expect(unitsOf(file)).toEqual([unit]);
});

test('a choice by number has a unit for each stretch', () => {
  const file = 'a = {0,choice,0#no files|1#one file|1<{0} files} here';
  expect(unitsOf(file)).toEqual([
    ['a#0#', 'no files'],
    ['a#1#', 'one file'],
    ['a#1<', '{1/} files'],
    ['a', '{1/} here'],
  ]);
  const targets = new Map([['a#1<', fromMarkup('{1/} Dateien')]]);
  const { output } = buildDocument(propertiesFormat, new TextEncoder().encode(file), targets);
  expect(new TextDecoder().decode(output)).toBe('a = {0,choice,0#no files|1#one file|1<{0} Dateien} here');
});

test('comments before a key are its notes; an empty line ends them', () => {
  const { units } = parseDocument(
    propertiesFormat,
    new TextEncoder().encode('# Far\n\n# Near\n! by \\\na=One'),
  );
  expect(units[0]?.notes).toEqual(['Near', 'by \\']);
});

test.each([
  ['ASCII alone', 'a=One', 'é', 'a=\\u00E9'],
  ['UTF-8', 'a=One # é', 'é', 'a=é'],
  ['an argument and an apostrophe', 'a={0} files', "l'{1/}", "a=l''{0}"],
  ['no argument and an apostrophe', 'a=files', "l'eau", "a=l'eau"],
  ['lines', 'a=One\\n\\\n  two', '{1/}x\ny', 'a=\\n\\\n  x\\n\\\n  y'],
  ['a backslash', 'a=One', 'C:\\temp', 'a=C:\\\\temp'],
])('writes into %s', (_what, file, target, written) => {
  const targets = new Map([['a', fromMarkup(target)]]);
  const { output } = buildDocument(propertiesFormat, new TextEncoder().encode(file), targets);
  expect(new TextDecoder().decode(output)).toBe(written);
});

test('what Latin-1 lacks is escaped', () => {
  const { output, encoding } = buildDocument(
    propertiesFormat,
    Buffer.from('a=Größe des schönen Fensters', 'latin1'),
    new Map([['a', fromMarkup('é 中')]]),
  );
  expect([Buffer.from(output).toString('latin1'), encoding]).toEqual(['a=é \\u4E2D', 'windows-1252']);
});
