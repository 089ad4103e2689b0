import { expect, test } from 'vitest';
import { findLanguagePair, isPairServed } from './language-pairs.ts';

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
