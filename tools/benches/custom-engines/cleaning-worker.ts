import { cleanCorpus } from '@transloom/core/custom-engines/cleaning/clean-corpus';
import type { CorpusPair } from '@transloom/core/custom-engines/cleaning/corpus-pair';
import type { TextPair } from '@transloom/core/custom-engines/statistical/bitext';
import { plainInline } from '@transloom/core/inline/inline-text';
import type { Figures } from '../bench.ts';
import { type CustomEngineOrder, readPairs, secondsSince, sourceLanguage } from './measured-corpus.ts';

/** Every so many pairs one gets the target of another far from it. */
const spoiledEvery = 50;

process.on('message', (order: CustomEngineOrder) => {
  void measure(order).then((figures) => process.send?.(figures));
});
process.send?.('ready');

async function measure({ folder, targetLanguage }: CustomEngineOrder): Promise<Figures> {
  const pairs = readPairs(folder, 'train.tsv');
  const begun = process.cpuUsage();
  const clean = await countVerdicts(pairs, targetLanguage);
  const CleanCpuSeconds = secondsSince(begun);
  const spoiled = await countVerdicts(pairs.map(spoil), targetLanguage);
  return {
    CleanCpuSeconds,
    CleanKept: clean.kept,
    WrongPairsFound: (100 * spoiled.found) / spoiled.wrong,
  };
}

function spoil(pair: TextPair, i: number, pairs: readonly TextPair[]): TextPair {
  if (i % spoiledEvery > 0) return pair;
  return { ...pair, target: pairs[(i + spoiledEvery * 7) % pairs.length]?.target ?? '' };
}

async function countVerdicts(pairs: readonly TextPair[], targetLanguage: string) {
  const read = () => inlinePairs(pairs);
  const counts = { kept: 0, wrong: 0, found: 0 };
  let number = 0;
  for await (const { faults, suspected } of cleanCorpus({ sourceLanguage, targetLanguage, read, seed: 1 })) {
    const wrong = number++ % spoiledEvery === 0;
    if (faults.length === 0) counts.kept++;
    if (wrong) counts.wrong++;
    if (wrong && (suspected || faults.length > 0)) counts.found++;
  }
  return counts;
}

function* inlinePairs(pairs: readonly TextPair[]): Generator<CorpusPair> {
  for (const { source, target } of pairs) yield { source: plainInline(source), target: plainInline(target) };
}
