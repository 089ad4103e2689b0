import { describe, expect, test } from 'vitest';
import { fromMarkup, toMarkup } from '../../../inline/markup.ts';
import { plainText } from '../../../inline/plain-text.ts';
import { buildDocument, parseDocument } from '../../read-document.ts';
import { mdFormat } from './md-format.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

function unitsOf(markdown: string): readonly string[] {
  return parseDocument(mdFormat, bytes(markdown)).units.map(
    ({ kind, source }) => `${kind}: ${toMarkup(source)}`,
  );
}

function translate(markdown: string, targets: Readonly<Record<string, string>>): string {
  const inline = new Map(Object.entries(targets).map(([id, markup]) => [id, fromMarkup(markup)]));
  return new TextDecoder().decode(buildDocument(mdFormat, bytes(markdown), inline).output);
}

describe('units', () => {
  test.each([
    [
      'headings without their marks',
      '# A #\n\nB\n===\n\n## C {#id}',
      ['heading: A', 'heading: B', 'heading: C'],
    ],
    ['paragraphs on one line', 'a\nb\n\n> c\n> d', ['paragraph: a b', 'paragraph: c d']],
    ['list items, tasks and notes', '- a\n- [x] b\n\n[^1]: c', ['list-item: a', 'list-item: b', 'note: c']],
    ['cells', '| a | b \\| c |\n|---|---|\n| d | `e` |', ['cell: a', 'cell: b | c', 'cell: d']],
    ['styles', 'a **b** _c_ ~~d~~ <u>e</u>', ['paragraph: a {b}b{/b} {i}c{/i} {1}d{/1} {u}e{/u}']],
    [
      'links and references',
      '[a](b "c") and [d][e] [f]\n\n[e]: x "y"\n[f]: z',
      ['attribute: c', 'paragraph: {1}a{/1} and {2}d{/2} {3}f{/3}', 'attribute: y'],
    ],
    ['code stays a code, also at the edge', '`npm` runs', ['paragraph: {1/} runs']],
    ['pictures and their text', 'x ![a](b "c") y', ['attribute: a', 'attribute: c', 'paragraph: x {1/} y']],
    ['hard breaks', 'a  \nb\\\nc', ['paragraph: a{1/}b{2/}c']],
    ['escapes and entities', '\\*a\\* &copy; 2 * 3', ['paragraph: *a* © 2 * 3']],
    ['code blocks are left alone', '```js\nvar a\n```\n\n    indented\n\n`only`', []],
    [
      'html blocks are read as html',
      '<div align=x>\n<p>a <b>b</b></p></div>\n\nc <span class=x>d</span>',
      ['paragraph: a {b}b{/b}', 'paragraph: c {1}d{/1}'],
    ],
    [
      'front matter people read',
      '---\ntitle: "A \\"b\\""\nlayout: page\ndescription: c\n---\n\nd',
      ['title: A "b"', 'attribute: c', 'paragraph: d'],
    ],
    [
      'addresses only where the parser sees them',
      '[a](https://www.b.c > d) e',
      ['paragraph: [a]({1/} > d) e'],
    ],
    ['autolinks', 'see <https://a.b> or www.c.de', ['paragraph: see {1/} or {2/}']],
  ])('%s', (_rule, markdown, units) => {
    expect(unitsOf(markdown)).toEqual(units);
  });

  test('codes read as what they show', () => {
    const [unit] = parseDocument(mdFormat, bytes('run `npm i` at <https://a.b>  \nnow')).units;
    expect(unit && plainText(unit.source, unit.codes)).toBe('run npm i at https://a.b\nnow');
  });
});

