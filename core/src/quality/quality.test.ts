import { describe, expect, test } from 'vitest';
import { plainInline } from '../inline/inline-text.ts';
import { fromMarkup, toMarkup } from '../inline/markup.ts';
import { type CheckFigure, figuresOf, leastPrecision, precisionOf, severityIn } from './check-precision.ts';
import { checkSegment } from './check-segment.ts';
import { customPatternRule, type PatternCondition } from './custom-pattern.ts';
import { checkDocument } from './document-rules.ts';
import { goldCases } from './gold/gold-cases.ts';
import { findingsOf, labelsOf, segmentOfCase } from './gold/measure-checks.ts';
import { unsolvedCases } from './gold/unsolved-cases.ts';
import { rulesOfProject, type SwitchedChecks } from './project-rules.ts';
import type { CheckedSegment } from './quality-rule.ts';
import { defaultQualityRules, qualityRules } from './quality-rules.ts';

const segment = (languages: string, source: string, target: string) =>
  segmentOfCase([languages, source, target, '']);

const found = (checked: CheckedSegment) => checkSegment(checked).map(({ check }) => check);

/** Checks that are off, or look at more than two texts, have tests of their own. */
const withTestsOfTheirOwn = [
  'match-unchanged',
  'length-limit',
  'misspelled',
  'term-missing',
  'term-forbidden',
  'tag-order',
  'space-beside-latin',
  'no-break-space',
];

describe('labelled pairs', () => {
  test('each finding is labelled, and each label is found', () => {
    const differing = goldCases.filter(
      (gold) => findingsOf(gold).toSorted().join(' ') !== labelsOf(gold).toSorted().join(' '),
    );
    expect(differing.map((gold) => [...gold, findingsOf(gold).join(' ')])).toEqual([]);
  });

  test('those on which a check is wrong are still so; one that is solved moves to the others', () => {
    const solved = unsolvedCases.filter(
      (gold) => findingsOf(gold).toSorted().join(' ') === labelsOf(gold).toSorted().join(' '),
    );
    expect(solved).toEqual([]);
  });

  test('there are 500 and more, in ten languages with at least ten of each', () => {
    expect(goldCases.length).toBeGreaterThanOrEqual(500);
    for (const language of ['zh', 'ja', 'ko', 'th', 'ar', 'fr', 'de', 'pl', 'es', 'ru'])
      expect(
        goldCases.filter((gold) => segmentOfCase(gold).targetLanguage.startsWith(language)).length,
        language,
      ).toBeGreaterThanOrEqual(10);
  });

  test.each(qualityRules.map(({ id }) => id).filter((id) => !withTestsOfTheirOwn.includes(id)))(
    '%s finds the fault of at least two',
    (id) => {
      expect(goldCases.filter((gold) => labelsOf(gold).includes(id)).length).toBeGreaterThanOrEqual(2);
    },
  );

  test('there are at least 70 checks, each with an id of its own', () => {
    const ids = qualityRules.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(70);
  });
});

describe('precision of a check', () => {
  const figure = (language: string, right: number, wrong: number) => ({ language, right, wrong, missed: 0 });
  const error = { id: 'number-missing', severity: 'error' } as const;

  test('every error of today is right in 95 of 100 findings', () => {
    for (const rule of qualityRules.filter(({ severity }) => severity === 'error'))
      expect(precisionOf(figuresOf(rule.id)) ?? 1, rule.id).toBeGreaterThanOrEqual(leastPrecision);
  });

  test.each<[string, readonly CheckFigure[], string, string]>([
    ['is unknown', [], 'de', 'error'],
    ['is high', [figure('de', 19, 1)], 'de', 'error'],
    ['is low', [figure('de', 18, 2)], 'de', 'warning'],
    ['is low in another language', [figure('fr', 4, 1), figure('de', 50, 0)], 'de-AT', 'error'],
    ['is low in this language', [figure('fr', 4, 1), figure('de', 50, 0)], 'fr', 'warning'],
    ['is known of few findings in this language', [figure('fr', 1, 1), figure('de', 50, 0)], 'fr', 'error'],
  ])(
    '%s: an error becomes a warning below .95, and then stops nothing',
    (_what, figures, language, severity) => {
      expect(severityIn(error, language, figures)).toBe(severity);
    },
  );
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

describe('checks of style, which are off', () => {
  test.each([
    ['tag-order', 'en de', '{1/} and {2/}', '{2/} und {1/}', 1],
    ['tag-order', 'en de', '{1/} and {2/}', '{1/} und {2/}', 0],
    ['space-beside-latin', 'en zh-CN', 'Use Word now', '现在用Word吧', 2],
    ['space-beside-latin', 'en zh-CN', 'Use Word now', '现在用 Word 吧', 0],
    ['no-break-space', 'en fr', '5\u00A0km away', 'à 5 km', 1],
    ['no-break-space', 'en fr', '5\u00A0km away', 'à 5\u00A0km', 0],
  ])('%s: %s: %j as %j: %i', (check, languages, source, target, count) => {
    const rules = qualityRules.filter(({ id }) => id === check);
    expect(checkSegment(segment(languages, source, target), rules)).toHaveLength(count);
    expect(found(segment(languages, source, target))).not.toContain(check);
  });
});

test('a project has the usual checks, without those it turned off and with those it turned on', () => {
  const ids = (checks: SwitchedChecks) => rulesOfProject(checks).rules.map(({ id }) => id);
  expect(ids({})).toEqual(defaultQualityRules.map(({ id }) => id));
  const switched = ids({ 'tag-order': true, 'end-mark': false, unknown: true });
  expect(switched).toContain('tag-order');
  expect(switched).not.toContain('end-mark');
  expect(rulesOfProject({ 'inconsistent-source': false }).documentRules.map(({ id }) => id)).toEqual([
    'inconsistent-target',
  ]);
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
