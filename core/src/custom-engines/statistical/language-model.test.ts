import { describe, expect, test } from 'vitest';
import { buildLanguageModel } from './build-language-model.ts';
import { LanguageModel } from './language-model.ts';
import { endWord, startWord, unknownWord } from './vocabulary.ts';

const [a, b, c, d] = [6, 7, 8, 9] as const;
const sentences = [
  [a, b, c],
  [a, b, d],
  [b, c],
  [a, c, c, b],
].map((words) => Int32Array.from(words));
const model = buildLanguageModel(sentences, 3);

function stateAfter(words: readonly number[]): number {
  return words.reduce((state, word) => model.advance(state, word), 0);
}

function probability(word: number, ...before: readonly number[]): number {
  model.advance(stateAfter(before), word);
  return Math.exp(model.cost);
}

describe('modified Kneser-Ney', () => {
  test.each([[[]], [[startWord]], [[startWord, a]], [[a, b]], [[c, c]], [[unknownWord]], [[b, unknownWord]]])(
    'what may follow %j comes to one',
    (before) => {
      const next = [endWord, unknownWord, a, b, c, d];
      const sum = next.reduce((total, word) => total + probability(word, ...before), 0);
      expect(sum).toBeCloseTo(1, 5);
    },
  );

  test('a word counts by how many it came after, not by how often it came', () => {
    // c came after b, a and c; b after a, the beginning and c; d after b alone.
    expect(probability(c)).toBeCloseTo(probability(b), 6);
    expect(probability(c)).toBeGreaterThan(probability(d));
    expect(probability(d)).toBeGreaterThan(probability(unknownWord));
  });

  test('what came is likelier than what did not', () => {
    expect(probability(b, startWord, a)).toBeGreaterThan(probability(d, startWord, a));
  });
});

test('histories that say the same of what follows are one state', () => {
  expect(stateAfter([startWord, a, unknownWord])).toBe(stateAfter([unknownWord]));
});

test('a model that was stored says the same', () => {
  const again = new LanguageModel(model.stored);
  for (const word of [a, b, c, d, endWord]) {
    const state = stateAfter([startWord, a]);
    expect(again.advance(state, word)).toBe(model.advance(state, word));
    expect(again.cost).toBe(model.cost);
  }
});
