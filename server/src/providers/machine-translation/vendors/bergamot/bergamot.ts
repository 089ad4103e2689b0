import { join } from 'node:path';
import { z } from 'zod';
import { elementCodes } from '../../element-codes.ts';
import { EngineError } from '../../engine-error.ts';
import type {
  Engine,
  EngineAnswer,
  EngineAvailability,
  EngineRequest,
  EngineSurroundings,
  EngineVendor,
} from '../../engine-vendor.ts';
import { findLanguagePair } from '../../language-pairs.ts';
import { ModelProcesses } from '../../local-models/model-processes.ts';
import { findRoutes, type Route } from '../../local-models/routes.ts';
import { type BergamotModel, findBergamotModels } from './bergamot-models.ts';
import type { BergamotAnswer, BergamotTask } from './bergamot-process.ts';

type Processes = ModelProcesses<BergamotTask, BergamotAnswer>;

const processes: Processes = new ModelProcesses(new URL('./bergamot-process.ts', import.meta.url));

/** Neural translation on this machine, with the models of Firefox Translations: no key, no network. */
export const bergamot: EngineVendor = {
  id: 'bergamot',
  name: 'Bergamot',
  local: true,
  profile: { kind: 'local', protocol: 'bergamot', codes: 'markup', terms: 'none' },
  runsOn: 'model',
  settings: z.object({}),
  secretSettings: [],
  stop: async () => processes.stop(),
  connect: (_, surroundings) => connectBergamot(bergamotFolder(surroundings), processes),
};

/** The folder of the models, one subfolder for each direction; undefined if the installation keeps none. */
export function bergamotFolder({ modelFolder }: EngineSurroundings): string | undefined {
  return modelFolder && join(modelFolder, 'bergamot');
}

export function connectBergamot(folder: string | undefined, running: Processes): Engine {
  const routes = async () => findRoutes(folder === undefined ? [] : await findBergamotModels(folder));
  return {
    vendorId: bergamot.id,
    limits: { segmentsPerRequest: 8, charactersPerRequest: 2_000, concurrency: 1 },
    halfWidthMarks: true,
    modelFor: async (pair) => keyOf(findLanguagePair(await routes(), pair)?.models ?? []),
    availability: async (signal) => checkAvailability(await routes(), running, signal),
    languagePairs: async () => (await routes()).map(({ source, target }) => ({ source, target })),
    translate: async (request) => translate(request, await routes(), running),
  };
}

async function checkAvailability(
  [route]: readonly Route<BergamotModel>[],
  running: Processes,
  signal: AbortSignal,
): Promise<EngineAvailability> {
  if (route === undefined) return { status: 'not-configured', needs: ['model'] };
  try {
    return { status: 'ready', version: versionOf(route, await ask(route, ['1'], running, signal)) };
  } catch (error) {
    if (error instanceof EngineError) return { status: 'failing', failure: error.failure };
    throw error;
  }
}

/**
 * Elements that Bergamot takes for parts of a sentence. Of elements it does not know it makes paragraphs, each translated
 * for itself.
 */
const codes = elementCodes({ pair: 'b', single: 'img', end: '>' });

/** @throws {EngineError} unsupported-pair, upstream, bad-model, no-memory */
async function translate(
  { sourceLanguage, targetLanguage, segments, signal }: EngineRequest,
  routes: readonly Route<BergamotModel>[],
  running: Processes,
): Promise<EngineAnswer> {
  const route = findLanguagePair(routes, { source: sourceLanguage, target: targetLanguage });
  if (!route)
    throw new EngineError('unsupported-pair', `no model for ${sourceLanguage} to ${targetLanguage}`);
  const html = segments.map(({ source }) => codes.write(source));
  const answer = await ask(route, html, running, signal);
  return {
    version: versionOf(route, answer),
    results: answer.texts.map((text) => ({ status: 'translated', target: codes.read(text) })),
  };
}

function ask(
  { models }: Route<BergamotModel>,
  texts: readonly string[],
  running: Processes,
  signal: AbortSignal,
): Promise<BergamotAnswer> {
  const files = models.map((model) => model.files);
  return running.run({
    key: keyOf(models),
    megabytes: models.reduce((sum, { bytes }) => sum + memoryMb(bytes), processMb),
    task: { models: files, texts },
    signal,
  });
}

function keyOf(models: readonly BergamotModel[]): string {
  return models.map(({ direction, changedAt }) => `${direction} of ${changedAt}`).join(' + ');
}

/** Memory of a process without models, including its buffers during translation. */
const processMb = 500;

/** Measured: a model of 40 MB takes 250 MB with its working memory. */
function memoryMb(bytes: number): number {
  return Math.ceil(100 + (bytes / 2 ** 20) * 8);
}

/** Models are known by what is in them: two of one direction may differ. */
function versionOf({ models }: Route<BergamotModel>, { hashes }: BergamotAnswer): string {
  return models.map(({ direction }, index) => `${direction} ${hashes[index] ?? ''}`).join(' + ');
}
