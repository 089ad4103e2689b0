import { describe, expect, test } from 'vitest';
import { scoreCorpus } from './score-corpus.ts';

const segments = [
  { hypothesis: '我 爱 你 们 。', references: ['我爱你们。'] },
  { hypothesis: '天 气 很 好 。', references: ['今天天气不好。'] },
];

test('says what it was computed with, as sacreBLEU writes it', () => {
  const { signature, chrfSignature } = scoreCorpus(segments, { tokenization: 'zh', words: true });
  expect(signature).toBe('nrefs:1|case:mixed|eff:no|tok:zh|smooth:exp|version:2.6.0');
  expect(chrfSignature).toBe('nrefs:1|case:mixed|eff:yes|nc:6|nw:2|space:no|version:2.6.0');
});

describe('the interval', () => {
  const resampling = { samples: 200, seed: 12_345 };
  const options = { tokenization: 'zh', resampling } as const;

  test('holds the score, and is the same for the same seed', () => {
    const { bleu, bleuInterval, signature } = scoreCorpus(segments, options);
    expect(bleuInterval?.low).toBeLessThan(bleu);
    expect(bleuInterval?.high).toBeGreaterThan(bleu);
    expect(scoreCorpus(segments, options).bleuInterval).toEqual(bleuInterval);
    expect(signature).toBe('nrefs:1|bs:200|seed:12345|case:mixed|eff:no|tok:zh|smooth:exp|version:2.6.0');
  });

  test('is no wider than the score where all segments are alike', () => {
    const alike = Array.from({ length: 5 }, () => ({ hypothesis: 'a b c d x', references: ['a b c d e'] }));
    const { chrf, chrfInterval } = scoreCorpus(alike, options);
    expect(chrfInterval?.low).toBeCloseTo(chrf, 10);
    expect(chrfInterval?.high).toBeCloseTo(chrf, 10);
  });
});
