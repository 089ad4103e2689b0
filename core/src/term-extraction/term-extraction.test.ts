import { expect, test } from 'vitest';
import { runSteps } from '../custom-engines/statistical/run-steps.ts';
import { extractTerms } from './extract-terms.ts';
import { extractTranslatedTerms } from './extract-translated-terms.ts';
import { joinTerms } from './join-terms.ts';

const common =
  'the of and a to in is it for that on with as are was be this by at from one have not which all can has more there time new made also people first two way day system power large used work part place water year long great small number turn turns house run make high give old good many every often important'.split(
    ' ',
  );

const english = [
  'The wind turbine stands on a hill, and each wind turbine has three rotor blades.',
  'Rotor blades of a modern wind turbine are made of glass fibre.',
  'A gearbox turns the slow rotation into a fast one. NASA tested wind turbines.',
  'The gearbox is the part of wind turbines that fails most often.',
  'NASA and ENERCON made a new rotor blade.',
];

const extract = (segments: readonly string[], language = 'en') =>
  extractTerms({ segments, language, commonWords: common });
const found = (segments: readonly string[], language?: string) =>
  extract(segments, language).map(({ term }) => term);

test('finds the terms of a field before anything else, and no everyday words', () => {
  const terms = found(english);
  expect(terms).toEqual(expect.arrayContaining(['wind turbine', 'rotor blades', 'gearbox', 'NASA']));
  expect(terms.slice(0, 8)).toContain('wind turbine');
  for (const everyday of ['the', 'important', 'first', 'of a modern', 'turbine stands'])
    expect(terms).not.toContain(everyday);
});

test('says where each term stands', () => {
  const term = extract(english).find(({ term: text }) => text === 'gearbox');
  expect(term?.places).toEqual([
    { segment: 2, start: 2, end: 9 },
    { segment: 3, start: 4, end: 11 },
  ]);
});

test('scores are likelihoods, the best first', () => {
  const scores = extract(english).map(({ score }) => score);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  expect(Math.min(...scores)).toBeGreaterThan(0);
  expect(Math.max(...scores)).toBeLessThanOrEqual(1);
});

test('joins the forms of a term into one', () => {
  const terms = extract(english).map((term) => ({ ...term, translations: [] }));
  const joined = joinTerms(terms).find(({ term }) => term === 'wind turbine');
  expect(joined).toMatchObject({ forms: ['wind turbine', 'wind turbines'] });
  expect(joined?.places).toHaveLength(5);
});

test('an abbreviation that is written as a common word is a term', () => {
  expect(found(['The WHO warns.', 'Doctors of the WHO work there.', 'People who work.'])).toContain('WHO');
});

test.each([
  ['no text', []],
  ['empty segments', ['', '  ', '\n']],
  ['signs and numbers', ['12.5 %', '…', '🙂 — 3']],
])('finds nothing in %s', (_, segments) => {
  expect(found(segments)).toEqual([]);
});

test.each([
  ['a language without lists', 'tl', ['Ang Kryptonium Reaktor ay malaki. Ang Kryptonium Reaktor ay bago.']],
  ['letters outside the basic plane', 'en', ['The 𝔘nicode 𝔗ext of the 𝔘nicode 𝔗ext.']],
  ['a language written from the right', 'ar', ['توربينات الرياح الحديثة. توربينات الرياح.']],
])('reads %s', (_, language, segments) => {
  expect(() => found(segments, language)).not.toThrow();
});

test('finds terms where no spaces are written, and none across words', () => {
  const chinese = [
    '新型冠状病毒通过飞沫传播。',
    '我们研究了新型冠状病毒的传播。',
    '他们没有发现新型冠状病毒。',
    '新型冠状病毒的结构。',
    '新型冠状病毒在空气中。',
    '对新型冠状病毒的认识。',
    '口罩可以阻挡飞沫。',
    '口罩很重要。',
  ];
  const terms = found(chinese, 'zh-CN');
  expect(terms.some((term) => term.includes('冠状病毒'))).toBe(true);
  expect(terms).toContain('口罩');
  for (const none of ['的', '我们', '没有']) expect(terms).not.toContain(none);
});

test('says what a term is translated by, from the texts themselves', async () => {
  const pairs = [
    ['The gearbox is new.', 'Das Getriebe ist neu.'],
    ['A gearbox fails often.', 'Ein Getriebe fällt oft aus.'],
    ['They mend the gearbox.', 'Sie reparieren das Getriebe.'],
    ['The tower is new.', 'Der Turm ist neu.'],
    ['They paint the tower.', 'Sie streichen den Turm.'],
    ['A tower fails often.', 'Ein Turm fällt oft aus.'],
  ].map(([source = '', target = '']) => ({ source, target }));
  const terms = await runSteps(
    extractTranslatedTerms({
      segments: pairs,
      sourceLanguage: 'en',
      targetLanguage: 'de',
      commonWords: common,
    }),
  );
  const translationOf = (text: string) => terms.find(({ term }) => term === text)?.translations[0];
  expect(translationOf('gearbox')).toEqual({ text: 'Getriebe', frequency: 3 });
  expect(translationOf('tower')).toEqual({ text: 'Turm', frequency: 3 });
});
