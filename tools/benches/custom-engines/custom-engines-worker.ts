import { HeldOutSources } from '@transloom/core/custom-engines/cleaning/held-out';
import type { TextPair } from '@transloom/core/custom-engines/statistical/bitext';
import { writeModel } from '@transloom/core/custom-engines/statistical/model-file';
import { runSteps } from '@transloom/core/custom-engines/statistical/run-steps';
import type { StatisticalModel } from '@transloom/core/custom-engines/statistical/statistical-model';
import { trainStatisticalEngine } from '@transloom/core/custom-engines/statistical/train-statistical-engine';
import { translateText } from '@transloom/core/custom-engines/statistical/translate-text';
import type { Figures } from '../bench.ts';
import {
  type CustomEngineOrder,
  readPairs,
  scoreAgainst,
  secondsSince,
  sourceLanguage,
} from './measured-corpus.ts';

process.on('message', (order: CustomEngineOrder) => {
  void measure(order).then((figures) => process.send?.(figures));
});
process.send?.('ready');

async function measure({ folder, targetLanguage }: CustomEngineOrder): Promise<Figures> {
  const [train, development] = [readPairs(folder, 'train.tsv'), readPairs(folder, 'dev.tsv')];
  const begun = process.cpuUsage();
  const languages = { sourceLanguage, targetLanguage };
  const model = await runSteps(trainStatisticalEngine(train, { ...languages, seed: 1 }));
  const TrainCpuSeconds = secondsSince(begun);
  const TrainMb = process.resourceUsage().maxRSS / 1024;
  const copied = scoreAgainst(
    development,
    development.map(({ source }) => source),
    targetLanguage,
  );
  return {
    Pairs: train.length,
    TrainCpuSeconds,
    TrainMb,
    ModelMb: writeModel(model, languages).length / 2 ** 20,
    CopyBleu: copied.bleu,
    CopyChrf: copied.chrf,
    ...measureTranslations({ model, train, development, targetLanguage }),
  };
}

interface TrainedEngine {
  readonly model: StatisticalModel;
  readonly train: readonly TextPair[];
  readonly development: readonly TextPair[];
  readonly targetLanguage: string;
}

function measureTranslations({ model, train, development, targetLanguage }: TrainedEngine) {
  const begun = process.cpuUsage();
  const texts = development.map(({ source }) => translateText(source, model));
  const words = development.reduce((sum, { source }) => sum + source.split(/\s+/).length, 0);
  const WordsPerSecond = words / secondsSince(begun);
  const known = new HeldOutSources();
  for (const { source } of train) known.add(source);
  known.settle();
  const unseen = development.flatMap(({ source }, i) => (known.hasAlike(source) ? [] : [i]));
  const { bleu: Bleu, chrf: Chrf } = scoreAgainst(development, texts, targetLanguage);
  const { bleu: UnseenBleu } = scoreAgainst(
    unseen.flatMap((i) => development[i] ?? []),
    unseen.map((i) => texts[i] ?? ''),
    targetLanguage,
  );
  return { Bleu, Chrf, UnseenBleu, WordsPerSecond };
}
