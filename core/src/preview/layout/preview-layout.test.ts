import { describe, expect, test } from 'vitest';
import { createZip } from '../../archive/create-zip.ts';
import { documentFormat } from '../../document/format-registry.ts';
import { parseDocument } from '../../document/read-document.ts';
import { toMarkup } from '../../inline/markup.ts';
import { sliceInline } from '../../inline/slice-inline.ts';
import { segmentUnit } from '../../segmentation/segment-unit.ts';
import { type LayoutSegment, previewLayout } from './preview-layout.ts';

/** The layout of a text split as a document would be; translations by source text. */
function layoutOf(
  formatId: string,
  content: string | Uint8Array,
  translations: Readonly<Record<string, string>> = {},
) {
  const file = Buffer.from(content);
  const { units } = parseDocument(documentFormat(formatId), file);
  const segments = units.flatMap((unit) =>
    segmentUnit(unit, 'en').map(({ start, end }): Omit<LayoutSegment, 'id'> => {
      const source = toMarkup(sliceInline(unit.source, start, end));
      const target = translations[source] ?? '';
      return { unitId: unit.id, spanStart: start, spanEnd: end, text: target, missing: target === '' };
    }),
  );
  const withIds = segments.map((segment, index) => ({ ...segment, id: `s${index + 1}` }));
  const layout = previewLayout({ formatId, file, options: {}, language: 'es', segments: withIds });
  if (layout === undefined) throw new Error('no layout');
  return layout;
}

describe('a web page', () => {
  test('keeps its elements, classes and styles, with its segments in them', () => {
    const { html } = layoutOf(
      'html',
      '<html><head><style>.a{color:red}</style></head><body class="b"><p class="a">One house. Two <em>old</em> houses.</p></body></html>',
      { 'One house.': 'Una casa.' },
    );
    expect(html).toBe(
      '<style>.a{color:red}</style><body class="b"><p class="a"><span data-segment="s1">Una casa.</span> ' +
        '<span data-segment="s2" data-missing>Two </span><em><span data-segment="s2" data-missing>old</span></em>' +
        '<span data-segment="s2" data-missing> houses.</span></p></body>',
    );
  });

  test('is on light paper whatever is preferred', () => {
    const css = '@media screen and ( Prefers-color-scheme:dark ){img{filter:invert(1)}}';
    expect(layoutOf('html', `<style>${css}</style><p>a b</p>`).html).toContain(
      '<style>@media screen and (max-width:0){img{filter:invert(1)}}</style>',
    );
  });

  test('names what has no place on it, and shows pictures by what they say', () => {
    const { html, unseenIds } = layoutOf(
      'html',
      '<title>Shop</title><p>Buy <img src="https://example.com/a.png" alt="A red car"> now.</p>',
    );
    expect(unseenIds).toEqual(['s1']);
    expect(html).toContain('<span data-picture data-segment="s2" data-missing>A red car</span>');
    expect(html).not.toContain('example.com');
  });

  test('marks texts of fields, which take no elements', () => {
    const { html } = layoutOf(
      'html',
      '<p><input type="submit" value="Send it"><select><option>First</option></select></p>',
    );
    expect(html).toContain('value="Send it" tabindex="-1" data-segment=');
    expect(html).toMatch(/<option data-segment="s\d" data-missing>First<\/option>/);
  });
});

