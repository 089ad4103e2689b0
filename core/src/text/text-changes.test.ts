import { expect, test } from 'vitest';
import { keptShare, textChanges } from './text-changes.ts';

test.each([
  ['the cat sat', 'the cat sat', 0, 3, 100],
  ['the cat sat', 'the dog sat', 1, 3, 66],
  ['the cat sat', 'the cat sat down.', 2, 5, 60],
  ['the  cat\nsat', 'the cat sat', 0, 3, 100],
  ['The cat', 'the cat', 1, 2, 50],
  ['长按电源键', '长按开机键', 2, 5, 60],
  ['你好 world', '你们好 world', 1, 4, 75],
  ['नमस्ते दुनिया', 'नमस्ते संसार', 1, 2, 50],
  ['सा़ल 🎉', 'सा़ल 🎊', 1, 2, 50],
  ['nothing alike', '全不相同', 4, 4, 0],
  ['', 'written anew', 2, 2, 0],
  ['', '', 0, 0, 100],
])('%j → %j: %i of %i tokens, %i%% kept', (before, after, changed, tokens, share) => {
  expect(textChanges(before, after)).toEqual({ changed, tokens });
  expect(keptShare({ changed, tokens })).toBe(share);
});

test('is never rounded up to nothing changed', () => {
  const words = Array.from({ length: 500 }, (_, i) => `word${i}`);
  expect(keptShare(textChanges(words.join(' '), [...words.slice(1), 'other'].join(' ')))).toBe(99);
});
