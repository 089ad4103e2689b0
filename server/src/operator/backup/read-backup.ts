import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '../operator-error.ts';
import { type Manifest, manifestFile, manifestSchema } from './manifest.ts';
import { sha256Of } from './sha256-of.ts';

/** The manifest of a backup whose every file is as it was written. @throws {OperatorError} backup.damaged, naming the first that is not */
export async function readBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const files = manifest.tables.map(({ file, sha256 }) => ({ path: file, sha256 }));
  for (const { path, sha256 } of manifest.files) files.push({ path: join('files', path), sha256 });
  for (const { path, sha256 } of files)
    if (!(await isThere(join(folder, path))) || (await sha256Of(join(folder, path))) !== sha256)
      throw new OperatorError('backup.damaged', { folder, file: path });
  return manifest;
}

async function readManifest(folder: string): Promise<Manifest> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(folder, manifestFile), 'utf8')));
  } catch (cause) {
    throw new OperatorError('backup.damaged', { folder, file: manifestFile }, { cause });
  }
}

async function isThere(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isFile() === true;
}
