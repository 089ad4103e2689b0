import { expect, test } from 'vitest';
import type { DocumentOptionName } from './document-options.ts';
import { findOptionFault } from './find-option-fault.ts';
import { isPlaceholderPattern } from './placeholders/is-placeholder-pattern.ts';

const table: { readonly options: readonly DocumentOptionName[] } = {
  options: [
    'hiddenText',
    'headerRows',
    'languageColumns',
    'keyColumn',
    'placeholderPatterns',
    'excludedKeys',
  ],
};

test.each<[string, Record<string, unknown>]>([
  ['nothing', {}],
  ['a switch', { hiddenText: true }],
  ['a number', { headerRows: 2 }],
  ['a list', { excludedKeys: ['meta.**'] }],
  ['columns', { languageColumns: { en: 'A', 'zh-CN': 'XFD' }, keyColumn: 'B' }],
  ['a pattern', { placeholderPatterns: ['\\{\\w+\\}'] }],
])('accepts %s', (_, chosen) => {
  expect(findOptionFault(table, chosen, isPlaceholderPattern)).toBeUndefined();
});

test.each<[string, Record<string, unknown>, string, string]>([
  ['a name nobody knows', { colour: true }, 'colour', 'unknown'],
  ['a name every object has', { toString: true }, 'toString', 'unknown'],
  ['what the format does not heed', { speakerNotes: true }, 'speakerNotes', 'not-of-format'],
  ['a word for a switch', { hiddenText: 'yes' }, 'hiddenText', 'wrong-type'],
  ['a negative number', { headerRows: -1 }, 'headerRows', 'wrong-type'],
  ['a list of other things', { excludedKeys: [1] }, 'excludedKeys', 'wrong-type'],
  ['a small letter', { languageColumns: { en: 'a' } }, 'languageColumns', 'bad-column'],
  ['a missing letter', { languageColumns: { en: 'A', de: '' } }, 'languageColumns', 'bad-column'],
  ['a column beyond the last', { keyColumn: 'XFE' }, 'keyColumn', 'bad-column'],
  ['a column twice', { languageColumns: { en: 'A', de: 'A' } }, 'languageColumns', 'same-column'],
  [
    'a column twice in two roles',
    { languageColumns: { en: 'A' }, keyColumn: 'A' },
    'keyColumn',
    'same-column',
  ],
  ['a broken pattern', { placeholderPatterns: ['('] }, 'placeholderPatterns', 'bad-pattern'],
  ['a pattern that looks ahead', { placeholderPatterns: ['a(?=b)'] }, 'placeholderPatterns', 'bad-pattern'],
])('refuses %s', (_, chosen, option, reason) => {
  expect(findOptionFault(table, chosen, isPlaceholderPattern)).toEqual({ option, reason });
});
