import { expect, test } from 'vitest';
import { plainInline } from '../../inline/inline-text.ts';
import { pick, seededRandom } from '../../random/seeded-random.ts';
import { gradedDistance } from '../tokens/graded-distance.ts';
import { matchTokens } from '../tokens/match-tokens.ts';
import { buildMemoryIndex } from './memory-index.ts';

test('texts of an index are as far apart as they are by themselves', () => {
  const random = seededRandom(9);
  const words = ['open', 'opens', 'opened', 'file', 'files', 'colour', 'colours', 'x', 'and', '文', '7'];
  const text = () => Array.from({ length: 1 + random(8) }, () => pick(random, words)).join(' ');
  const sources = Array.from({ length: 400 }, text);
  const index = buildMemoryIndex(
    sources.map((source, i) => ({ id: `${i}`, source: plainInline(source), target: plainInline('') })),
  );
  let compared = 0;
  for (let i = 0; i < 100; i++) {
    const asked = text();
    for (const { text: number, distance } of index.entriesLike(asked, { minRate: 50, limit: 20 })) {
      compared++;
      const apart = gradedDistance(matchTokens(asked), matchTokens(sources[number] ?? ''));
      expect(distance, `${asked} / ${sources[number]}`).toBe(apart);
    }
  }
  expect(compared).toBeGreaterThan(500);
});
