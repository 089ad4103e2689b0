import { readFileSync } from 'node:fs';
import { readModel } from '@transloom/core/custom-engines/statistical/model-file';
import type { StatisticalModel } from '@transloom/core/custom-engines/statistical/statistical-model';
import { translateText } from '@transloom/core/custom-engines/statistical/translate-text';
import { serveTasks } from '../../../../platform/child-processes/serve-tasks.ts';

export interface StatisticalTask {
  /** The same for all tasks of a process. */
  readonly modelFile: string;
  readonly texts: readonly string[];
}

/** Entry of the process in which a trained engine translates. */
let model: StatisticalModel | undefined;

serveTasks(({ modelFile, texts }: StatisticalTask): readonly string[] => {
  model ??= load(modelFile);
  const loaded = model;
  return texts.map((text) => translateText(text, loaded));
});

function load(modelFile: string): StatisticalModel {
  const read = readModel(readFileSync(modelFile));
  if (read.status === 'refused') throw new Error(`${modelFile}: ${read.fault}`);
  return read.model;
}
