// Rules D9.45-46 of the specification.
import { expect, test } from 'vitest';
import { countDetails, countWords, sumCounts } from './count-words.ts';

test.each([
  ['', 0],
  [' \n\t', 0],
  ['Hello, world!', 2],
  ["don't", 2],
  ['3.14', 2],
  ['snake_case and x2', 3],
  ['naïve café', 2],
  ['nai\u0308ve', 1],
  ['co\u00ADoperate', 1],
  ['well-known', 2],
  ['Привет, мир', 2],
  ['مرحبا بالعالم', 2],
  ['می\u200Cخواهم', 1],
  ['हिन्दी में', 2],
  ['தமிழ் மொழி', 2],
  ['你好，世界', 4],
  ['2024年', 2],
  ['iPhone手机', 3],
  ['我们有3.5万', 6],
  ['〇々', 2],
  ['ひらがなとカタカナ', 9],
  ['コーヒー', 4],
  ['ｶﾞｷﾞ', 2],
  ['か\u3099', 1],
  ['안녕하세요 세계', 7],
  ['\u1100\u1161', 1],
  ['สวัสดีครับ', 2],
  ['ภาษาไทย 2 คำ', 4],
  ['ພາສາລາວ', 2],
  ['ខ្ញុំស្រឡាញ់ភាសាខ្មែរ', 3],
  ['မြန်မာ', 1],
  ['😀 👨‍👩‍👧', 0],
  ['𠮷野家', 3],
  ['Ａ１', 1],
])('%j counts %i words', (text, words) => {
  expect(countWords(text)).toBe(words);
});

test('details of a mixed text', () => {
  expect(countDetails('价格 is ¥3.50，한국 カナ😀')).toEqual({
    charactersWithSpaces: 18,
    charactersWithoutSpaces: 15,
    words: 9,
    symbols: 4,
    digits: 3,
    chineseCharacters: 2,
    chineseKoreanWords: 8,
  });
});

test('Chinese-Korean words count a run of kana once', () => {
  expect(countDetails('漢字とカタカナとabc한글').chineseKoreanWords).toBe(6);
});

test('counts of parts add up', () => {
  expect(sumCounts([countDetails('你好 a1'), countDetails('b.')])).toEqual({
    ...countDetails('你好 a1'),
    charactersWithSpaces: 7,
    charactersWithoutSpaces: 6,
    words: 4,
    symbols: 1,
    chineseKoreanWords: 4,
  });
});
