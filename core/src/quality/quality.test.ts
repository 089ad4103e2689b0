import { describe, expect, test } from 'vitest';
import { plainInline } from '../inline/inline-text.ts';
import { fromMarkup, toMarkup } from '../inline/markup.ts';
import { checkSegment } from './check-segment.ts';
import { customPatternRule, type PatternCondition } from './custom-pattern.ts';
import { checkDocument } from './document-rules.ts';
import { goldCases } from './gold-cases.ts';
import type { CheckedSegment } from './quality-rule.ts';
import { qualityRules } from './quality-rules.ts';

function segment(languages: string, source: string, target: string): CheckedSegment {
  const [sourceLanguage = '', targetLanguage = ''] = languages.split(' ');
  return { source: fromMarkup(source), target: fromMarkup(target), sourceLanguage, targetLanguage };
}

const found = (checked: CheckedSegment) => checkSegment(checked).map(({ check }) => check);

describe('labelled pairs', () => {
  test.each(goldCases)('%s: %j as %j: %s', (languages, source, target, checks) => {
    expect(found(segment(languages, source, target)).toSorted()).toEqual(
      checks.split(' ').filter(Boolean).toSorted(),
    );
  });

  test('every check that is on speaks up in one of them, or has a test of its own', () => {
    const named = new Set(goldCases.flatMap(([, , , checks]) => checks.split(' ')));
    const own = ['match-unchanged', 'length-limit', 'misspelled', 'term-missing', 'term-forbidden'];
    const silent = qualityRules.filter(({ id, off }) => off !== true && !named.has(id) && !own.includes(id));
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  test('there are at least 70 checks, each with an id of its own', () => {
    const ids = qualityRules.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(70);
  });
});

describe('fixes', () => {
  test.each([
    ['en de', 'Is it ready?', 'Ist es bereit.', 'end-mark', 'Ist es bereit?'],
    ['en zh-CN', 'It is ready.', '准备好了', 'end-mark', '准备好了。'],
    ['en de', 'It is ready', 'Es ist bereit.', 'end-mark', 'Es ist bereit'],
    ['en de', '{1}Save{/1} it.', 'Speichern Sie es.', 'tag-missing', '{1}Speichern{/1} Sie es.'],
    ['en de', 'Save it.', 'Speichern{1/} Sie es.', 'tag-added', 'Speichern Sie es.'],
    ['en de', 'Save it now', 'Jetzt  speichern', 'double-space', 'Jetzt speichern'],
    ['en zh-CN', 'Yes, it is.', '是,就是。', 'half-width-mark', '是，就是。'],
    ['zh-CN en', '是，就是。', 'Yes， it is.', 'full-width-mark', 'Yes, it is.'],
    ['en zh-CN', 'Press “Save”', '按"保存"', 'straight-quotes', '按“保存”'],
    ['en fr', 'Is it ready?', 'Est-ce prêt?', 'french-spacing', 'Est-ce prêt\u202F?'],
    ['en de', 'Name: ', 'Name:', 'trailing-space', 'Name: '],
    ['en de', 'Save the file', 'Die Datei Datei speichern', 'repeated-word', 'Die Datei speichern'],
    ['en de', 'The file is here.', 'die Datei ist hier.', 'first-letter-case', 'Die Datei ist hier.'],
    ['en es', 'Is it ready now?', 'Está listo ahora?', 'inverted-mark', '¿Está listo ahora?'],
  ])('%s: %j as %j: %s gives %j', (languages, source, target, check, fixed) => {
    const issue = checkSegment(segment(languages, source, target)).find((each) => each.check === check);
    expect(issue?.fix && toMarkup(issue.fix)).toBe(fixed);
  });

  test('a fix leaves nothing for its own check to find', () => {
    for (const [languages, source, target] of goldCases) {
      const checked = segment(languages, source, target);
      for (const { check, fix } of checkSegment(checked)) {
        if (fix === undefined) continue;
        const again = found({ ...checked, target: fix }).filter((each) => each === check).length;
        const before = found(checked).filter((each) => each === check).length;
        expect(again, `${check}: ${source} → ${target}`).toBeLessThan(before);
      }
    }
  });
});

describe('checks of more than the texts', () => {
  const saved = segment('en de', 'Save the file now', 'Die Datei speichern');
  test.each<[string, Partial<CheckedSegment>, string[]]>([
    ['a match of 85 that nobody changed', { unchangedMatchRate: 85 }, ['match-unchanged']],
    ['a match of 101', { unchangedMatchRate: 101 }, []],
    ['a limit of ten characters', { maxLength: 10 }, ['length-limit']],
    ['a limit that is kept', { maxLength: 19 }, []],
    [
      'an unknown word',
      { misspelled: [{ span: { start: 4, end: 9 }, suggestions: ['Daten'] }] },
      ['misspelled'],
    ],
    [
      'a term that is not used',
      { terms: [{ sourceSpan: { start: 9, end: 13 }, source: 'file', translations: ['Akte'], used: false }] },
      ['term-missing'],
    ],
    [
      'a term that is used',
      { terms: [{ sourceSpan: { start: 9, end: 13 }, source: 'file', translations: ['Datei'], used: true }] },
      [],
    ],
    [
      'a forbidden term',
      { forbiddenTerms: [{ targetSpan: { start: 4, end: 9 }, forbidden: 'Datei', preferred: ['Akte'] }] },
      ['term-forbidden'],
    ],
  ])('%s', (_what, more, checks) => {
    expect(found({ ...saved, ...more })).toEqual(checks);
  });
});

describe('patterns of people', () => {
  const rule = (condition: PatternCondition, source = 'colou?r', target = 'Farbe') =>
    customPatternRule({ id: 'own', source, target, condition, severity: 'warning', name: 'Colors' });
  const hits = (condition: PatternCondition, source: string, target: string) =>
    checkSegment(
      segment('en de', source, target),
      [rule(condition)].flatMap((each) => each ?? []),
    ).length;

  test.each<[PatternCondition, string, string, number]>([
    ['both', 'the color', 'die Farbe', 1],
    ['both', 'the color', 'das Rot', 0],
    ['source-only', 'the color', 'das Rot', 1],
    ['source-only', 'the color', 'die Farbe', 0],
    ['target-only', 'the red', 'die Farbe', 1],
    ['target-only', 'the color', 'die Farbe', 0],
  ])('%s: %j as %j', (condition, source, target, expected) => {
    expect(hits(condition, source, target)).toBe(expected);
  });

  test('one that cannot be read, or would look ahead, makes no check', () => {
    expect(rule('both', '(')).toBeUndefined();
    expect(rule('both', 'a(?=b)')).toBeUndefined();
  });

  test('one that would backtrack without end is answered', () => {
    const hang = rule('source-only', '(a+)+$', '');
    const text = `${'a'.repeat(5000)}!`;
    expect(hang?.check(prepared(text))).toEqual([]);
  });
});

const prepared = (text: string) => ({
  ...segment('en de', 'x', 'y'),
  source: plainInline(text),
  sourceWords: text,
  targetWords: 'y',
  targetBarriers: new Set<number>(),
  sourceScript: 'Latn',
  targetScript: 'Latn',
});

describe('consistency over a document', () => {
  const pair = (id: string, source: string, target: string) => ({
    id,
    source: fromMarkup(source),
    target: fromMarkup(target),
  });
  const issues = (...pairs: readonly ReturnType<typeof pair>[]) =>
    checkDocument(pairs).map(({ segmentId, check }) => `${segmentId} ${check}`);

  test('names the translation that stands less often', () => {
    expect(
      issues(pair('1', 'Save', 'Speichern'), pair('2', 'Save', 'Sichern'), pair('3', 'Save', 'Speichern')),
    ).toEqual(['2 inconsistent-target']);
  });

  test('names different sources with one translation', () => {
    expect(
      issues(pair('1', 'Save the file', 'Datei speichern'), pair('2', 'Store the file', 'Datei speichern')),
    ).toEqual(['2 inconsistent-source']);
  });

  test('takes no notice of empty translations and of capitals', () => {
    expect(
      issues(
        pair('1', 'Save', 'Speichern'),
        pair('2', 'Save', ''),
        pair('3', 'Save the file', 'Ja so'),
        pair('4', 'save the file', 'Ja so'),
      ),
    ).toEqual([]);
  });
});
