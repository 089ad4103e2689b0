import { describe, expect, test } from 'vitest';
import { compareWordsFound, concordanceOf, findWords, wantedWords } from './concordance.ts';
import { textWords, wordKeys } from './text-words.ts';

describe('words of a text', () => {
  test.each([
    ['Files, FILE and Ｆｉｌｅ', ['fil', 'fil', 'and', 'fil']],
    ['boxes box; Classes class; policies policy', ['box', 'box', 'class', 'class', 'policy', 'policy']],
    ['this bus, an analysis of 1,000.5 m', ['this', 'bus', 'an', 'analysis', 'of', '1,000.5', 'm']],
    ['人工 AI 번역', ['人', '工', 'ai', '번', '역']],
    ['cafe\u0301 Café', ['café', 'café']],
    ['— … !', []],
  ])('%j', (text, roots) => {
    expect(textWords(text).map(({ root }) => root)).toEqual(roots);
  });

  test('have keys of pairs only where two neighbors are short', () => {
    const keys = (text: string) => wordKeys(textWords(text));
    expect(keys('of the translation memory').pairs).toHaveLength(1);
    expect(keys('人工智能').pairs).toHaveLength(3);
    expect(keys('of the').pairs).not.toEqual(keys('the of').pairs);
  });
});

describe('a concordance', () => {
  const found = (wanted: string, text: string) => findWords(concordanceOf(wantedWords(wanted)), text);
  const marked = (wanted: string, text: string) =>
    found(wanted, text)?.hits.map(({ start, end }) => text.slice(start, end));

  test.each([
    ['translation memory', 'A Translation  Memory, or two translation memories.', true, 1],
    ['translation memory', 'The memory of a translation', false, 1],
    ['translation memory', 'My memory', false, 0.5],
    ['人工智能', '关于人工智能的法律', true, 1],
    ['人工智能', '人工与智能', false, 1],
    ['人工智能', '智能手机', false, 0.5],
    ['法', '税法', true, 1],
    ['a b c', 'a, b. C!', true, 1],
    ['การแปล', 'หน่วยความจำการแปล', true, 1],
  ])('of %j in %j', (wanted, text, phrase, share) => {
    expect(found(wanted, text)).toMatchObject({ phrase, share });
  });

  test.each([
    ['translation', '记忆'],
    ['人工智能', '人民'],
    ['', 'a'],
    ['?!', '?!'],
  ])('of %j is not in %j', (wanted, text) => {
    expect(found(wanted, text)).toBeUndefined();
  });

  test('marks each place where the phrase stands, and without it the words', () => {
    expect(marked('red car', 'Red cars: a car, a red car')).toEqual(['Red cars', 'red car']);
    expect(marked('red car', 'A car in red')).toEqual(['car', 'red']);
    expect(marked('人工智能法', '人工的智能法')).toEqual(['人工', '智能法']);
  });

  test('goes from the phrase to all words to longer and shorter parts', () => {
    const lengths = (text: string) =>
      concordanceOf(wantedWords(text)).steps.map(({ sets }) => sets.map((keys) => keys.length));
    expect(lengths('translation memory')).toEqual([[2], [1, 1]]);
    expect(lengths('the end of the war')).toEqual([[8], [4], [4, 3, 3, 4, 3], [3, 3, 3]]);
    expect(lengths('人工智能')).toEqual([[3], [2, 2], [1, 1, 1]]);
    expect(lengths('税')).toEqual([[1]]);
    expect(lengths('')).toEqual([]);
    expect(lengths('长'.repeat(500)).length).toBeLessThan(12);
  });

  test('ranks the phrase before all words and these before some', () => {
    const texts = ['A memory', 'The memory of a translation', 'Any translation memory'];
    const ranked = texts
      .flatMap((text) => found('translation memory', text) ?? [])
      .sort(compareWordsFound)
      .map(({ phrase, share }) => [phrase, share]);
    expect(ranked).toEqual([
      [true, 1],
      [false, 1],
      [false, 0.5],
    ]);
  });

  test.each([
    ['trans*', false, ['trans']],
    ['trans* memory', false, ['trans']],
    ['trans ＊', false, []],
    ['trans memory', true, ['memory']],
    ['trans memory ', true, []],
    ['a*', false, []],
    ['译*', true, []],
  ])('has in %j (%s) the beginnings %j', (text, isUnfinished, beginnings) => {
    const words = wantedWords(text, isUnfinished).filter(({ isBeginning }) => isBeginning);
    expect(words.map(({ folded }) => folded)).toEqual(beginnings);
  });

  test('looks for words in other forms after those that are written, and finds them for the same', () => {
    const words = wantedWords('granted stays');
    const wanted = concordanceOf(words, [['grant', 'granting'], ['staying']]);
    expect(wanted.steps.map(({ sets, alike }) => [sets.length, alike])).toEqual([
      [1, false],
      [5, true],
      [2, false],
    ]);
    const ranked = ['A stay was granted.', 'Granting a stay', 'The granted stay', 'To grant stays']
      .flatMap((text) => findWords(wanted, text) ?? [])
      .sort(compareWordsFound)
      .map(({ phrase, share, asWritten }) => [phrase, share, asWritten]);
    expect(ranked).toEqual([
      [true, 1, true],
      [true, 1, false],
      [false, 1, true],
      [false, 1, false],
    ]);
  });

  test('finds what begins so with and without accents', () => {
    const wanted = concordanceOf(wantedWords('resu*'), [['résumé', 'result']]);
    const marked = (text: string) =>
      findWords(wanted, text)?.hits.map(({ start, end }) => text.slice(start, end));
    expect(marked('Résumés and results of a re-su')).toEqual(['Résumés', 'results']);
    expect(marked('unresulting')).toBeUndefined();
  });
});
