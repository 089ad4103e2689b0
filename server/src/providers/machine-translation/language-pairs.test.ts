import { expect, test } from 'vitest';
import { anyPair, findLanguagePair, isPairServed } from './language-pairs.ts';

const pairs = [
  { source: 'en', target: 'es' },
  { source: 'es', target: 'en' },
  { source: 'es', target: 'en-US' },
  { source: 'es', target: 'pt' },
  { source: 'en', target: 'zh-Hans' },
];

test.each([
  ['en', 'es', 'es'],
  ['en-GB', 'es-MX', 'es'],
  ['es-ES', 'en-US', 'en-US'],
  ['es', 'en-GB', 'en'],
  ['es', 'pt-BR', 'pt'],
  ['en', 'zh-CN', 'zh-Hans'],
  ['en', 'zh-TW', undefined],
  ['en', 'fr', undefined],
  ['fr', 'es', undefined],
])('%s to %s is served by the pair into %s', (source, target, served) => {
  expect(findLanguagePair(pairs, { source, target })?.target).toBe(served);
  expect(isPairServed(pairs, { source, target })).toBe(served !== undefined);
});

test('an engine for all languages serves every pair', () => {
  expect(isPairServed('all', { source: 'fr', target: 'sw' })).toBe(true);
});

const sets = {
  sources: ['en', 'zh-Hans', 'zh-Hant'],
  targets: ['en-US', 'en-GB', 'zh-Hans', 'zh-Hant', 'de'],
};

test.each([
  ['en-GB', 'zh-CN', true],
  ['zh-CN', 'zh-TW', true],
  ['zh-TW', 'en-AU', true],
  ['en', 'en-GB', false],
  ['de', 'en', false],
  ['en', 'fr', false],
])('sets of languages serve %s to %s: %s', (source, target, served) => {
  expect(isPairServed(sets, { source, target })).toBe(served);
});

test('a pair to try is one that is served', () => {
  expect(anyPair(sets)).toEqual({ source: 'en', target: 'zh-Hans' });
  expect(anyPair(pairs)).toEqual(pairs[0]);
  expect(anyPair({ sources: ['en', 'de'], targets: ['en'] })).toEqual({ source: 'de', target: 'en' });
  expect(anyPair([])).toBeUndefined();
});
