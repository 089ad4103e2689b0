import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';

export interface GgufModel {
  /** Name of its file without the extension. */
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
  /** Milliseconds; another model in its place has another. */
  readonly changedAt: number;
}

const ending = '.gguf';

/** The models of a folder by their names, a file each; none where there is no folder. */
export async function findGgufModels(folder: string): Promise<readonly GgufModel[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const names = entries
    .filter((entry) => !entry.isDirectory() && entry.name.endsWith(ending))
    .map((entry) => entry.name);
  return Promise.all(names.toSorted().map((name) => readModel(join(folder, name))));
}

async function readModel(path: string): Promise<GgufModel> {
  const { size, mtimeMs } = await stat(path);
  return { name: basename(path, ending), path, bytes: size, changedAt: Math.round(mtimeMs) };
}
