import { expect, test } from 'vitest';
import { fromMarkup, toMarkup } from '../inline/markup.ts';
import { checkChoices, rulesOfChecks } from './check-choices.ts';
import { mendSegment } from './mend-segment.ts';

const all = checkChoices.map(({ id }) => id);

const mended = (
  target: string,
  { source = 'Open it, then close it.', checks = all, key = undefined as string | undefined } = {},
) =>
  toMarkup(
    mendSegment(fromMarkup(target), {
      checked: (text) => ({
        source: fromMarkup(source),
        target: text,
        sourceLanguage: 'en',
        targetLanguage: 'es',
      }),
      rules: rulesOfChecks(checks).rules,
      wanted: ({ params }) => key === undefined || params?.['found'] === key,
    }),
  );

test.each([
  ['one after the other', 'Ábralo  y  ciérrelo .', {}, 'Ábralo y ciérrelo.'],
  [
    'codes stay',
    '{1}Ábralo  y{/1} ciérrelo.',
    { source: '{1}Open it{/1}, close it.' },
    '{1}Ábralo y{/1} ciérrelo.',
  ],
  ['only chosen checks', 'Ábralo  y ciérrelo .', { checks: ['double-space'] }, 'Ábralo y ciérrelo .'],
  [
    'only wanted issues',
    'Ábralo   y  ciérrelo.',
    { checks: ['double-space'], key: '   ' },
    'Ábralo y  ciérrelo.',
  ],
  ['nothing to mend', 'Ábralo y ciérrelo.', {}, 'Ábralo y ciérrelo.'],
  ['an empty text stays empty', '', {}, ''],
] as const)('%s', (_, target, how, expected) => {
  expect(mended(target, how as never)).toBe(expected);
});

test('files are checked by every rule that reads nothing else, and by comparing segments', () => {
  const { rules, documentRules } = rulesOfChecks(all);
  expect(rules.length + documentRules.length).toBe(all.length);
  expect(all).toContain('inconsistent-target');
  expect(all).not.toContain('misspelled');
  expect(rulesOfChecks(['nobody-knows-this']).rules).toEqual([]);
});
