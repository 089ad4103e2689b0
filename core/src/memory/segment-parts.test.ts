import { describe, expect, test } from 'vitest';
import { compareParts, partSeeds, sharedPart } from './segment-parts.ts';
import { textWords } from './words/text-words.ts';

describe('parts of a segment', () => {
  test.each([
    [
      'The court may grant a stay of proceedings.',
      ['court may grant', 'grant a stay', 'stay of proceedings'],
    ],
    ['人工智能法', ['人工智能', '工智能法']],
    ['打开 Word 文档', ['打开 Word', '开 Word 文', 'Word 文档']],
    ['OK', []],
    ['2024 is it', []],
  ])('to look up in %j', (text, seeds) => {
    expect(partSeeds(text).map(({ start, end }) => text.slice(start, end))).toEqual(seeds);
  });

  test('are bounded', () => {
    expect(partSeeds('长'.repeat(1_000))).toHaveLength(40);
  });

  const segment = 'The court may grant a stay of proceedings, of course.';
  const shared = (text: string) => sharedPart(textWords(segment), text);

  test.each([
    ['Stay of proceedings', 'stay of proceedings', 'Stay of proceedings', true],
    ['No stay of proceedings!', 'stay of proceedings', 'stay of proceedings', false],
    ['Courts may grant what the court may refuse', 'court may grant', 'Courts may grant', false],
  ])('the longest that %j has', (text, part, hit, whole) => {
    const found = shared(text);
    expect(found).toMatchObject({ whole });
    expect(segment.slice(found?.inSegment.start, found?.inSegment.end)).toBe(part);
    expect(text.slice(found?.inText.start, found?.inText.end)).toBe(hit);
  });

  test.each(['The court', 'of a', 'proceedings stay of', '法院'])('that %j has say too little', (text) => {
    expect(shared(text)).toBeUndefined();
  });

  test('that say more go first, then those that are an entry', () => {
    const texts = ['a stay of proceedings', 'No stay of proceedings', 'court may grant a stay'];
    const ranked = texts.flatMap((text) => shared(text) ?? []).sort(compareParts);
    expect(ranked.map(({ inText: { start, end }, whole }) => [end - start, whole])).toEqual([
      [22, true],
      [21, true],
      [19, false],
    ]);
  });
});
