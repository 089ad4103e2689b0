import { fromMarkup, toMarkup } from '@transloom/core/inline/markup';
import { describe, expect, test } from 'vitest';
import { enclosedTexts, placePairs } from './place-pairs.ts';

describe('enclosedTexts', () => {
  test('are those of pairs with nothing but text inside', () => {
    const source = fromMarkup('The {1}red{/1} {2}ho{3/}use{/2} {4}{5}is{/5}{/4} {6}7{/6} {7}big');
    expect(enclosedTexts(source)).toEqual([
      { id: 1, text: 'red' },
      { id: 5, text: 'is' },
    ]);
  });
});

describe('placePairs', () => {
  test.each([
    ['follows a word that moved', 'La {1}casa{/1} roja', 'rojo', 'La casa {1}roja{/1}'],
    ['stays where it is right', 'La {1}casa{/1} roja', 'casa', 'La {1}casa{/1} roja'],
    ['stays where nothing is alike', 'La {1}casa{/1} roja', 'perro', 'La {1}casa{/1} roja'],
    [
      'follows several words',
      '{1}El coche{/1} de la casa grande',
      'la casa',
      'El coche de {1}la casa{/1} grande',
    ],
    ['takes the nearest of two alike', 'casa y {1}perro{/1} y casa', 'casa', '{1}casa{/1} y perro y casa'],
    ['goes inside of what encloses it', '{2}La {1}casa{/1} roja{/2}', 'roja', '{2}La casa {1}roja{/1}{/2}'],
    ['leaves words to the pair they have', '{1}La{/1} {2}casa{/2}', 'casa', '{1}La{/1} {2}casa{/2}'],
    ['does not enclose other codes', '{1}El{/1} gran {3/} coche', 'gran coche', '{1}El{/1} gran {3/} coche'],
  ])('a pair %s', (_, target, enclosed, placed) => {
    expect(toMarkup(placePairs(fromMarkup(target), [{ id: 1, text: enclosed }]))).toBe(placed);
  });
});
