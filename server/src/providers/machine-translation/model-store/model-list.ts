import { z } from 'zod';
import type { LanguagePair } from '../engine-vendor.ts';
import type { Checksum } from './checksum.ts';

/** A file of a model as it is offered, with a checksum of what is fetched and one of what is in it. */
export interface OfferedFile {
  /** Its path below the folder of the model. */
  readonly name: string;
  /** Path of the download below the address of the files. */
  readonly location: string;
  readonly packing: 'zstd' | 'none';
  readonly packedBytes: number;
  readonly packedSum: Checksum;
  readonly bytes: number;
  readonly sum: Checksum;
}

export interface OfferedModel {
  readonly pair: LanguagePair;
  /** Name of its folder, such as `en-zh-Hans`. */
  readonly direction: string;
  readonly version: string;
  readonly architecture: string;
  readonly files: readonly OfferedFile[];
}

/** License of all models of Firefox Translations. */
export const modelLicence = {
  name: 'MPL-2.0',
  address: 'https://www.mozilla.org/en-US/MPL/2.0/',
} as const;

const sha256 = z.string().regex(/^[\da-f]{64}$/);
/** Names become names of files here. */
const fileName = z
  .string()
  .regex(/^[\w.-]{1,120}$/)
  .refine((name) => !name.startsWith('.'));
const tag = z.string().regex(/^[A-Za-z\d]{2,8}(-[A-Za-z\d]{1,8}){0,3}$/);

const recordSchema = z.object({
  name: fileName,
  fileType: z.string(),
  version: z.string(),
  architecture: z.string().optional(),
  sourceLanguage: tag,
  targetLanguage: tag,
  filter_expression: z.string().optional(),
  attachment: z.object({ hash: sha256, size: z.number().int().positive(), location: z.string() }),
  decompressedHash: sha256,
  decompressedSize: z.number().int().positive(),
});
type ModelRecord = z.infer<typeof recordSchema>;

const listSchema = z.object({ data: z.array(z.unknown()) });

/**
 * The best model of each direction out of the records of Firefox: the newest version that is complete, released ones
 * before trials. Records that are not of this form are left out.
 * @throws {z.ZodError} for what is no list of records
 */
export function readModelList(json: unknown): readonly OfferedModel[] {
  const records = listSchema.parse(json).data.flatMap((record) => {
    const parsed = recordSchema.safeParse(record);
    return parsed.success && !isForPhones(parsed.data) ? [parsed.data] : [];
  });
  const byModel = Map.groupBy(records, modelKey);
  const models = [...byModel.values()].map(toModel).filter((model) => model !== undefined);
  const byDirection = Map.groupBy(models, ({ direction }) => direction);
  return [...byDirection.values()]
    .map((offered) => offered.toSorted(betterFirst)[0])
    .filter((model) => model !== undefined)
    .toSorted((a, b) => a.direction.localeCompare(b.direction));
}

function isForPhones({ filter_expression: filter }: ModelRecord): boolean {
  return filter === "env.appinfo.OS == 'Android'";
}

function modelKey({ sourceLanguage, targetLanguage, version, architecture }: ModelRecord): string {
  return [sourceLanguage, targetLanguage, version, architecture].join(' ');
}

/** Undefined where a file is missing: the model, what it chooses words from, or a vocabulary. */
function toModel(records: readonly ModelRecord[]): OfferedModel | undefined {
  const [first] = records;
  const kinds = new Set(records.map(({ fileType }) => fileType));
  const hasWords = kinds.has('vocab') || (kinds.has('srcvocab') && kinds.has('trgvocab'));
  if (first === undefined || !kinds.has('model') || !kinds.has('lex') || !hasWords) return undefined;
  const { sourceLanguage: source, targetLanguage: target } = first;
  return {
    pair: { source, target },
    direction: `${source}-${target}`,
    version: first.version,
    architecture: first.architecture ?? '',
    files: records.filter(({ fileType }) => neededFiles.has(fileType)).map(toFile),
  };
}

/** Models that judge translations come along, and are not used. */
const neededFiles = new Set(['model', 'lex', 'vocab', 'srcvocab', 'trgvocab']);

function toFile({ name, attachment, decompressedHash, decompressedSize }: ModelRecord): OfferedFile {
  const { location, size: packedBytes, hash } = attachment;
  const packed = { packing: 'zstd', packedBytes, packedSum: { kind: 'sha256', hex: hash } } as const;
  return {
    name,
    location,
    ...packed,
    bytes: decompressedSize,
    sum: { kind: 'sha256', hex: decompressedHash },
  };
}

function betterFirst(a: OfferedModel, b: OfferedModel): number {
  return (
    Number(isRelease(b)) - Number(isRelease(a)) ||
    Number.parseFloat(b.version) - Number.parseFloat(a.version) ||
    bytesOf(a) - bytesOf(b)
  );
}

function isRelease({ version }: OfferedModel): boolean {
  return /^[\d.]+$/.test(version);
}

/** Size of the download in bytes. */
export function bytesOf({ files }: Pick<OfferedModel, 'files'>): number {
  return files.reduce((sum, { packedBytes }) => sum + packedBytes, 0);
}
