import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { labelBytes, readModelLabel } from '@transloom/core/custom-engines/statistical/model-file';
import type { LanguagePair } from '../../engine-vendor.ts';

/** A trained engine in a file, which is never written to again. */
export interface StatisticalModelFile extends LanguagePair {
  readonly path: string;
  /** Checksum of its content. */
  readonly checksum: string;
  readonly bytes: number;
}

/** Undefined for a file that is no engine, or one of another version of the product. */
export async function readModelFile(path: string): Promise<StatisticalModelFile | undefined> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(labelBytes), 0, labelBytes, 0);
    const label = readModelLabel(buffer.subarray(0, bytesRead));
    if (label === undefined) return undefined;
    const { sourceLanguage: source, targetLanguage: target, checksum } = label;
    return { path, source, target, checksum, bytes: (await stat(path)).size };
  } finally {
    await file.close();
  }
}

/** The engines in a folder; none where there is no folder. */
export async function findModelFiles(folder: string): Promise<readonly StatisticalModelFile[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const paths = names.filter((name) => name.endsWith('.model')).toSorted();
  const files = await Promise.all(paths.map((name) => readModelFile(join(folder, name))));
  return files.filter((file) => file !== undefined);
}
