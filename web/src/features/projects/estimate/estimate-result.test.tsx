import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { EngineEstimate, PretranslationEstimate } from '@transloom/contracts/pretranslation-estimates';
import { expect, test } from 'vitest';
import { makeQueryClient } from '../../../api/query-client.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { signedInWorld } from '../../../testing/signed-in-world.ts';
import { EstimateResult } from './estimate-result.tsx';

const price = { currency: 'USD', unit: 'tokens', source: 2, target: 8 } as const;
const engine: EngineEstimate = {
  name: 'Loom',
  characters: { usual: 700, most: 1_400 },
  requests: 2,
  price,
  free: false,
  tokens: { read: { usual: 900, most: 2_000 }, written: { usual: 300, most: 800 } },
  cost: { currency: 'USD', usual: 1.2, most: 3.4 },
  charactersLeft: null,
  moneyLeft: null,
  walletLeft: null,
};
const estimate: PretranslationEstimate = {
  words: 150,
  counter: 'spec',
  segments: 20,
  characters: 1_000,
  fileCharacters: 0,
  memoryCharacters: 250,
  knownCharacters: 0,
  repeatedCharacters: 50,
  engines: [engine],
};

function show(changes: Partial<typeof engine>): void {
  answerApi(signedInWorld({ permissions: [] }));
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <EstimateResult estimate={{ ...estimate, engines: [{ ...engine, ...changes }] }} />
    </QueryClientProvider>,
  );
}

test('says what it costs, at most, and where the characters go', () => {
  show({});
  for (const text of ['约 US$1.20，最多 US$3.40', '1,000 字符', '250 字符', '50 字符', '700 字符'])
    expect(screen.getByText(text)).toBeDefined();
  expect(screen.queryByText('已有译文')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each<[string, Partial<typeof engine>, RegExp]>([
  ['nobody is paid', { price: null, cost: null, free: true }, /^不收费$/],
  ['nobody knows the price', { price: null, cost: null }, /^价格未知/],
  [
    'it costs hardly anything',
    { cost: { currency: 'USD', usual: 0.001, most: 0.02 } },
    /^不到 US\$0\.01，最多 US\$0\.02$/,
  ],
  ['the characters of the month are too few', { charactersLeft: 699 }, /只剩 699/],
  ['the money of the month is too little', { moneyLeft: 1 }, /只剩 US\$1\.00/],
  ['the characters of the organization are too few', { walletLeft: 699 }, /字符流量不足.*700.*699/],
  ['characters are left afterwards', { walletLeft: 1_000 }, /^300 字符$/],
  ['the money may be too little', { moneyLeft: 3 }, /若按最多计算，会超出本月剩余的费用 US\$3\.00/],
])('where %s it says so', (_, changes, words) => {
  show(changes);
  expect(screen.getByText(words)).toBeDefined();
});
