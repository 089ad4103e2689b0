import { join } from 'node:path';
import { readTrainingText, trainingText } from '@transloom/core/custom-engines/cleaning/clean-text';
import { z } from 'zod';
import { EngineError } from '../../engine-error.ts';
import type {
  Engine,
  EngineAnswer,
  EngineAvailability,
  EngineRequest,
  EngineVendor,
} from '../../engine-vendor.ts';
import { findLanguagePair } from '../../language-pairs.ts';
import { ModelProcesses } from '../../local-models/model-processes.ts';
import { findModelFiles, type StatisticalModelFile } from './statistical-models.ts';
import type { StatisticalTask } from './statistical-process.ts';

type Processes = ModelProcesses<StatisticalTask, readonly string[]>;

const processes: Processes = new ModelProcesses(new URL('./statistical-process.ts', import.meta.url));

/** Engines trained here on pairs of texts: no key, no network. */
export const statistical: EngineVendor = {
  id: 'statistical',
  name: 'Transloom Statistical',
  local: true,
  profile: { kind: 'local', protocol: 'statistical', codes: 'markup', terms: 'none' },
  runsOn: 'model',
  settings: z.object({}),
  secretSettings: [],
  stop: async () => processes.stop(),
  connect: (_, { modelFolder }) =>
    connectStatistical(async () => (modelFolder ? findModelFiles(join(modelFolder, 'statistical')) : [])),
};

/** An engine of the trained ones that `findModels` gives; those of an organization are given to it alone. */
export function connectStatistical(
  findModels: () => Promise<readonly StatisticalModelFile[]>,
  running: Processes = processes,
): Engine {
  return {
    vendorId: statistical.id,
    limits: { segmentsPerRequest: 20, charactersPerRequest: 10_000, concurrency: 1 },
    availability: async (signal) => checkAvailability(await findModels(), running, signal),
    languagePairs: async () => (await findModels()).map(({ source, target }) => ({ source, target })),
    translate: async (request) => translate(request, await findModels(), running),
  };
}

async function checkAvailability(
  [model]: readonly StatisticalModelFile[],
  running: Processes,
  signal: AbortSignal,
): Promise<EngineAvailability> {
  if (model === undefined) return { status: 'not-configured', needs: ['model'] };
  try {
    await ask(model, ['1'], running, signal);
    return { status: 'ready', version: versionOf(model) };
  } catch (error) {
    if (error instanceof EngineError) return { status: 'failing', failure: error.failure };
    throw error;
  }
}

/** @throws {EngineError} unsupported-pair, upstream */
async function translate(
  { sourceLanguage, targetLanguage, segments, signal }: EngineRequest,
  models: readonly StatisticalModelFile[],
  running: Processes,
): Promise<EngineAnswer> {
  const model = findLanguagePair(models, { source: sourceLanguage, target: targetLanguage });
  if (!model)
    throw new EngineError('unsupported-pair', `no engine for ${sourceLanguage} to ${targetLanguage}`);
  const texts = segments.map(({ source }) => trainingText(source));
  const written = await ask(model, texts, running, signal);
  return {
    version: versionOf(model),
    results: segments.map(({ source }, i) => ({
      status: 'translated',
      target: readTrainingText(written[i] ?? '', source),
    })),
  };
}

function ask(
  { path, checksum, bytes }: StatisticalModelFile,
  texts: readonly string[],
  running: Processes,
  signal: AbortSignal,
): Promise<readonly string[]> {
  return running.run({
    key: `${path} ${checksum}`,
    megabytes: memoryMb(bytes),
    task: { modelFile: path, texts },
    signal,
  });
}

/** Measured: one of 107 MB takes 430 MB, with the indexes that are made of it. */
function memoryMb(bytes: number): number {
  return Math.ceil(300 + (bytes / 2 ** 20) * 4);
}

function versionOf({ source, target, checksum }: StatisticalModelFile): string {
  return `${source}-${target} ${checksum}`;
}
