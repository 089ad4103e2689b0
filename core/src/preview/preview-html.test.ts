import { expect, test } from 'vitest';
import { fromMarkup } from '../inline/markup.ts';
import { type PreviewSegment, previewHtml } from './preview-html.ts';

const segment = (markup: string, more: Partial<PreviewSegment> = {}): PreviewSegment => ({
  id: 's1',
  unitKind: 'paragraph',
  startsUnit: true,
  afterSpace: false,
  missing: false,
  codes: {},
  text: fromMarkup(markup),
  ...more,
});

test.each([
  ['<script>alert("x")</script> & co', '&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; co'],
  ['{b}bold{/b} {i}slanted{/i} {u#ff0000}line{/u}', '<b>bold</b> <i>slanted</i> <u>line</u>'],
  ['one\ntwo', 'one<br>two'],
  ['a{1/}b', 'a<br>b'],
  ['{2}link{/2} {3/}', 'link <span class="code">&lt;name&gt;</span>'],
])('shows %j as a reader sees it', (markup, expected) => {
  const codes = {
    1: { type: 'break', equivalent: '\n' },
    2: { type: 'link', display: 'a href="javascript:x"' },
    3: { type: 'variable', display: '<name>' },
  } as const;
  expect(previewHtml([segment(markup, { codes })], 'en')).toBe(
    `<p class="paragraph"><span data-segment="s1">${expected}</span></p>`,
  );
});

test('shows a translation under its source', () => {
  const both = segment('Open <lid>.', { translation: fromMarkup('Abra la {b}tapa{/b}.') });
  expect(previewHtml([both], 'es')).toBe(
    '<p class="paragraph"><span data-segment="s1" data-both><span class="source" dir="auto">Open &lt;lid&gt;.</span>' +
      '<span class="translation" dir="auto">Abra la <b>tapa</b>.</span></span></p>',
  );
});

test('keeps the segments of a unit together, with the space of the language', () => {
  const two = [
    segment('One.', { unitKind: 'heading' }),
    segment('Two.', { id: 's2', startsUnit: false, afterSpace: true, missing: true }),
    segment('Three.', { id: 's3', unitKey: 'menu.<3>' }),
  ];
  expect(previewHtml(two, 'en')).toBe(
    '<h2 class="heading"><span data-segment="s1">One.</span> <span data-segment="s2" data-missing>Two.</span></h2>\n' +
      '<p class="paragraph"><span class="key">menu.&lt;3&gt;</span><span data-segment="s3">Three.</span></p>',
  );
  expect(previewHtml(two, 'zh-CN')).toContain('</span><span data-segment="s2"');
});
