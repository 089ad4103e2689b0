import { writeFile } from 'node:fs/promises';
import type { TextPair } from '@transloom/core/custom-engines/statistical/bitext';
import { writeModel } from '@transloom/core/custom-engines/statistical/model-file';
import type { StatisticalModel } from '@transloom/core/custom-engines/statistical/statistical-model';
import type { Steps } from '@transloom/core/custom-engines/statistical/steps';
import { trainStatisticalEngine } from '@transloom/core/custom-engines/statistical/train-statistical-engine';
import { serveTasks } from '../../../../platform/child-processes/serve-tasks.ts';
import type { TrainingAnswer, TrainingStep, TrainingWish } from './train-in-process.ts';

/** So long it trains before it says how far it is. */
const stepMs = 1_000;

/** Entry of the process in which an engine is trained: pairs, then what is wished, then 'next' until it is done. */
const pairs: TextPair[] = [];
let training: { readonly wish: TrainingWish; readonly steps: Steps<StatisticalModel> } | undefined;

serveTasks(async (step: TrainingStep): Promise<TrainingAnswer> => {
  if (step === 'next') return await trainOn();
  if (step.kind === 'pairs') pairs.push(...step.pairs);
  else training = { wish: step.wish, steps: trainStatisticalEngine(pairs, step.wish) };
  return { status: 'training', share: 0 };
});

async function trainOn(): Promise<TrainingAnswer> {
  if (training === undefined) throw new Error('Nothing to train was given');
  const started = performance.now();
  for (;;) {
    const { done, value } = training.steps.next();
    if (done) return await finish(value, training.wish);
    if (performance.now() - started > stepMs) return { status: 'training', share: value };
  }
}

async function finish(
  model: StatisticalModel,
  { modelFile, ...languages }: TrainingWish,
): Promise<TrainingAnswer> {
  const file = writeModel(model, languages);
  await writeFile(modelFile, file, { flag: 'wx' });
  const { user, system } = process.cpuUsage();
  return {
    status: 'trained',
    figures: {
      pairs: pairs.length,
      cpuSeconds: (user + system) / 1e6,
      memoryMb: process.resourceUsage().maxRSS / 1024,
      modelBytes: file.length,
    },
  };
}
