import { expect, test } from 'vitest';
import { countLikeWord } from './count-like-word.ts';

test.each([
  ["Don't stop: it's 3.14 – or 50%.", 7],
  ['well-known e-mail', 2],
  ['user_name@example.org, see https://example.org/a', 3],
  ['今天天气很好。', 7],
  ['使用 Word 打开 a.docx 文件', 8],
  ['안녕하세요 세계', 2],
  ['カタカナ', 4],
  ['Привет, мир!', 2],
  ['a\u00a0b\u3000c', 3],
  ['', 0],
  [' \n ', 0],
])('%j has %i words', (text, words) => {
  expect(countLikeWord(text)).toBe(words);
});