describe('writing', () => {
  test.each([
    ['a **b** _c_', { 'text-1': '{b}x{/b} {i}y{/i}' }, '**x** _y_'],
    ['a __b__', { 'text-1': '{b}x{/b} y' }, '__x__ y'],
    ['a **b** c', { 'text-1': '{b}“你好”{/b}世界' }, '<strong>“你好”</strong>世界'],
    ['a *b* c', { 'text-1': '{b}很{/b}好' }, '**很**好'],
    ['a', { 'text-1': '{u}b{/u}' }, '<u>b</u>'],
    ['[a](b "c")', { 'text-1': 'x', 'attribute-1': 'say "y"' }, '[x](b "say \\"y\\"")'],
    ['x [a](b "c")', { 'text-1': 'y {1}z{/1}', 'attribute-1': 'd' }, 'y [z](b "d")'],
    [
      'see [a] and [b][]\n\n[a]: x\n[b]: y',
      { 'text-1': '{1}甲{/1}和{2}b{/2}' },
      '[甲][a]和[b][]\n\n[a]: x\n[b]: y',
    ],
    ['![a](b)', { 'attribute-1': '[图]' }, '![\\[图\\]](b)'],
    ['a\n', { 'text-1': '1. one' }, '1\\. one\n'],
    ['a', { 'text-1': '- one' }, '\\- one'],
    ['a', { 'text-1': '# one' }, '\\# one'],
    ['# a', { 'text-1': '1. one' }, '# 1. one'],
    ['a', { 'text-1': '5 * 3 = x_y_z' }, '5 * 3 = x_y_z'],
    ['a', { 'text-1': '*x* [y](z) `q` <b>' }, '\\*x\\* \\[y\\](z) \\`q\\` \\<b\\>'],
    ['a \\_ &copy;', { 'text-1': '_ ©' }, '\\_ &copy;'],
    ['| a |\n|---|', { 'text-1': 'x | y' }, '| x \\| y |\n|---|'],
    ['> a  \n> b', { 'text-1': 'x{1/}y' }, '> x  \n> y'],
    ['a', { 'text-1': 'x\ny' }, 'x y'],
    ['a `b` c', { 'text-1': '{1/} x' }, '`b` x'],
    ['see https://a.b now', { 'text-1': '见{1/}。好' }, '见<https://a.b>。好'],
    ['see www.a.bc now', { 'text-1': '见 {1/}，好' }, '见 <http://www.a.bc>，好'],
    ['<p>a</p>\n\nb', { 'html-1-text-1': 'x < y' }, '<p>x &lt; y</p>\n\nb'],
    ['---\ntitle: a\n---\n', { 'front-matter-title': 'x: y' }, "---\ntitle: 'x: y'\n---\n"],
    [
      '---\r\ndescription: >\r\n  a\r\n  b\r\nfeatures:\r\n  - title: c\r\n---\r\n',
      { 'front-matter-description': 'x', 'front-matter-features[0].title': 'z' },
      '---\r\ndescription: >\r\n  x\r\nfeatures:\r\n  - title: z\r\n---\r\n',
    ],
    ["---\ntitle: 'a'\n---\n", { 'front-matter-title': "it's" }, "---\ntitle: 'it''s'\n---\n"],
  ])('%j with %j', (markdown, targets, written) => {
    expect(translate(markdown, targets)).toBe(written);
  });
});

test.each([
  [2, '# Title\n'],
  [2, 'See [a](https://b.c)'],
  [2, 'a | b\n---|---\n'],
  [1, 'Just text'],
  [0, '\0'],
])('recognizes with certainty %i: %j', (certainty, markdown) => {
  expect(mdFormat.recognize(bytes(markdown))).toBe(certainty);
});

test('nesting no person wrote is refused or read, in time', () => {
  unitsOf(`${'> '.repeat(500)}a`);
  unitsOf(`${'['.repeat(1000)}a`);
  expect(() => unitsOf(`a\n\n${'['.repeat(20_000)}`)).toThrow(
    expect.objectContaining({ code: 'limit', params: { part: ':3' } }),
  );
  expect(() => unitsOf('[a]('.repeat(20_000))).toThrow(expect.objectContaining({ code: 'limit' }));
  expect(() => unitsOf(`${'*a **b '.repeat(400)}c${'** *'.repeat(400)}`)).not.toThrow(RangeError);
});

test('a page may have any number of blocks', { timeout: 60_000 }, () => {
  expect(unitsOf(`${'# \n'.repeat(130_000)}# A`)).toEqual(['heading: A']);
});
