import { toMarkup } from '@transloom/core/inline/markup';
import { DOMParser as ProseParser } from 'prosemirror-model';
import { describe, expect, test } from 'vitest';
import { cleanPaste, separateBlocks } from './edit-segment.ts';
import { fromDoc } from './inline-doc.ts';
import { inlineSchema } from './inline-schema.ts';

function pasted(html: string, { styles = true } = {}): string {
  const place = document.createElement('div');
  place.innerHTML = separateBlocks(html);
  const slice = ProseParser.fromSchema(inlineSchema).parseSlice(place, { preserveWhitespace: true });
  const codes = [
    { id: 1, kind: 'open', at: 0 },
    { id: 1, kind: 'close', at: 0 },
  ] as const;
  const clean = cleanPaste(slice, codes, styles);
  return toMarkup(fromDoc(inlineSchema.node('segment', null, clean.content)));
}

describe('what is pasted', () => {
  test.each([
    [
      'cells of a table',
      '<table><tr><td>uno</td><td>dos</td></tr><tr><td>tres</td></tr></table>',
      'uno dos tres',
    ],
    ['a cell with paragraphs', '<table><tr><td><p>uno</p><p>dos</p></td></tr></table>', 'uno dos'],
    ['lines', '<p>uno<br>dos</p><p>tres</p>', 'uno dos tres'],
    [
      'Google Docs',
      '<b style="font-weight:normal"><p><span style="font-weight:400">uno</span></p></b>',
      'uno',
    ],
    ['bold of CSS', '<span style="font-weight:700">uno</span> dos', '{b}uno{/b} dos'],
    ['italic of CSS', '<span style="font-style:italic">uno</span>', '{i}uno{/i}'],
    ['underline of CSS', '<span style="text-decoration:underline">uno</span>', '{u}uno{/u}'],
    [
      'a source with codes',
      'Read <span data-code="open:1">1</span>the manual<span data-code="close:1">1</span>.',
      'Read {1}the manual{/1}.',
    ],
    ['codes of another segment', 'a <span data-code="open:7">7</span>b', 'a b'],
    ['scripts', '<script>alert(1)</script><img src=x onerror="alert(2)">uno', 'uno'],
  ])('%s', (_, html, markup) => {
    expect(pasted(html)).toBe(markup);
  });

  test('brings no style into a format without styles', () => {
    expect(pasted('<b>uno</b>', { styles: false })).toBe('uno');
  });
});
