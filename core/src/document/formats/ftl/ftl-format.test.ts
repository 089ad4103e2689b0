import { expect, test } from 'vitest';
import { fromMarkup, toMarkup } from '../../../inline/markup.ts';
import type { FormatOptions } from '../../document-format.ts';
import { buildDocument, parseDocument } from '../../read-document.ts';
import { ftlFormat } from './ftl-format.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

function unitsOf(file: string): Readonly<Record<string, string>> {
  const { units } = parseDocument(ftlFormat, bytes(file));
  return Object.fromEntries(units.map(({ id, source }) => [id, toMarkup(source)]));
}

function written(
  file: string,
  targets: Readonly<Record<string, string>>,
  options: FormatOptions = {},
): string {
  const entries = Object.entries(targets).map(([id, target]) => [id, fromMarkup(target)] as const);
  return new TextDecoder().decode(buildDocument(ftlFormat, bytes(file), new Map(entries), options).output);
}

const plural = `n =
    { $n ->
        [0] None
        [one] One file
       *[other] { $n } files
    }
`;

test.each([
  [
    'messages, terms, attributes',
    '-b = Fern\na = Hi { $x }\n    .label = Press',
    { '-b': 'Fern', a: 'Hi {1/}', 'a.label': 'Press' },
  ],
  ['no attributes of terms', '-b = Fern\n    .gender = female', { '-b': 'Fern' }],
  ['lines', 'a =\n    One\n    two\n\n    three\nb = End', { a: 'One{1/}two{2/}three', b: 'End' }],
  ['variants', plural, { 'n#0': 'None', 'n#one': 'One file', 'n#other': '{1/} files' }],
  [
    'text around variants',
    'a = See { $x ->\n    [a] one\n   *[b] two\n } there',
    { 'a#a': 'one', 'a#b': 'two', a: 'See {1/} there' },
  ],
  ['literals', 'a = {"{"}x{"}"} { "" }y', { a: '{{x} {1/}y' }],
  ['braces in literals', 'a = { F("}{") } x', { a: '{1/} x' }],
  ['marks of HTML', 'a = <b>One</b> two', { a: '{1}One{/1} two' }],
  ['nothing of what is broken', 'a = { $x\nb = Good\nc x\n= d', { b: 'Good' }],
])('reads %s', (_what, file, units) => {
  expect(unitsOf(file)).toEqual(units);
});

test('the comment of a message is its note', () => {
  const file = '## Group\n# Far\n\n# Near\n# by\na = One\n    .b = Two\nc = Three\n';
  const { units } = parseDocument(ftlFormat, bytes(file));
  expect(units.map(({ id, notes }) => [id, notes])).toEqual([
    ['a', ['Near', 'by']],
    ['a.b', ['Near', 'by']],
    ['c', undefined],
  ]);
});

test.each([
  ['a = One', '{{x}', 'a = {"{"}x{"}"}'],
  ['a = One', '[x]', 'a = [x]'],
  ['a =\n    One', '[x]', 'a =\n    {"["}x]'],
  ['a = One', 'x\n.y', 'a = x\n    {"."}y'],
  ['a =\n  One\n  two', 'x\ny', 'a =\n  x\n  y'],
])('%j as %j gives %j', (file, target, expected) => {
  expect(written(file, { a: target })).toBe(expected);
});

test.each([
  [
    'pl',
    'n =\n    { $n ->\n        [0] None\n        [one] One file\n        [few] { $n } pliku\n        [many] { $n } pliku\n       *[other] { $n } pliku\n    }\n',
  ],
  ['zh-CN', 'n =\n    { $n ->\n        [0] None\n        *[other] { $n } pliku\n    }\n'],
])('gives the plural forms of %s', (targetLanguage, expected) => {
  expect(written(plural, { 'n#other': '{1/} pliku' }, { targetLanguage })).toBe(expected);
});

test('depth is bounded', () => {
  expect(unitsOf(`a = ${'{ $x ->\n *[o] '.repeat(50_000)}`)).toEqual({});
  expect(unitsOf(`a = ${'{'.repeat(200_000)}`)).toEqual({});
});
