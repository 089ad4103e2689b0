import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Checksum } from './checksum.ts';

/** A file as it was checked. */
export interface CheckedFile {
  readonly name: string;
  readonly bytes: number;
  /** Its kind and its digits: `sha256:0a1b…`, or of git `git-blob:…`. */
  readonly checksum: string;
}

/** Origin of a downloaded model, stored beside its files. */
export interface ModelManifest {
  /** The version; for a hub, the commit. */
  readonly version: string;
  /** Null where nobody named one. */
  readonly licence: { readonly name: string; readonly address: string } | null;
  readonly files: readonly CheckedFile[];
}

/** Earlier ones said no more than the version. */
const manifestSchema = z.object({
  version: z.string(),
  licence: z.object({ name: z.string(), address: z.url() }).nullable().catch(null),
  files: z.array(z.object({ name: z.string(), bytes: z.number(), checksum: z.string() })).catch([]),
});

/** Null where somebody put the model there by hand. */
export async function readManifest(path: string): Promise<ModelManifest | null> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return null;
  }
}

export async function writeManifest(path: string, manifest: ModelManifest): Promise<void> {
  await writeFile(path, JSON.stringify(manifest));
}

interface NamedFile {
  readonly name: string;
  readonly bytes: number;
  readonly sum: Checksum;
}

export function checkedFile({ name, bytes, sum }: NamedFile): CheckedFile {
  return { name, bytes, checksum: `${sum.kind}:${sum.hex}` };
}
