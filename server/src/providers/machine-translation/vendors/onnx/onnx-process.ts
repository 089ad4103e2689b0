import { availableParallelism } from 'node:os';
import { basename, dirname } from 'node:path';
import { serveTasks } from '../../../../platform/child-processes/serve-tasks.ts';
import { orLoadFault } from '../../local-models/load-fault.ts';
import type { Precision } from './onnx-models.ts';
import { onnxPackage } from './onnx-package.ts';

/** A model, and for one of many languages its own names of those of the texts. */
export interface OnnxStep {
  readonly folder: string;
  readonly precision: Precision;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface OnnxTask {
  /** One, or two of which the second goes on from the first. */
  readonly steps: readonly OnnxStep[];
  readonly texts: readonly string[];
}

type Translate = (
  texts: readonly string[],
  options: Readonly<Record<string, unknown>>,
) => Promise<readonly { readonly translation_text: string }[]>;

/** The part of the package that we use. Its own types are present only when it is installed. */
interface Transformers {
  readonly env: { allowRemoteModels: boolean; localModelPath: string };
  pipeline(task: 'translation', model: string, options: object): Promise<Translate>;
}

const loaded = new Map<string, Promise<Translate>>();

serveTasks(async ({ steps, texts }: OnnxTask): Promise<readonly string[]> => {
  let written = texts;
  for (const step of steps) written = await translate(step, written);
  return written;
});

/** One after another: in a batch short texts would be filled up, and every one translates a little differently. */
async function translate(step: OnnxStep, texts: readonly string[]): Promise<readonly string[]> {
  const model = await orLoadFault(() => loadedModel(step));
  const translated: string[] = [];
  for (const text of texts) {
    const [answer] = await model([text], {
      ...(step.to !== undefined && { src_lang: step.from, tgt_lang: step.to }),
      num_beams: 1,
      do_sample: false,
      max_new_tokens: longest(text),
    });
    translated.push(answer?.translation_text.trim() ?? '');
  }
  return translated;
}

/** Tokens; no translation has many times as many as its source has characters, and a model that loops ends there. */
function longest(text: string): number {
  return Math.min(512, 20 + 3 * text.length);
}

function loadedModel({ folder, precision }: OnnxStep): Promise<Translate> {
  const known = loaded.get(folder);
  if (known) return known;
  const loading = load(folder, precision);
  loaded.set(folder, loading);
  return loading;
}

async function load(folder: string, precision: Precision): Promise<Translate> {
  const { env, pipeline } = (await onnxPackage.load()) as Transformers;
  env.allowRemoteModels = false; // nothing is fetched that nobody agreed to
  env.localModelPath = dirname(folder);
  const threads = Math.max(1, Math.min(4, availableParallelism() - 1));
  const session = { intraOpNumThreads: threads, interOpNumThreads: 1 };
  return pipeline('translation', basename(folder), {
    dtype: precision,
    device: 'cpu',
    session_options: session,
  });
}
