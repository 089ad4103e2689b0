import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { fromMarkup, toMarkup } from '../../../inline/markup.ts';
import { plainText } from '../../../inline/plain-text.ts';
import { buildDocument, parseDocument } from '../../read-document.ts';
import { htmlFormat } from './html-format.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

function unitsOf(html: string): readonly string[] {
  return parseDocument(htmlFormat, bytes(html)).units.map(
    ({ kind, source }) => `${kind}: ${toMarkup(source)}`,
  );
}

function translate(html: string, targets: Readonly<Record<string, string>>, targetLanguage?: string): string {
  const inline = new Map(Object.entries(targets).map(([id, markup]) => [id, fromMarkup(markup)]));
  const options = targetLanguage === undefined ? {} : { targetLanguage };
  return new TextDecoder().decode(buildDocument(htmlFormat, bytes(html), inline, options).output);
}

describe('units', () => {
  test.each([
    [
      'blocks end units',
      '<h1>A</h1>x<p>b<p>c<ul><li>d</ul>',
      ['heading: A', 'paragraph: x', 'paragraph: b', 'paragraph: c', 'list-item: d'],
    ],
    ['inline elements are codes', '<p>See <a href="x">this</a>.', ['paragraph: See {1}this{/1}.']],
    [
      'plain b, i, u are styles',
      '<p>a <b>b</b> <em>c</em> <u>d</u>',
      ['paragraph: a {b}b{/b} {i}c{/i} {u}d{/u}'],
    ],
    ['with attributes they are codes', '<p>a <b class=x>b</b>', ['paragraph: a {1}b{/1}']],
    ['what encloses everything is hidden', '<p><a href=x><span>All</span></a> <br>', ['paragraph: All']],
    ['white space is collapsed', '<p> a \n b <i> c</i> <code>d</code> e', ['paragraph: a b {i}c{/i} {1/} e']],
    ['but not in pre', '<pre>a\n  b</pre>', ['paragraph: a\n  b']],
    ['entities are read', '<p>&lt;a&gt; &amp; b&nbsp;&#20013;', ['paragraph: <a> & b\u00A0中']],
    [
      'attributes are units',
      '<p><img alt="Cat" src=x> says <a title="T" href=y>hi</a>',
      ['attribute: Cat', 'attribute: T', 'paragraph: says {1}hi{/1}'],
    ],
    [
      'so are meta, buttons and options',
      '<meta name=description content="D d"><input type=submit value=Go><button>B</button><option label=L>O',
      ['attribute: D d', 'attribute: Go', 'paragraph: B', 'attribute: L', 'paragraph: O'],
    ],
    ['other values are not', '<meta name=viewport content=width><input value=x><link title=t rel=y>', []],
    [
      'script, style and formulas are no text',
      '<p>a<script>x<b>y</script><style>z</style> b <math><mi>x</mi></math> c',
      ['paragraph: a{1/}{2/} b {3/} c'],
    ],
    [
      'a drawing in a sentence speaks for itself',
      '<p>a <svg aria-label="Logo"><title>T</title><style>s</style><text>l <tspan>m</tspan></text></svg> c',
      ['attribute: Logo', 'title: T', 'paragraph: l {1}m{/1}', 'paragraph: a {1/} c'],
    ],
    [
      'so does what stands for a film that is not shown',
      '<video><track label="Captions"><p>Get it <a href=x>here</a></video><iframe title="Map">x</iframe>',
      ['attribute: Captions', 'paragraph: Get it {1}here{/1}', 'attribute: Map'],
    ],
    [
      'and nothing that is not to be translated',
      '<p>a <svg translate="no"><text>s</text></svg> c',
      ['paragraph: a {1/} c'],
    ],
    [
      'nor is what says so',
      '<div translate=no>a<div>b</div></div><p class="x notranslate">c<p>d <span translate=no>E</span>',
      ['paragraph: d {1/}'],
    ],
    ['title is one', '<title>A &amp; <b></title>', ['title: A & <b>']],
    [
      'crossing and unclosed tags survive',
      '<p>a <b>b <i>c</b> d</i> <font>e<p>f</font>',
      ['paragraph: a {b}b {/b}{b}{i}c{/i}{/b}{i} d{/i} {1}e', 'paragraph: f'],
    ],
    ['ideographs wrap without a space', '<p>今天\n很好 a\nb', ['paragraph: 今天很好 a b']],
    ['comments are no text', '<p><!-- x --> <!--[if IE]><p>y</p><![endif]--></p>', []],
  ])('%s', (_rule, html, units) => {
    expect(unitsOf(html)).toEqual(units);
  });

  test('protected words and line breaks can be read', () => {
    const [unit] = parseDocument(htmlFormat, bytes('<p>Run <code>npm i</code> now.<br>Then go')).units;
    expect(unit && plainText(unit.source, unit.codes)).toBe('Run npm i now.\nThen go');
  });

  test('attributes of an element that is not translated are left alone', () => {
    expect(
      unitsOf('<p>a <span translate=no title="T">b</span> <em translate=yes class=notranslate>c</em>'),
    ).toEqual(['paragraph: a {1/} {2}c{/2}']);
  });
});

