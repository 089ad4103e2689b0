import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readDirection } from '@transloom/core/language/read-direction';
import { z } from 'zod';
import type { LanguagePair } from '../../engine-vendor.ts';
import { multilingualCodes } from './multilingual-codes.ts';

/** Precisions by what the names of their files end in; the first that is there is used. */
const precisions = { q8: '_quantized', int8: '_int8', uint8: '_uint8', fp32: '', fp16: '_fp16', q4: '_q4' };
export type Precision = keyof typeof precisions;

const parts = ['encoder_model', 'decoder_model_merged'];

/** A model in a folder of its own, laid out as transformers.js reads it. */
export interface OnnxModel {
  readonly name: string;
  readonly folder: string;
  readonly precision: Precision;
  /** Milliseconds; another model in its place has another. */
  readonly changedAt: number;
  /** Size of the files that are loaded. */
  readonly bytes: number;
  /** One direction, or the model's own names of its languages by their tags: from each to every other. */
  readonly languages: LanguagePair | ReadonlyMap<string, string>;
}

/** The models of a folder that are complete; none where there is no folder. */
export async function findOnnxModels(folder: string): Promise<readonly OnnxModel[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const names = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'));
  const models = await Promise.all(names.map(({ name }) => readModel(folder, name)));
  return models.filter((model) => model !== undefined).toSorted((a, b) => a.name.localeCompare(b.name));
}

/** Undefined where files are missing, or where nothing says which languages they are for. */
async function readModel(folder: string, name: string): Promise<OnnxModel | undefined> {
  const own = join(folder, name);
  const files = await filesOf(own);
  if (files === undefined) return undefined;
  const { precision, paths } = files;
  const languages = await languagesOf(own, name);
  if (languages === undefined) return undefined;
  const states = await Promise.all(paths.map((path) => stat(path)));
  return {
    name,
    folder: own,
    precision,
    languages,
    changedAt: Math.max(...states.map(({ mtimeMs }) => Math.round(mtimeMs))),
    bytes: states.reduce((sum, { size }) => sum + size, 0),
  };
}

async function filesOf(own: string) {
  const networks: readonly string[] = await readdir(join(own, 'onnx')).catch(() => []);
  const found = Object.entries(precisions).find(([, ending]) =>
    parts.every((part) => networks.includes(`${part}${ending}.onnx`)),
  );
  if (found === undefined) return undefined;
  const [precision, ending] = found;
  return {
    precision: precision as Precision,
    paths: [...parts.map((part) => join(own, 'onnx', `${part}${ending}.onnx`)), join(own, 'tokenizer.json')],
  };
}

/** Kinds of models that translate here, as their configuration calls them. */
export const onnxTypes: readonly string[] = ['marian', 'm2m_100'];

const configSchema = z.object({ model_type: z.enum(['marian', 'm2m_100']) });
const tokenSchema = z.union([
  z.string(),
  z.object({ content: z.string() }).transform(({ content }) => content),
]);
const marksSchema = z.object({ additional_special_tokens: z.array(tokenSchema).min(1) });
const directionSchema = z
  .object({ source_lang: z.string(), target_lang: z.string() })
  .transform(({ source_lang, target_lang }) => `${source_lang}-${target_lang}`);

async function languagesOf(own: string, name: string): Promise<OnnxModel['languages'] | undefined> {
  const config = await readJson(join(own, 'config.json'), configSchema);
  if (config?.model_type === 'm2m_100') {
    const marks =
      (await readJson(join(own, 'tokenizer_config.json'), marksSchema)) ??
      (await readJson(join(own, 'special_tokens_map.json'), marksSchema));
    const codes = multilingualCodes(marks?.additional_special_tokens ?? []);
    return codes.size > 1 ? codes : undefined;
  }
  if (config?.model_type !== 'marian') return undefined;
  const written = await readJson(join(own, 'tokenizer_config.json'), directionSchema);
  return readDirection(name.replace(/^.*opus-mt-(tc-\w+-)?/, '')) ?? readDirection(written ?? '');
}

/** Undefined for a file that is missing or of another form. */
async function readJson<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
): Promise<z.output<Schema> | undefined> {
  try {
    return schema.safeParse(JSON.parse(await readFile(path, 'utf8'))).data;
  } catch {
    return undefined;
  }
}
