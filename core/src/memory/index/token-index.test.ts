import { expect, test } from 'vitest';
import { findCandidates } from './find-candidates.ts';
import { TokenIndexBuilder } from './token-index.ts';
import { tokenQuery } from './token-query.ts';

test('finds texts by a word that is not listed because nearly all have it', () => {
  const builder = new TokenIndexBuilder();
  const every = 7;
  for (let i = 0; i < 110_000; i++) builder.add(Int32Array.of(every, 1_000 + i), 0);
  builder.add(Int32Array.of(every), 0);
  const index = builder.finish();
  expect(index.tokenPostings.start.at(-1)).toBe(110_000);
  const found = (...ids: readonly number[]) =>
    findCandidates(index, tokenQuery(index, Int32Array.from(ids), 80), {
      minRate: 80,
      limit: 2,
      form: 0,
    }).map(({ place, similarity }) => [index.textAt[place], similarity]);
  expect(found(every)).toEqual([[110_000, 1]]);
  expect(found(every, 1_005)).toEqual([[5, 1]]);
});
