import { expect, test } from 'vitest';
import { type RankedConcept, redundancyOf } from './redundant-concept.ts';

/** Written `en: fog; mist / de: Nebel`; the first one is the oldest. */
function concepts(...written: readonly string[]): readonly RankedConcept[] {
  return written.map((one, index) => ({
    id: String(index),
    changedAt: new Date(index),
    concept: {
      ...(one.endsWith('!') && { definition: 'Said.' }),
      sections: one
        .replace('!', '')
        .split(' / ')
        .map((section) => {
          const [language = '', texts = ''] = section.split(': ');
          const status = 'preferred' as const;
          return { language, terms: texts.split('; ').map((text) => ({ text, status })) };
        }),
    },
  }));
}

/** Of each concept beside all others: why it goes, and for which one. */
function redundancies(all: readonly RankedConcept[], keep: 'newest' | 'fullest' = 'newest') {
  return all.map((one) => {
    const others = all.filter((other) => other !== one);
    const found = redundancyOf(one, others, { sourceLanguage: 'en', keep });
    return found && `${found.reason} ${found.keptId}`;
  });
}

test.each<[string, readonly string[], readonly (string | undefined)[]]>([
  ['all its terms', ['en: fog / de: Nebel', 'en: fog; mist / de: Nebel'], ['duplicate 1', undefined]],
  [
    'all its terms, though older',
    ['en: fog / de: Nebel; Dunst', 'en: fog / de: Nebel'],
    [undefined, 'duplicate 0'],
  ],
  [
    'the largest of several',
    ['en: fog / de: N', 'en: fog / de: N; D', 'en: fog / de: N; D; S'],
    ['duplicate 2', 'duplicate 2', undefined],
  ],
  ['other capitals', ['en: Fog / de: Nebel', 'en: fog / de: nebel'], ['nearDuplicate 1', undefined]],
  [
    'other hyphens and spaces',
    ['en: fog / de: E-Mail', 'en: fog / de: Email'],
    ['nearDuplicate 1', undefined],
  ],
  [
    'hyphens in the original, translated otherwise',
    ['en: re-sign / de: neu zeichnen', 'en: resign / de: kündigen'],
    [undefined, undefined],
  ],
  ['another region', ['en-US: fog / de: Nebel', 'en: fog / de: Nebel'], ['nearDuplicate 1', undefined]],
  ['another translation', ['en: fog / de: Nebel', 'en: fog / de: Dunst'], ['inconsistent 1', undefined]],
  [
    'one translation of both',
    ['en: fog / de: Nebel; Dunst', 'en: fog / de: Nebel; Schleier'],
    [undefined, undefined],
  ],
  ['other languages', ['en: fog / de: Nebel', 'en: fog / fr: brouillard'], [undefined, undefined]],
  [
    'three translations',
    ['en: fog / de: A', 'en: fog / de: B', 'en: fog / de: C'],
    ['inconsistent 2', 'inconsistent 2', undefined],
  ],
])('beside one that has %s', (_what, written, expected) => {
  expect(redundancies(concepts(...written))).toEqual(expected);
});

test('the one that says most is kept on demand', () => {
  const disagreeing = concepts('en: fog / de: Nebel!', 'en: fog / de: Dunst');
  expect(redundancies(disagreeing, 'fullest')).toEqual([undefined, 'inconsistent 0']);
  expect(redundancies(concepts('en: Fog / de: Nebel!', 'en: fog / de: Nebel'), 'fullest')).toEqual([
    undefined,
    'nearDuplicate 0',
  ]);
});
