import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { recognizeTerms } from './recognize-terms.ts';
import { TermIndex } from './term-index.ts';
import type { PatternTerm } from './term-pattern.ts';

function indexOf(language: string, ...terms: readonly (string | PatternTerm)[]): TermIndex<string> {
  const index = new TermIndex<string>(language);
  for (const term of terms) {
    const added = typeof term === 'string' ? { text: term } : term;
    index.add(added.text, added);
  }
  return index;
}

/** The text with what was found in brackets. */
function marked(text: string, ...indexes: readonly TermIndex<string>[]): string {
  const found = recognizeTerms(
    text,
    indexes.map((index) => ({ index })),
  );
  return found
    .toReversed()
    .reduce(
      (rest, { start, end }) => `${rest.slice(0, start)}[${rest.slice(start, end)}]${rest.slice(end)}`,
      text,
    );
}

describe('the judged sentences', () => {
  const fixture = readFileSync(new URL('./fixtures/recognition.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const cases = fixture.map((line) => line.split('\t') as [string, string, string]);

  test('are found as people marked them, in 97 of 100', () => {
    const wrong = cases.flatMap(([language, term, judged]) => {
      const found = marked(judged.replace(/[[\]]/g, ''), indexOf(language, term));
      return found === judged ? [] : [`${language} ${term}: ${found}, not ${judged}`];
    });
    expect(cases.length).toBeGreaterThan(200);
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(cases.length * 0.03);
  });
});

describe('a term in a text', () => {
  test('has its place in the text as it is written', () => {
    const [found] = recognizeTerms('😀 Zwei Datenbanken', [{ index: indexOf('de', 'Datenbank') }]);
    expect(found).toEqual({ id: 'Datenbank', start: 8, end: 19, form: 'inflected' });
  });

  test.each([
    ['the longest is taken', ['disk', 'hard disk', 'hard disk drive'], 'A [hard disk drive] and a [disk].'],
    [
      'other signs between its words make it another',
      ['input/output'],
      'An [input/output] error, no input, output.',
    ],
    ['signs of its own must be there', ['C++'], '[C++], not C'],
    ['one without letters is never found', ['%'], '5 %'],
  ])('%s', (_, terms, expected) => {
    expect(marked(expected.replace(/[[\]]/g, ''), indexOf('en', ...terms))).toBe(expected);
  });

  test.each<[string, PatternTerm, string]>([
    ['an exact one is never inflected', { text: 'cookie', exact: true }, '[cookie], [Cookie], cookies'],
    ['capitals may count', { text: 'Apple', caseRule: 'same' }, '[Apple] sells an apple'],
    ['capitals of an acronym need not count', { text: 'IT', caseRule: 'any' }, '[It] is [IT]'],
    [
      'any ending may follow the mark of the stem',
      { text: 'comput|er' },
      '[computing] by [computers], no compost',
    ],
    ['a noun is no form of a verb', { text: 'record', partOfSpeech: 'noun' }, '[records] are recorded'],
    ['a verb has forms of its own', { text: 'record', partOfSpeech: 'verb' }, 'they are [recorded]'],
  ])('%s', (_, term, expected) => {
    expect(marked(expected.replace(/[[\]]/g, ''), indexOf('en', term))).toBe(expected);
  });

  test('is found in full-width letters and in letters with separate accents', () => {
    expect(marked('ＩＰ', indexOf('en', { text: 'IP', caseRule: 'any' }))).toBe('[ＩＰ]');
    expect(marked('cafe\u0301s', indexOf('fr', 'café'))).toBe('[cafe\u0301s]');
  });

  test('is given for each base that has it, the first base first', () => {
    const [first, second] = [new TermIndex<string>('en'), new TermIndex<string>('en')];
    first.add('first', { text: 'disk' });
    second.add('second', { text: 'disks' });
    second.add('also second', { text: 'disk' });
    const ids = recognizeTerms('a disk', [{ index: first }, { index: second }]).map(({ id }) => id);
    expect(ids).toEqual(['first', 'also second']);
  });

  test('is found no more once it is removed', () => {
    const index = indexOf('en', 'disk', 'hard disk');
    index.remove('hard disk', { text: 'hard disk' });
    expect(marked('A hard disk', index)).toBe('A hard [disk]');
    expect(index.size).toBe(1);
  });
});
