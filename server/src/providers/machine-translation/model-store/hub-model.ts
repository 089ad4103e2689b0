import { basename } from 'node:path';
import { z } from 'zod';
import { onnxTypes } from '../vendors/onnx/onnx-models.ts';
import type { Checksum } from './checksum.ts';
import { ModelError } from './model-error.ts';
import type { OfferedFile } from './model-list.ts';
import { reasonOf } from './model-source.ts';

/** A model of a hub of models, as far as an engine here needs it. */
export interface HubModel {
  readonly engine: 'onnx' | 'gguf';
  /** Name of its folder or file. */
  readonly name: string;
  /** The commit at the hub. */
  readonly revision: string;
  /** As the hub names it, with the page that says so; null where it names none. */
  readonly licence: { readonly name: string; readonly address: string } | null;
  readonly files: readonly OfferedFile[];
  readonly filesUrl: string;
}

/** The model to look up at a hub. */
export interface HubRequest {
  /** `owner/name` */
  readonly repository: string;
  /** File of a GGUF model; by default the one with four bits a weight. */
  readonly file?: string | undefined;
  /** A branch, a tag or a commit; the main branch where none is named. */
  readonly revision?: string | undefined;
}

/** The hub of Hugging Face; a mirror has the same addresses. */
export const huggingFace = 'https://huggingface.co';

const listTimeoutMs = 20_000;
/** Parts of a path, none of which leads elsewhere. */
const path = z.string().regex(/^(?!.*(^|\/)\.)[\w.-]+(\/[\w.-]+)*$/);
const hex = (length: number) => z.string().regex(new RegExp(`^[\\da-f]{${length}}$`));
const fileSchema = z.object({
  rfilename: path,
  size: z.number().int().positive(),
  blobId: hex(40),
  lfs: z.object({ sha256: hex(64) }).optional(),
});
const modelSchema = z.object({
  sha: hex(40),
  gated: z.union([z.boolean(), z.string()]).default(false),
  config: z.object({ model_type: z.string().optional() }).optional().catch(undefined),
  tags: z.array(z.string()).default([]),
  siblings: z.array(z.unknown()),
});
type HubFile = z.output<typeof fileSchema>;

const namePattern = /^(?<repository>(?!\.)[\w.-]+\/(?!\.)[\w.-]+)(?::(?<file>(?!\.)[\w.-]+\.gguf))?$/;

/** Out of `owner/name`, or for one file of it `owner/name:file.gguf`; undefined for anything else. */
export function readHubName(name: string): HubRequest | undefined {
  const { repository, file } = namePattern.exec(name)?.groups ?? {};
  return repository === undefined ? undefined : { repository, file };
}

export function hubName({ repository, file }: HubRequest): string {
  return file === undefined ? repository : `${repository}:${file}`;
}

/**
 * Looks up a model at the hub by name: the files of an ONNX model in the smallest precision, or one GGUF file, by
 * default the one with four bits a weight.
 * @throws {ModelError} not-offered, unfit, gated, unreachable; the reason of the signal
 */
export async function findHubModel(hub: string, asked: HubRequest, signal: AbortSignal): Promise<HubModel> {
  const name = hubName(asked);
  const parsed = modelSchema.safeParse(await askHub(addressOf(hub, asked), signal));
  if (!parsed.success) throw new ModelError('not-offered', name);
  const { gated, siblings, config } = parsed.data;
  if (gated !== false) throw new ModelError('gated', name);
  const files = siblings.flatMap((file) => fileSchema.safeParse(file).data ?? []);
  const found = origin(hub, asked.repository, parsed.data);
  const runs = config?.model_type === undefined || onnxTypes.includes(config.model_type);
  const onnx = asked.file === undefined && runs ? onnxFiles(files) : [];
  if (onnx.length > 0)
    return { ...found, engine: 'onnx', name: basename(asked.repository), files: onnx.map(offered) };
  const gguf = ggufFile(files, asked.file);
  if (gguf === undefined) throw new ModelError('unfit', name);
  return { ...found, engine: 'gguf', name: gguf.rfilename, files: [offered(gguf)] };
}

function addressOf(hub: string, { repository, revision }: HubRequest): string {
  const place = revision === undefined ? '' : `/revision/${encodeURIComponent(revision)}`;
  return `${hub}/api/models/${repository}${place}?blobs=true`;
}

const licenceTag = 'license:';

function origin(hub: string, repository: string, { sha, tags }: z.output<typeof modelSchema>) {
  const licence = tags.find((tag) => tag.startsWith(licenceTag))?.slice(licenceTag.length);
  return {
    revision: sha,
    licence: licence === undefined ? null : { name: licence, address: `${hub}/${repository}/tree/${sha}` },
    filesUrl: `${hub}/${repository}/resolve/${sha}/`,
  };
}

/** Undefined where the hub knows no such model. */
async function askHub(address: string, signal: AbortSignal): Promise<unknown> {
  try {
    const answer = await fetch(address, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(listTimeoutMs)]),
    });
    if (answer.status === 404 || answer.status === 401) return undefined;
    if (!answer.ok) throw new ModelError('unreachable', `status ${answer.status}`);
    return await answer.json();
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ModelError) throw error;
    throw new ModelError('unreachable', reasonOf(error), { cause: error });
  }
}

const words = ['config.json', 'generation_config.json', 'tokenizer.json', 'tokenizer_config.json'];
const besides = 'special_tokens_map.json';
const networks = ['encoder_model', 'decoder_model_merged'];
const precisions = ['_quantized', '_int8', '_uint8', '', '_fp16'];

/** None where a file is missing. */
function onnxFiles(files: readonly HubFile[]): readonly HubFile[] {
  const find = (name: string) => files.find(({ rfilename }) => rfilename === name);
  const sets = precisions.map((precision) =>
    [...words, ...networks.map((network) => `onnx/${network}${precision}.onnx`)].flatMap(
      (name) => find(name) ?? [],
    ),
  );
  const whole = sets.find((set) => set.length === words.length + networks.length) ?? [];
  return whole.length === 0 ? [] : [...whole, ...[find(besides)].filter((file) => file !== undefined)];
}

function ggufFile(files: readonly HubFile[], wanted: string | undefined): HubFile | undefined {
  const all = files.filter(({ rfilename }) => /^[\w.-]+\.gguf$/.test(rfilename));
  if (wanted !== undefined) return all.find(({ rfilename }) => rfilename === wanted);
  return all.find(({ rfilename }) => /q4_k_m/i.test(rfilename)) ?? all[0];
}

function offered({ rfilename, size, blobId, lfs }: HubFile): OfferedFile {
  const sum: Checksum = lfs ? { kind: 'sha256', hex: lfs.sha256 } : { kind: 'git-blob', hex: blobId };
  return {
    name: rfilename,
    location: rfilename,
    packing: 'none',
    packedBytes: size,
    packedSum: sum,
    bytes: size,
    sum,
  };
}
