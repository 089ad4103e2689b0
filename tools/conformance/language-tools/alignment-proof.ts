import { join } from 'node:path';
import { alignSentences } from '@transloom/core/alignment/align-sentences';
import { type Proof, secondsSince } from '../proof.ts';
import { alignByLength } from './gale-church.ts';
import { type GoldTexts, joinTexts, readNews, readYearbooks } from './gold-texts.ts';
import { countPairs, strictF1 } from './strict-score.ts';

/** Strict F1 of texts in `mt/align` below which the alignment has become worse; other texts are only measured. */
const leastF1: Readonly<Record<string, number>> = {
  'de-fr by rules': 0.83,
  'de-fr with a weak translation': 0.88,
  'en-de by rules': 0.93,
  'en-es by rules': 0.93,
  'en-zh-CN by rules': 0.86,
};

/** Measures alignments against gold: strict F1 of pairs, by rules and with a translation, and of a long text. */
export const alignmentProof: Proof = {
  name: 'tools',
  async *run({ corpusDir, print }) {
    const folder = join(corpusDir, 'mt/align');
    const news = readNews(folder);
    for (const texts of [...readYearbooks(folder), ...news]) {
      const [ours, byLength] = [alignSentences(texts), alignByLength(texts)].map((pairs) =>
        strictF1(countPairs(pairs, texts.gold)),
      );
      print(
        `tools: alignment of ${texts.name}: F1 ${ours?.toFixed(3)}, by lengths alone ${byLength?.toFixed(3)}, of ${texts.gold.length} beads`,
      );
      yield* worseThanBefore(texts.name, ours ?? 0);
    }
    const long: GoldTexts = joinTexts([...news, ...news]);
    const started = performance.now();
    const f1 = strictF1(countPairs(alignSentences(long), long.gold));
    print(`tools: alignment of ${long.name}: F1 ${f1.toFixed(3)} in ${secondsSince(started)}`);
  },
};

function* worseThanBefore(name: string, f1: number): Iterable<string> {
  const least = leastF1[name] ?? 0;
  if (f1 < least) yield `tools: alignment of ${name} has F1 ${f1.toFixed(3)}, least ${least}`;
}
