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
import { type AskModel, askModel, stopModels, versionOf } from './ask-model.ts';
import { findModelFiles, type StatisticalModelFile } from './statistical-models.ts';

/** Engines trained here on pairs of texts: no key, no network. */
export const statistical: EngineVendor = {
  id: 'statistical',
  name: 'Transloom Statistical',
  local: true,
  profile: { kind: 'local', protocol: 'statistical', codes: 'markup', terms: 'none' },
  runsOn: 'trained-model',
  settings: z.object({}),
  secretSettings: [],
  stop: async () => stopModels(),
  connect: (_, { modelFolder }) =>
    connectStatistical(async () => (modelFolder ? findModelFiles(join(modelFolder, 'statistical')) : [])),
};

type FindModels = () => Promise<readonly StatisticalModelFile[]>;

/** An engine of the trained ones that `findModels` gives; those of an organization are given to it alone. */
export function connectStatistical(findModels: FindModels, ask: AskModel = askModel): Engine {
  return {
    vendorId: statistical.id,
    limits: { segmentsPerRequest: 20, charactersPerRequest: 10_000, concurrency: 1 },
    availability: async (signal) => checkAvailability(await findModels(), ask, signal),
    modelFor: async (pair) => findLanguagePair(await findModels(), pair)?.checksum ?? '',
    languagePairs: async () => (await findModels()).map(({ source, target }) => ({ source, target })),
    translate: async (request) => translate(request, await findModels(), ask),
  };
}

async function checkAvailability(
  [model]: readonly StatisticalModelFile[],
  ask: AskModel,
  signal: AbortSignal,
): Promise<EngineAvailability> {
  if (model === undefined) return { status: 'not-configured', needs: ['trained-model'] };
  try {
    await ask(model, ['1'], signal);
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
  ask: AskModel,
): Promise<EngineAnswer> {
  const model = findLanguagePair(models, { source: sourceLanguage, target: targetLanguage });
  if (!model)
    throw new EngineError('unsupported-pair', `no engine for ${sourceLanguage} to ${targetLanguage}`);
  const texts = segments.map(({ source }) => trainingText(source));
  const written = await ask(model, texts, signal);
  return {
    version: versionOf(model),
    results: segments.map(({ source }, i) => ({
      status: 'translated',
      target: readTrainingText(written[i] ?? '', source),
    })),
  };
}
