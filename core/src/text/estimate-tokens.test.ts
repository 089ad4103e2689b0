import { expect, test } from 'vitest';
import { estimateTokens, estimateTranslatedTokens } from './estimate-tokens.ts';

test.each([
  ['', 0, 0],
  ['The boiler is cold.', 5, 10],
  ['锅炉是冷的。', 5, 12],
  ['Котёл холодный.', 7, 14],
  ['ボイラー ABC', 5, 10],
  ['😀', 1, 1],
])('%j is usually %i tokens, at most %i', (text, usual, most) => {
  expect(estimateTokens(text)).toEqual({ usual, most });
});

test.each([
  ['The boiler is cold.', 'zh-CN', 6, 19],
  ['The boiler is cold.', 'es', 5, 15],
  ['The boiler is cold.', 'ru', 10, 29],
  ['锅炉是冷的', 'en-US', 4, 12],
  ['', 'en', 0, 0],
])('%j in %s is usually %i tokens, at most %i', (source, language, usual, most) => {
  expect(estimateTranslatedTokens(source, language)).toEqual({ usual, most });
});
