import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { alignSentences } from '@transloom/core/alignment/align-sentences';
import { corpusDir } from '../conformance/corpus-dir.ts';
import { alignByLength } from '../conformance/language-tools/gale-church.ts';
import { type GoldTexts, readNews, readYearbooks } from '../conformance/language-tools/gold-texts.ts';
import { countPairs, type Pairing, strictF1 } from '../conformance/language-tools/strict-score.ts';
import type { AlignmentFigures } from './alignment-worker.ts';
import type { Bench, Figures } from './bench.ts';

/** The measured texts by the start of their figures, with the goal of each. */
const measured: readonly (readonly [key: string, name: string, goal: string])[] = [
  ['deFrRules', 'de-fr by rules', '≥ .83'],
  ['deFrTranslated', 'de-fr with a weak translation', '≥ .90'],
  ['enZh', 'en-zh-CN by rules', '≥ .80'],
  ['enDe', 'en-de by rules', '≥ .93'],
  ['enEs', 'en-es by rules', '≥ .93'],
];

const scores = measured.flatMap(([key, name, bound]) => [
  [`${key}F1`, { meaning: `Strict F1 of sentences that are paired, ${name}`, bound }] as const,
  [`${key}LengthsF1`, { meaning: `The same by lengths alone (Gale and Church), ${name}` }] as const,
]);

/** How well sentences of two texts are paired, and what it takes in time and memory. */
export const alignment: Bench = {
  name: 'alignment',
  meanings: {
    ...Object.fromEntries(scores),
    tenThousandSeconds: {
      meaning: 'Seconds to pair 10,000 sentences by rules, in one process',
      bound: '< 60',
    },
    tenThousandMb: { meaning: 'Most memory of that process', bound: '< 500' },
    hundredThousandSeconds: { meaning: 'Seconds to pair 100,000 sentences' },
    hundredThousandMb: { meaning: 'Most memory of that process', bound: '< 500' },
  },
  async measure() {
    const folder = join(corpusDir, 'mt/align');
    const texts = new Map([...readYearbooks(folder), ...readNews(folder)].map((each) => [each.name, each]));
    const figures: Record<string, number> = {};
    for (const [key, name] of measured) {
      const found = texts.get(name);
      if (found === undefined) continue;
      figures[`${key}F1`] = scoreOf(found, alignSentences(found));
      figures[`${key}LengthsF1`] = scoreOf(found, alignByLength(found));
    }
    return {
      ...figures,
      ...(await measuredLong('tenThousand', 10_000)),
      ...(await measuredLong('hundredThousand', 100_000)),
    };
  },
};

function scoreOf({ gold }: GoldTexts, pairs: readonly Pairing[]): number {
  return Math.round(1000 * strictF1(countPairs(pairs, gold))) / 1000;
}

async function measuredLong(key: string, sentences: number): Promise<Figures> {
  const worker = fork(join(import.meta.dirname, 'alignment-worker.ts'), [String(sentences)], {
    execArgv: ['--max-old-space-size=350'],
  });
  const [{ seconds, megabytes }] = (await once(worker, 'message')) as [AlignmentFigures];
  return { [`${key}Seconds`]: Math.round(10 * seconds) / 10, [`${key}Mb`]: Math.round(megabytes) };
}
