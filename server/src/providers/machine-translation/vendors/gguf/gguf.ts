import { join } from 'node:path';
import { z } from 'zod';
import { readCodeTags, writeCodeTags } from '../../code-tags.ts';
import { EngineError } from '../../engine-error.ts';
import type { Engine, EngineAnswer, EngineRequest, EngineResult, EngineVendor } from '../../engine-vendor.ts';
import { localAvailability } from '../../local-models/local-availability.ts';
import { ModelProcesses, processLimits } from '../../local-models/model-processes.ts';
import { hyMtPrompt, hyMtSampling } from '../hy-mt/hy-mt-prompt.ts';
import { chatMessages, chatRules } from '../openai-compatible/chat-prompt.ts';
import { readResults } from '../openai-compatible/read-chat-answer.ts';
import { requireGguf } from './gguf-file.ts';
import { findGgufModels, type GgufModel } from './gguf-models.ts';
import { ggufPackage } from './gguf-package.ts';
import type { GgufAnswer, GgufTask } from './gguf-process.ts';

type Processes = ModelProcesses<GgufTask, GgufAnswer>;

/** A long batch takes minutes without a graphics card. */
const limits = { ...processLimits, heapMb: 512, timeoutMs: 900_000 };
const processes: Processes = new ModelProcesses(new URL('./gguf-process.ts', import.meta.url), limits);

/** Language models in GGUF, such as Hy-MT2 or Qwen, on this machine: no key, no network. The first of the folder by name. */
export const gguf: EngineVendor = {
  id: 'gguf',
  name: 'GGUF',
  local: true,
  profile: {
    kind: 'local',
    protocol: 'gguf',
    codes: 'markup',
    terms: 'prompt',
    style: 'whole',
    examples: true,
    languages: 'all',
    slow: true,
  },
  runsOn: 'model',
  package: ggufPackage,
  settings: z.object({}),
  secretSettings: [],
  stop: async () => processes.stop(),
  connect: (_, { modelFolder }) => connectGguf(modelFolder && join(modelFolder, 'gguf'), processes),
};

export function connectGguf(folder: string | undefined, running: Processes): Engine {
  const findModel = async () =>
    folder === undefined || !ggufPackage.isInstalled ? undefined : (await findGgufModels(folder))[0];
  return {
    vendorId: gguf.id,
    rules: chatRules,
    modelFor: async () => keyOf(await findModel()),
    reads: ['document', 'summary', 'before', 'after', 'terms', 'examples', 'style'],
    limits: { segmentsPerRequest: 5, charactersPerRequest: 1_500, concurrency: 1 },
    availability: async (signal) =>
      localAvailability(ggufPackage, await findModel(), async (model) => {
        await ask({ model, running, signal }, { prompt: '1', count: 0, longest: 1, sampling: exact });
        return model.name;
      }),
    languagePairs: async () => ((await findModel()) === undefined ? [] : 'all'),
    translate: async (request) => translate(request, await findModel(), running),
  };
}

function keyOf(model: GgufModel | undefined): string {
  return model === undefined ? '' : `${model.name} of ${model.changedAt}`;
}

const exact = { temperature: 0 };

/** @throws {EngineError} unsupported-pair, upstream, bad-model, no-memory, too-long, bad-output */
async function translate(
  request: EngineRequest,
  model: GgufModel | undefined,
  running: Processes,
): Promise<EngineAnswer> {
  if (model === undefined) throw new EngineError('unsupported-pair', 'no model');
  const asking = { model, running, signal: request.signal };
  const results = isHyMt(model) ? await translateEach(asking, request) : await translateAll(asking, request);
  return { version: model.name, results };
}

/** It was trained to translate one text at a time, by a prompt of its own. */
function isHyMt({ name }: GgufModel): boolean {
  return /hy-?mt|hunyuan-?mt/i.test(name);
}

interface Asking {
  readonly model: GgufModel;
  readonly running: Processes;
  readonly signal: AbortSignal;
}

async function translateAll(asking: Asking, request: EngineRequest): Promise<readonly EngineResult[]> {
  const [system, user] = chatMessages(request);
  const text = await ask(asking, {
    ...(system && { system: system.content }),
    prompt: user?.content ?? '',
    count: request.segments.length,
    longest: longest(request.segments.map(({ source }) => source.text).join('')),
    sampling: exact,
  });
  return readResults(text, request.segments.length);
}

async function translateEach(
  asking: Asking,
  { sourceLanguage, targetLanguage, segments, context = {} }: EngineRequest,
): Promise<readonly EngineResult[]> {
  const results: EngineResult[] = [];
  for (const { source } of segments) {
    const text = writeCodeTags(source);
    const { terms = [] } = context;
    const written = await ask(asking, {
      prompt: hyMtPrompt({ from: sourceLanguage, to: targetLanguage, text, terms }),
      count: 0,
      longest: longest(text),
      sampling: hyMtSampling,
    });
    results.push({ status: 'translated', target: readCodeTags(written.trim()) });
  }
  return results;
}

/** Tokens: no translation has more than its source has characters twice; the rest is what stands around it. */
function longest(text: string): number {
  return 256 + 2 * text.length;
}

/** @throws {EngineError} upstream, bad-model, no-memory, too-long */
async function ask({ model, running, signal }: Asking, task: Omit<GgufTask, 'model'>): Promise<string> {
  await requireGguf(model.path);
  const { text, finished } = await running.run({
    key: keyOf(model),
    megabytes: memoryMb(model.bytes),
    task: { ...task, model: model.path },
    signal,
  });
  if (!finished && task.longest > 1) throw new EngineError('too-long', `no end after ${task.longest} tokens`);
  return text;
}

/** The program, what is remembered of texts, and the weights, which lie in memory as they lie in the file. */
function memoryMb(bytes: number): number {
  return Math.ceil(1_500 + (bytes / 2 ** 20) * 1.2);
}
