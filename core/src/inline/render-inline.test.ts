import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inlineTextArbitrary } from './inline-text.arbitrary.ts';
import { codeToken, fromMarkup } from './markup.ts';
import { isWellNested } from './nesting.ts';
import { type InlineRenderer, renderInline } from './render-inline.ts';

const renderer: InlineRenderer = {
  text: (text) => text.replaceAll('<', '&lt;'),
  code: codeToken,
  openStyle: ({ name, color }) => `<${name.charAt(0)}${color ?? ''}>`,
  closeStyle: ({ name }) => `</${name.charAt(0)}>`,
};

test.each([
  ['a{b}b{/b}c', 'a<b>b</b>c'],
  ['{b}a{i}b{/i}c{/b}', '<b>a<i>b</i>c</b>'],
  ['{i}a{b}b{/b}{/i}', '<i>a<b>b</b></i>'],
  ['{b}a{i}b{/b}c{/i}', '<b>a<i>b</i></b><i>c</i>'],
  ['{b}a{1/}b{/b}', '<b>a{1/}b</b>'],
  ['{b}a{1}b{/b}c{/1}', '<b>a</b>{1}<b>b</b>c{/1}'],
  ['{1}a{b}b{/1}c{/b}', '{1}a<b>b</b>{/1}<b>c</b>'],
  ['{b}a{1}b{/1}c{/b}', '<b>a{1}b{/1}c</b>'],
  ['{1}{b}a{/b}{/1}', '{1}<b>a</b>{/1}'],
  ['{u#ff0000}a{/u}', '<u#ff0000>a</u>'],
  ['a {1}cut <', 'a {1}cut &lt;'],
])('%s becomes %s', (markup, rendered) => {
  expect(renderInline(fromMarkup(markup), renderer)).toBe(rendered);
});

test('styles and pairs always nest', () => {
  fc.assert(
    fc.property(inlineTextArbitrary(), (inline) => {
      fc.pre(isWellNested(inline.codes) && !/[<>{}]/.test(inline.text));
      expect(nests(renderInline(inline, renderer), inline.codes.map(codeToken))).toBe(true);
    }),
  );
});

function nests(rendered: string, tokens: readonly string[]): boolean {
  const open: string[] = [];
  for (const [token] of rendered.matchAll(/<\/?\w>|\{\/?\d+\}/g)) {
    const isClose = token.charAt(1) === '/';
    const partner = isClose ? token.replace('/', '') : token.replace(/^(.)/, '$1/');
    if (token.startsWith('{') && !tokens.includes(partner)) continue;
    if (!isClose) open.push(token);
    else if (open.pop() !== partner) return false;
  }
  return open.length === 0;
}
