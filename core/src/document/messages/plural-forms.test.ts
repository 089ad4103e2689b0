import { expect, test } from 'vitest';
import { pluralForms } from './plural-forms.ts';

test.each([
  [['one', 'other'], undefined, { kept: ['one', 'other'], added: [], dropped: [] }],
  [['one', 'other'], 'zh-CN', { kept: ['other'], added: [], dropped: ['one'] }],
  [['one', 'other'], 'ar', { kept: ['one', 'other'], added: ['zero', 'two', 'few', 'many'], dropped: [] }],
  [['=0', 'zero', 'one', 'other'], 'ja', { kept: ['=0', 'zero', 'other'], added: [], dropped: ['one'] }],
  [['one', 'few'], 'ja', { kept: ['one', 'few'], added: [], dropped: [] }],
  [['other'], 'pt_BR', { kept: ['other'], added: ['one', 'many'], dropped: [] }],
])('forms %j for %s', (keys, language, forms) => {
  expect(pluralForms(keys, language, 'cardinal')).toEqual(forms);
});

test('ordinals have rules of their own', () => {
  expect(pluralForms(['other'], 'en', 'ordinal').added).toEqual(['one', 'two', 'few']);
});

test('what is no language tag is borne', () => {
  expect(pluralForms(['other'], 'x-!', 'cardinal').kept).toEqual(['other']);
});