describe('writing', () => {
  test.each([
    ['<p>See <a href="x">this</a>.</p>', { 'text-1': '{1}这{/1}。' }, '<p><a href="x">这</a>。</p>'],
    ['<p>a <strong>b</strong></p>', { 'text-1': '{b}x{/b} {u}y{/u}' }, '<p><strong>x</strong> <u>y</u></p>'],
    [
      '<p>a&nbsp;b &eacute; &#x27;',
      { 'text-1': "é & < > ' \u00A0" },
      '<p>&eacute; &amp; &lt; &gt; &#x27; &nbsp;',
    ],
    ['<p>a > b "', { 'text-1': 'x > "y"' }, '<p>x > "y"'],
    [
      '<img alt="Cat" title=Dog>',
      { 'attribute-1': 'a "q" <', 'attribute-2': '狗 x' },
      '<img alt="a &quot;q&quot; <" title="狗 x">',
    ],
    ["<img alt='Cat'>", { 'attribute-1': "it's" }, "<img alt='it&#39;s'>"],
    ['<p>a <img alt="Cat"> b', { 'attribute-1': '猫', 'text-1': '甲{1/}乙' }, '<p>甲<img alt="猫">乙'],
    ['<p>a <img alt="Cat"> b', { 'attribute-1': '猫' }, '<p>a <img alt="猫"> b'],
    ['<pre>a\r\nb</pre>', { 'text-1': 'x\ny' }, '<pre>x\r\ny</pre>'],
    ['<p> a\n b </p>', { 'text-1': 'x\ny' }, '<p> x y </p>'],
    ['<p>a <b>b</b><img src=x>c', { 'text-1': 'xy' }, '<p>xy<img src=x>'],
  ])('%s', (html, targets, written) => {
    expect(translate(html, targets)).toBe(written);
  });

  test('the page says its new language and direction', () => {
    expect(translate('<html lang="en"><p>a', { 'text-1': 'b' }, 'ar')).toBe('<html lang="ar" dir="rtl"><p>b');
    expect(translate('<html lang=ar dir=rtl><p>a', { 'text-1': 'b' }, 'en')).toBe(
      '<html lang="en" dir="ltr"><p>b',
    );
    expect(translate('<html lang="en"><p>a', {}, 'ar')).toBe('<html lang="en"><p>a');
  });

  test('characters the encoding lacks become entities', () => {
    const html = '<meta charset="iso-8859-2"><p>Zażółć gęślą jaźń</p>';
    const file = new Uint8Array(iconv.encode(html, 'iso-8859-2'));
    const { output, encoding } = buildDocument(htmlFormat, file, new Map([['text-1', fromMarkup('ż中')]]));
    expect(iconv.decode(Buffer.from(output), 'iso-8859-2')).toBe(html.replace(/Za.*ń/, 'ż&#20013;'));
    expect(encoding).toBe('iso-8859-2');
  });

  test('a page that wrongly says it is UTF-16 is read', () => {
    expect(unitsOf('<meta charset="utf-16"><p>abc</p>')).toEqual(['paragraph: abc']);
  });
});

test.each([
  [3, '<!-- x --><!DOCTYPE html><p>'],
  [3, '<?xml version="1.0"?>\n<html xmlns="x">'],
  [2, '<p>Hello'],
  [1, '# <p>'],
  [1, '<?xml version="1.0"?><note>'],
  [0, '\0'],
])('recognizes with certainty %i: %s', (certainty, html) => {
  expect(htmlFormat.recognize(bytes(html))).toBe(certainty);
});

test('deep and unclosed html is read in time', () => {
  unitsOf(`${'<b>'.repeat(9000)}x${'<i title=a>y'.repeat(3000)}${'<div>'.repeat(20_000)}z`);
});

describe('code of templates', () => {
  test.each([
    ['<p>Dear {{ user.name }}, hi</p>', ['Dear {1/}, hi']],
    ['<p>{{#if a}}b{{else}}c{{/if}}</p>', ['b{1/}c']],
    ['<p>a <%= b > c %> d</p>', ['a {1/} d']],
    ['<p><?php if ($a->b > 1): ?>c<?php endif; ?></p>', ['c']],
    ['<p>{% if a %}<b>b</b>{% endif %} c</p>', ['{b}b{/b}{1/} c']],
    ['<a href="{{ url | x: "y" }}" title="Go to {{ name }}">a</a>', ['Go to {1/}', 'a']],
    ['<p>{{< figure title="a" >}} b</p>', ['a', 'b']],
    ['<p>*|FNAME|* has %%points%%</p>', ['{1/} has {2/}']],
    ['<p>{ a } 100% b</p>', ['{{ a } 100% b']],
  ])('%s', (page, sources) => {
    const { units } = parseDocument(htmlFormat, bytes(page));
    expect(units.map(({ source }) => toMarkup(source))).toEqual(sources);
    const same = buildDocument(htmlFormat, bytes(page), new Map(units.map(({ id, source }) => [id, source])));
    expect(new TextDecoder().decode(same.output)).toBe(page);
  });

  test('expressions of the user name more of it', () => {
    const { units } = parseDocument(htmlFormat, bytes('<p>a @@b@@ c</p>'), {
      placeholderPatterns: ['@@\\w+@@'],
    });
    expect(units.map(({ source }) => toMarkup(source))).toEqual(['a {1/} c']);
  });
});