describe('nothing acts and nothing is fetched', () => {
  test.each([
    '<p onclick="x()">a b</p>',
    '<script>alert(1)</script><p>a b</p>',
    '<a href="javascript:x()">a b</a>',
    '<a href="https://example.com/">a b</a>',
    '<iframe src="https://example.com/">a</iframe><p>a b</p>',
    '<img src=x onerror=x()><p>a b</p>',
    '<svg><script>x()</script><a xlink:href="javascript:x()">a</a></svg><p>a b</p>',
    '<math><mtext><img src=x onerror=x()></mtext></math><p>a b</p>',
    '<style>@import "https://example.com/a.css"; p{background:url(https://example.com/a)}</style><p>a b</p>',
    '<style>p{color:red}</style/><img src=x onerror=x()><p>a b</p>',
    '<p style="background:URL(\'https://example.com/a\')">a b</p>',
    '<link rel=stylesheet href="https://example.com/a.css"><p>a b</p>',
    '<base href="https://example.com/"><p>a b</p>',
    '<form action="https://example.com/"><button formaction="https://example.com/">a b</button></form>',
    '<meta http-equiv="refresh" content="0;url=https://example.com/"><p>a b</p>',
    '<object data="https://example.com/"></object><embed src="https://example.com/"><p>a b</p>',
    '<video poster="https://example.com/a" src="https://example.com/b"></video><p>a b</p>',
    '<template><img src=x onerror=x()></template><p>a b</p>',
    '<p data-segment="forged">a b</p>',
  ])('%s', (page) => {
    const { html } = layoutOf('html', page);
    expect(html).toContain('a b');
    expect(html).not.toMatch(
      /example\.com|<script|javascript:|\son\w+=|<iframe|<img|<svg|<base|<link|<meta|url\(|@import|forged/i,
    );
  });

  test('what a browser without scripts shows is text', () => {
    const { html } = layoutOf('html', '<noscript><p title="</noscript><img src=x>">a b</p></noscript>');
    expect(html).toContain('<p title="&lt;/noscript&gt;&lt;img src=x&gt;"><span data-segment="s2"');
  });

  test('pictures in the file itself are shown', () => {
    const { html } = layoutOf('html', '<p>a b <img src="data:image/png;base64,iVBORw0KGgo=" alt="c d"></p>');
    expect(html).toContain('<img src="data:image/png;base64,iVBORw0KGgo=" alt="c d" data-segment=');
    expect(layoutOf('html', '<p>a b <img src="data:image/svg+xml;base64,AAAA"></p>').html).not.toContain(
      '<img',
    );
  });
});

describe('Markdown', () => {
  test('is shown as what it stands for', () => {
    const { html, unseenIds } = layoutOf(
      'md',
      '---\ntitle: A page\n---\n\n# Head\n\n_One_ house. **Two** houses.\n\n| A b | C d |\n|---|---|\n| e f | g h |\n',
      { Head: 'Título' },
    );
    expect(html).toContain('<h1><span data-segment="s2">Título</span></h1>');
    expect(html).toContain('<em><span data-segment="s3" data-missing>One</span></em>');
    expect(html).toContain('<strong><span data-segment="s4" data-missing>Two</span></strong>');
    expect(html).toContain('<td><span data-segment="s7" data-missing>e f</span></td>');
    expect(unseenIds).toEqual(['s1']);
  });

  test('its own HTML is as harmless as a page', () => {
    const { html } = layoutOf(
      'md',
      'a b <b onclick="x()">c</b>\n\n<script>x()</script>\n\n[d](javascript:x())\n',
    );
    expect(html).not.toMatch(/onclick|<script|javascript/);
  });
});

test('brackets a file has itself are not taken for marks', () => {
  const { html } = layoutOf('html', '<p>a ⸨9⸩ b</p>');
  expect(html).toContain('<span data-segment="s1" data-missing>a ⸨9⸩ b</span>');
});

test('a page nested deeper than calls can be is shown', () => {
  const deep = `${'<div>'.repeat(20_000)}<p>a b</p>`;
  expect(layoutOf('html', deep).html).toContain('a b');
});

describe('a book', () => {
  const container =
    '<container><rootfiles><rootfile full-path="OPS/a.opf" media-type="application/oebps-package+xml"/></rootfiles></container>';
  const opf =
    '<package xmlns="http://www.idpf.org/2007/opf"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>My book</dc:title></metadata>' +
    '<manifest><item id="b" href="text/b.xhtml" media-type="application/xhtml+xml"/><item id="a" href="text/a.xhtml" media-type="application/xhtml+xml"/></manifest>' +
    '<spine><itemref idref="a"/><itemref idref="b"/></spine></package>';
  const page = (body: string) =>
    '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title/><script src="x.js"/>' +
    `<link rel="stylesheet" href="../look.css"/></head><body class="p">${body}</body></html>`;
  const picture = Buffer.from('iVBORw0KGgo=', 'base64');
  const book = createZip(
    Object.entries({
      mimetype: 'application/epub+zip',
      'META-INF/container.xml': container,
      'OPS/a.opf': opf,
      'OPS/text/a.xhtml': page(
        '<a id="top"/><p>One <i>house</i>.</p><img src="../pic%20one.png" alt="A car"/>',
      ),
      'OPS/text/b.xhtml': page(
        '<p>Two.</p><img src="https://example.com/a.png" alt="Gone"/><img src="no.png" alt="No"/>',
      ),
      'OPS/look.css': '@import "x.css"; p{color:red;background:url(a.png)}',
    })
      .map(([name, text]) => ({ name, content: Buffer.from(text) }))
      .concat({ name: 'OPS/pic one.png', content: picture }),
  );

  test('is shown page by page in reading order, with its style sheet and pictures', () => {
    const { html, unseenIds } = layoutOf('epub', book, { 'Two.': 'Dos.' });
    expect(html).toBe(
      '<style> p{color:red;background:none}</style><body>' +
        '<section data-page class="p"><a id="top" data-link=""></a><p><span data-segment="s2" data-missing>One </span>' +
        '<i><span data-segment="s2" data-missing>house</span></i><span data-segment="s2" data-missing>.</span></p>' +
        '<img src="data:image/png;base64,iVBORw0KGgo=" alt="A car" data-segment="s3" data-missing></section>' +
        '<section data-page class="p"><p><span data-segment="s4">Dos.</span></p>' +
        '<span data-picture data-segment="s5" data-missing>Gone</span>' +
        '<span data-picture data-segment="s6" data-missing>No</span></section></body>',
    );
    expect(unseenIds).toEqual(['s1']);
  });
});
