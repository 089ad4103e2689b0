import { describe, expect, test } from 'vitest';
import { findEngineVendor } from '../../../providers/machine-translation/engine-registry.ts';
import { listPrice, requestCost } from './list-price.ts';

function vendor(id: string) {
  const found = findEngineVendor(id);
  if (found === undefined) throw new Error(id);
  return found;
}

describe('the list price', () => {
  test.each([
    ['openai', { apiKey: 'k' }, 0.1],
    ['openai', { apiKey: 'k', model: 'gpt-6-luna' }, 0.1],
    ['openai', { apiKey: 'k', model: 'another' }, undefined],
    ['deepl', { apiKey: 'k' }, 25],
    ['ollama', { model: 'qwen3' }, undefined],
  ])('of %s with %j is %s', (id, settings, source) => {
    expect(listPrice(vendor(id), settings)?.source).toBe(source);
  });
});

test.each([
  [{ currency: 'USD', unit: 'characters', source: 25 }, 40, undefined, { currency: 'USD', micros: 1_000 }],
  [
    { currency: 'CNY', unit: 'tokens', source: 1.2, target: 3.6 },
    40,
    { read: 100, written: 50 },
    { currency: 'CNY', micros: 300 },
  ],
  [{ currency: 'CNY', unit: 'tokens', source: 1.2, target: 3.6 }, 40, undefined, undefined],
  [undefined, 40, { read: 100, written: 50 }, undefined],
] as const)('%j makes %i characters with %j cost %j', (price, characters, tokens, cost) => {
  expect(requestCost(price, { characters, tokens })).toEqual(cost);
});
