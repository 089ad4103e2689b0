import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { translated, unitTexts } from '../../../testing/document-texts.ts';
import { parseDocument } from '../../read-document.ts';
import { rstFormat } from './rst-format.ts';

const guide = readFileSync(join(import.meta.dirname, 'fixtures/guide.in.rst'), 'utf8');

test('reads what people read and passes over code', () => {
  expect(unitTexts(rstFormat, guide)).toEqual([
    'Guide',
    'Somebody',
    '1.0',
    'Text with {i}emphasis{/i}, {b}strong text{/b} and {1/} in two lines. See {2}the site{/2}, {3}this part{/3}, {4/} and {5/} {6/}.',
    'Section',
    'First item goes on',
    'Second item with {1/}',
    'One',
    'Two',
    'Term',
    'Its definition.',
    'A short note.',
    'A longer note.',
    'Some code',
    'A picture',
    'What it shows.',
    'Example',
    'One line',
    'Another line',
    'A',
    'B',
    '1',
    '2',
    'A footnote.',
    'The name',
  ]);
  const { warnings } = parseDocument(rstFormat, Buffer.from(guide));
  expect(warnings).toEqual([]);
});

test.each([
  ['Title\n=====\n', '标题与文字', 'text-1', '标题与文字\n==========\n'],
  ['a **b** c\n', '{b}很{/b}好', 'text-1', '**很**\\ 好\n'],
  ['a ``b`` c\n', '用{1/}来', 'text-1', '用\\ ``b``\\ 来\n'],
  ['see `here`_ now\n', 'vea {1}aquí{/1} ya', 'text-1', 'vea `aquí <here_>`_ ya\n'],
  ['see `here`_ now\n', 'see {1}here{/1}', 'text-1', 'see `here`_\n'],
  ['a 5\\*3 b\n', '5*3 *x my_ |y|', 'text-1', '5*3 \\*x my\\_ \\|y|\n'],
  ['- a\n  b\n', 'c', 'text-1', '- c\n'],
])('%j becomes %j', (file, target, id, written) => {
  expect(translated(rstFormat, file, { [id]: target })).toBe(written);
});

test.each([
  ['a \\*b\\*', ['a *b*']],
  ['re\\ *b*\\ c', ['re{i}b{/i}c']],
  [':param x: The value', ['The value']],
  ['.. image:: a.png\n   :alt: b\n\nc', ['b', 'c']],
  ['.. py:function:: f(x)\n\n   What it does.', ['What it does.']],
  ['.. list-table:: Title\n   :header-rows: 1\n\n   * - A\n     - B', ['Title', 'A', 'B']],
  ['::\n\n    code\n\ntext', ['text']],
])('%j has the texts %j', (file, sources) => {
  expect(unitTexts(rstFormat, file)).toEqual(sources);
});
