import type { InlineCodeTable } from '@transloom/core/inline/inline-text';
import { fromMarkup, toMarkup } from '@transloom/core/inline/markup';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prepareText } from './prepare-text.ts';

const codes: InlineCodeTable = { 5: { type: 'image' }, 6: { type: 'variable' }, 7: { type: 'link' } };

function prepared(markup: string) {
  return prepareText(fromMarkup(markup), codes);
}

describe('prepareText', () => {
  test.each([
    ['plain text', 'Hello world.', 'Hello world.'],
    ['codes are numbered in order of appearance', 'a {7}b{/7} c{9/} d', 'a {1}b{/1} c{2/} d'],
    ['styles travel as pairs', 'a {b}b{/b} {i}c{/i} d', 'a {1}b{/1} {2}c{/2} d'],
    ['a pair around everything stays at home', '{7}all of it{/7}', 'all of it'],
    ['a style around everything stays at home', '{b}all of it{/b}', 'all of it'],
    ['so do images at the edges and white space', ' {5/} text {5/}', 'text'],
    ['a variable at the edge is a word of the sentence', '{6/} files', '{1/} files'],
    ['a pair that opens at the edge and closes inside', '{7}Click{/7} here', '{1}Click{/1} here'],
    ['only as much as has its partner', '{5/}{7}{b}a{/b} b{/7}', '{1}a{/1} b'],
    ['a lone half is a placeholder', 'a {7}b', 'a {1/}b'],
    ['crossing pairs', 'x {1}a{2}b{/1}c{/2} y', 'x {1}a{2/}b{/1}c{3/} y'],
    ['a style cut by a pair', 'x {b}a{7}b{/b}c{/7} y', 'x {1}a{/1}{2}{3}b{/3}c{/2} y'],
    ['an address', 'See https://example.com/a?b=1. Now', 'See {1/}. Now'],
    ['a mail address', 'Ask me@example.com now', 'Ask {1/} now'],
    ['variables', 'Hi {{name}, %s of %1$d!', 'Hi {1/}, {2/} of {3/}!'],
    ['a per cent sign is no variable', '50 % of 20% discount', '50 % of 20% discount'],
    [
      'a literal with a code in it stays text',
      'a https://exa{7}mple{/7}.com b',
      'a https://exa{1}mple{/1}.com b',
    ],
  ])('%s', (_, source, sent) => {
    expect(toMarkup(prepared(source).inline)).toBe(sent);
  });

  test('puts the codes, styles and literals back where the engine left their marks', () => {
    const { restore } = prepared('{5/}Press the {b}red{/b} {7}button{/7} of {{device}.');
    const answer = fromMarkup('Pulse el {2}botón{/2} {1}rojo{/1} de {3/}.');
    expect(toMarkup(restore(answer))).toBe('{5/}Pulse el {7}botón{/7} {b}rojo{/b} de {{device}.');
  });

  test('drops marks it never sent', () => {
    expect(toMarkup(prepared('a {7}b{/7} c').restore(fromMarkup('x {1}y{/1} {8/}z')))).toBe('x {7}y{/7} z');
  });

  test('tells the engine what a mark stands for', () => {
    expect(prepared('a {7}b{/7} %s c').codes).toEqual({
      1: { type: 'link' },
      2: { type: 'variable', equivalent: '%s' },
    });
  });

  test('an engine that changes nothing gives the source back', () => {
    const part = fc.constantFrom(
      'a',
      ' ',
      '{1}',
      '{/1}',
      '{2}',
      '{/2}',
      '{5/}',
      '{b}x y{/b}',
      '{i}{7}z{/7}{/i}',
      '%s',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const source = fromMarkup(parts.join(''));
        const { inline, restore } = prepareText(source, codes);
        expect(toMarkup(restore(inline))).toBe(toMarkup(source));
      }),
    );
  });
});
