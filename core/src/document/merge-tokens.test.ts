import { expect, test } from 'vitest';
import { toMarkup } from '../inline/markup.ts';
import { htmlFormat } from './formats/html/html-format.ts';
import { mdFormat } from './formats/md/md-format.ts';
import { buildDocument, parseDocument } from './read-document.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test.each([
  [htmlFormat, 'x <a><span>y</span></a>', 'x {1}y{/1}'],
  [htmlFormat, 'x <a><span><q>y</q></span></a> z', 'x {1}y{/1} z'],
  [htmlFormat, 'x <a><span>y</span> z</a>', 'x {1}{2}y{/2} z{/1}'],
  [htmlFormat, 'x <a><span>y</span><span>z</span></a> q', 'x {1}{2}y{/2}{3}z{/3}{/1} q'],
  [htmlFormat, 'x <a><b>y</b></a>', 'x {1}{b}y{/b}{/1}'],
  [htmlFormat, 'x <a><code>y</code></a> z', 'x {1/} z'],
  [htmlFormat, 'x <a><q><img alt="p"></q></a> z', 'x {1/} z'],
  [htmlFormat, 'x <a> <code>y</code></a> z', 'x {1/} z'],
  [htmlFormat, 'x<a> <code>y</code></a> z', 'x{1} {2/}{/1} z'],
  [htmlFormat, '<pre>x <a> <code>y</code></a> z</pre>', 'x {1} {2/}{/1} z'],
  [mdFormat, 'x [`y`](z) **`w`** q', 'x {1/} {2}{3/}{/2} q'],
])('%o reads %s as %s and writes it back', (format, text, markup) => {
  const file = bytes(text);
  const { units } = parseDocument(format, file);
  expect(units.map(({ source }) => toMarkup(source)).at(-1)).toBe(markup);
  const same = buildDocument(format, file, new Map(units.map(({ id, source }) => [id, source])));
  expect(new TextDecoder().decode(same.output)).toBe(text);
});

test('says what was merged', () => {
  const { units } = parseDocument(
    htmlFormat,
    bytes('x <a href="z"><code>y</code></a> w <a><span>v</span></a>'),
  );
  expect(units[0]?.codes).toEqual({
    1: { type: 'variable', display: 'a href="z" y', equivalent: 'y', required: true },
    2: { type: 'link', display: 'a span' },
  });
});
