import { join } from 'node:path';
import { plainInline } from '@transloom/core/inline/inline-text';
import { z } from 'zod';
import { EngineError } from '../../engine-error.ts';
import type {
  Engine,
  EngineAnswer,
  EngineRequest,
  EngineResult,
  EngineVendor,
  LanguagePair,
  LanguagePairs,
} from '../../engine-vendor.ts';
import { findLanguagePair } from '../../language-pairs.ts';
import { localAvailability } from '../../local-models/local-availability.ts';
import { ModelProcesses, processLimits } from '../../local-models/model-processes.ts';
import { findRoutes } from '../../local-models/routes.ts';
import { findOnnxModels, type OnnxModel } from './onnx-models.ts';
import { onnxPackage } from './onnx-package.ts';
import type { OnnxTask } from './onnx-process.ts';

type Processes = ModelProcesses<OnnxTask, readonly string[]>;

/** Vocabularies of two hundred languages take their room. */
const limits = { ...processLimits, heapMb: 1_500, timeoutMs: 300_000 };
const processes: Processes = new ModelProcesses(new URL('./onnx-process.ts', import.meta.url), limits);

/** Models of OPUS, NLLB and M2M100 in ONNX, on this machine: no key, no network. */
export const onnx: EngineVendor = {
  id: 'onnx',
  name: 'ONNX',
  local: true,
  profile: { kind: 'local', protocol: 'onnx', codes: 'none', terms: 'none', slow: true },
  runsOn: 'model',
  package: onnxPackage,
  settings: z.object({}),
  secretSettings: [],
  stop: async () => processes.stop(),
  connect: (_, { modelFolder }) => connectOnnx(modelFolder && join(modelFolder, 'onnx'), processes),
};

/** A model and the way through it. */
type Step = OnnxTask['steps'][number] & { readonly model: OnnxModel };

export function connectOnnx(folder: string | undefined, running: Processes): Engine {
  const models = async () =>
    folder === undefined || !onnxPackage.isInstalled ? [] : await findOnnxModels(folder);
  return {
    vendorId: onnx.id,
    limits: { segmentsPerRequest: 4, charactersPerRequest: 1_000, concurrency: 1 },
    halfWidthMarks: true,
    modelFor: async (pair) => keyOf(findSteps(await models(), pair) ?? []),
    availability: async (signal) => {
      const [first] = await models();
      return localAvailability(onnxPackage, first, (model) => translateDigit(model, running, signal));
    },
    languagePairs: async () => pairsOf(await models()),
    translate: async (request) => translate(request, await models(), running),
  };
}

/**
 * From and to each language of the models of many; where there is none, every direction of the others, and those
 * through English.
 */
function pairsOf(models: readonly OnnxModel[]): Exclude<LanguagePairs, 'all'> {
  const tags = [
    ...new Set(models.flatMap(({ languages }) => (isOfMany(languages) ? [...languages.keys()] : []))),
  ];
  if (tags.length > 0) return { sources: tags, targets: tags };
  return findRoutes(directed(models)).map(({ source, target }) => ({ source, target }));
}

function directed(models: readonly OnnxModel[]) {
  return models.flatMap((model) => (isOfMany(model.languages) ? [] : [{ pair: model.languages, model }]));
}

function isOfMany(languages: OnnxModel['languages']): languages is ReadonlyMap<string, string> {
  return languages instanceof Map;
}

/** A model made for the direction, else one of many languages, else two that meet in English. */
function findSteps(models: readonly OnnxModel[], asked: LanguagePair): readonly Step[] | undefined {
  const routes = findRoutes(directed(models));
  const direct = findLanguagePair(
    routes.filter((route) => route.models.length === 1),
    asked,
  );
  if (direct !== undefined) return direct.models.map(({ model }) => stepOf(model));
  for (const model of models) {
    const [from, to] = [codeOf(model, asked.source), codeOf(model, asked.target)];
    if (from !== undefined && to !== undefined) return [{ ...stepOf(model), from, to }];
  }
  return findLanguagePair(routes, asked)?.models.map(({ model }) => stepOf(model));
}

function stepOf(model: OnnxModel): Step {
  return { model, folder: model.folder, precision: model.precision };
}

function codeOf({ languages }: OnnxModel, tag: string): string | undefined {
  if (!isOfMany(languages)) return undefined;
  const pairs = [...languages].map(([known, code]) => ({ source: known, target: known, code }));
  return findLanguagePair(pairs, { source: tag, target: tag })?.code;
}

/** Translates one digit, between the first two languages of a model of many, and gives the version. */
async function translateDigit(model: OnnxModel, running: Processes, signal: AbortSignal): Promise<string> {
  const [from, to] = isOfMany(model.languages) ? [...model.languages.values()] : [];
  const step = { ...stepOf(model), from, to };
  await ask([step], ['1'], running, signal);
  return versionOf([step]);
}

/** @throws {EngineError} unsupported-pair, upstream, bad-model, no-memory */
async function translate(
  { sourceLanguage, targetLanguage, segments, signal }: EngineRequest,
  models: readonly OnnxModel[],
  running: Processes,
): Promise<EngineAnswer> {
  const steps = findSteps(models, { source: sourceLanguage, target: targetLanguage });
  if (!steps)
    throw new EngineError('unsupported-pair', `no model for ${sourceLanguage} to ${targetLanguage}`);
  const texts = segments.flatMap(({ source, faults }) => (faults === undefined ? [source.text] : []));
  const written = (await ask(steps, texts, running, signal)).values();
  return {
    version: versionOf(steps),
    results: segments.map(({ faults }): EngineResult => {
      if (faults !== undefined) return sameAgain;
      return { status: 'translated', target: plainInline(written.next().value ?? '') };
    }),
  };
}

/** A second request is useless, because the model reads no faults and always gives the same answer. */
const sameAgain: EngineResult = {
  status: 'failed',
  failure: { errorClass: 'bad-output', detail: 'the same would come again' },
};

function ask(
  steps: readonly Step[],
  texts: readonly string[],
  running: Processes,
  signal: AbortSignal,
): Promise<readonly string[]> {
  if (texts.length === 0) return Promise.resolve([]);
  return running.run({
    key: keyOf(steps),
    megabytes: steps.reduce((sum, { model }) => sum + memoryMb(model.bytes), processMb),
    task: { steps: steps.map(({ model: _, ...step }) => step), texts },
    signal,
  });
}

function keyOf(steps: readonly Step[]): string {
  return steps.map(({ model: { name, changedAt } }) => `${name} of ${changedAt}`).join(' + ');
}

/** Memory of a process without models. */
const processMb = 500;

/** Weights are held once or twice, and what is worked out with them besides. */
function memoryMb(bytes: number): number {
  return Math.ceil(100 + (bytes / 2 ** 20) * 3);
}

function versionOf(steps: readonly Step[]): string {
  return steps.map(({ model: { name, precision } }) => `${name} ${precision}`).join(' + ');
}
