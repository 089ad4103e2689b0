import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Manifest } from './manifest.ts';
import { sha256Of } from './sha256-of.ts';

/**
 * Copies what a folder has and the copy lacks. Kept files never change under their name, so a second call adds what came
 * since the first.
 */
export async function copyNewFiles(from: string, to: string): Promise<void> {
  for (const path of await filesBelow(from)) {
    const target = join(to, path);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(join(from, path), target, constants.COPYFILE_EXCL).catch(
      (error: NodeJS.ErrnoException) => {
        // Copied before, or removed since the folder was read.
        if (error.code !== 'EEXIST' && error.code !== 'ENOENT') throw error;
      },
    );
  }
}

export async function describeFiles(folder: string): Promise<Manifest['files']> {
  const files = [];
  for (const path of await filesBelow(folder)) {
    const { size: bytes } = await stat(join(folder, path));
    files.push({ path, bytes, sha256: await sha256Of(join(folder, path)) });
  }
  return files;
}

/** Paths of all files, in order; none where there is no folder. */
async function filesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted();
}
