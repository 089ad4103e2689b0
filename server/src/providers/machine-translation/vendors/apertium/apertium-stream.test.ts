import { fromMarkup, toMarkup } from '@transloom/core/inline/markup';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readApertiumStream, writeApertiumStream } from './apertium-stream.ts';
import { tidySpaces } from './tidy-spaces.ts';

describe('the Apertium stream', () => {
  test('carries codes as superblanks and escapes what is special', () => {
    expect(writeApertiumStream(fromMarkup('a{1}b/c{/1} [d]{2/} ~e\n'))).toBe(
      'a[<g1>]b\\/c[</g1>] \\[d\\][<x2/>] [u126]e[u10][][\n]',
    );
  });

  test('comes back as it went', () => {
    const text = fc
      .string({ unit: fc.constantFrom(...'ab \\[]{}^$/@<>~\n中😀') })
      .filter((s) => !s.includes('{'));
    fc.assert(
      fc.property(text, text, (before, inside) => {
        const markup = `${before}{1}${inside}{/1}{2/}`;
        const back = readApertiumStream(writeApertiumStream(fromMarkup(markup)));
        expect(back && toMarkup(back)).toBe(markup);
      }),
    );
  });

  test.each(['', 'Hola', 'Hola[]', 'Hola[][\n] y más'])('is not whole without its end mark: %j', (stream) => {
    expect(readApertiumStream(stream)).toBeUndefined();
  });
});

describe('tidySpaces', () => {
  test.each([
    [
      ' Es una prueba .  Soy {1}aquí {/1}.',
      'It is a test. I am {1}here{/1}.',
      'Es una prueba. Soy {1}aquí{/1}.',
    ],
    ['no {1}me gusta{/1} .', 'I do not like it.', 'no {1}me gusta{/1}.'],
    ['{1}Hola{/1} ', 'Hello', '{1}Hola{/1}'],
    ['Vraiment !  Oui', 'Really !  Yes', 'Vraiment !  Oui'],
  ])('%j', (target, source, tidy) => {
    expect(toMarkup(tidySpaces(fromMarkup(target), source))).toBe(tidy);
  });
});
