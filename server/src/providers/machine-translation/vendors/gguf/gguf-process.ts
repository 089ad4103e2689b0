import { availableParallelism } from 'node:os';
import { serveTasks } from '../../../../platform/child-processes/serve-tasks.ts';
import { orLoadFault } from '../../local-models/load-fault.ts';
import { ggufPackage } from './gguf-package.ts';

export interface GgufTask {
  /** Path of its file. */
  readonly model: string;
  readonly system?: string;
  readonly prompt: string;
  /** Translations that the answer has to hold, as JSON; 0 for an answer of plain text. */
  readonly count: number;
  /** Tokens. */
  readonly longest: number;
  readonly sampling: GgufSampling;
}

export interface GgufSampling {
  readonly temperature: number;
  readonly topP?: number;
  readonly topK?: number;
  readonly repeatPenalty?: number;
}

export interface GgufAnswer {
  readonly text: string;
  /** Whether the model came to an end by itself. */
  readonly finished: boolean;
}

/** The part of the package that we use. Its own types are present only when it is installed. */
interface LlamaPackage {
  getLlama(options: object): Promise<Llama>;
  readonly LlamaChatSession: new (options: object) => ChatSession;
}

interface Llama {
  loadModel(options: object): Promise<LlamaModel>;
  createGrammarForJsonSchema(schema: object): Promise<object>;
}

interface LlamaModel {
  createContext(options: object): Promise<{ getSequence(): object }>;
}

interface ChatSession {
  promptWithMeta(
    prompt: string,
    options: object,
  ): Promise<{ readonly responseText: string; readonly stopReason: string }>;
  dispose(options: object): void;
}

interface Loaded {
  readonly llama: Llama;
  readonly newSession: (system: string | undefined) => ChatSession;
}

/** Tokens of the text and its answer together; more take more memory. */
const contextTokens = 4_096;
const loaded = new Map<string, Promise<Loaded>>();

serveTasks(async ({ model, system, prompt, count, longest, sampling }: GgufTask): Promise<GgufAnswer> => {
  const { llama, newSession } = await orLoadFault(() => loadedModel(model));
  const session = newSession(system);
  const { repeatPenalty: penalty, ...sampled } = sampling;
  const { responseText, stopReason } = await session.promptWithMeta(prompt, {
    ...sampled,
    maxTokens: longest,
    ...(penalty !== undefined && { repeatPenalty: { penalty } }),
    ...(count > 0 && { grammar: await llama.createGrammarForJsonSchema(answerSchema(count)) }),
  });
  session.dispose({ disposeSequence: false });
  return { text: responseText, finished: stopReason !== 'maxTokens' };
});

/** The ids that were given, in their order: a model can then neither join texts nor leave one out. */
function answerSchema(count: number): object {
  const item = (id: number) => ({
    type: 'object',
    properties: { id: { const: id }, text: { type: 'string' } },
  });
  const items = Array.from({ length: count }, (_, index) => item(index + 1));
  const segments = { type: 'array', prefixItems: items, minItems: count, maxItems: count };
  return { type: 'object', properties: { segments } };
}

function loadedModel(path: string): Promise<Loaded> {
  const known = loaded.get(path);
  if (known) return known;
  const loading = load(path);
  loaded.set(path, loading);
  return loading;
}

async function load(path: string): Promise<Loaded> {
  const { getLlama, LlamaChatSession } = (await ggufPackage.load()) as LlamaPackage;
  // Without a number of threads it takes as many as there are cores, and they wait for each other.
  const threads = Math.max(1, Math.min(8, availableParallelism() - 1));
  const llama = await getLlama({ gpu: false, build: 'never', progressLogs: false, maxThreads: threads });
  const model = await llama.loadModel({ modelPath: path, gpuLayers: 0 });
  const context = await model.createContext({ contextSize: { max: contextTokens }, threads });
  const contextSequence = context.getSequence(); // what it has read of the same instructions is not read again
  return {
    llama,
    newSession: (system) =>
      new LlamaChatSession({
        contextSequence,
        autoDisposeSequence: false,
        ...(system !== undefined && { systemPrompt: system }),
      }),
  };
}
