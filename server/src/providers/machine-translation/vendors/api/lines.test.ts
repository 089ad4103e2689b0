import { expect, test } from 'vitest';
import { linesOf, textsOfLines } from './lines.ts';

const texts = ['one', 'two\n\nthree\n', ' \nfour'];

test('lines come back in their texts, and empty ones stay where they were', () => {
  expect(linesOf(texts)).toEqual(['one', 'two', 'three', 'four']);
  expect(textsOfLines(texts, ['1', '2', '3', '4'])).toEqual(['1', '2\n\n3\n', ' \n4']);
});

test('a line too many or too few belongs nowhere', () => {
  expect(textsOfLines(texts, ['1', '2', '3'])).toBeUndefined();
  expect(textsOfLines(texts, ['1', '2', '3', '4', '5'])).toBeUndefined();
});
