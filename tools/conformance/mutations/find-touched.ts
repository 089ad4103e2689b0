import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Files by their path, each with what changes when it is written. */
export type FolderState = ReadonlyMap<string, string>;

export function describeFolder(folder: string): FolderState {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Map(
    paths.map((path) => {
      const { size, mtimeMs, ctimeMs } = statSync(path);
      return [path, `${size} ${mtimeMs} ${ctimeMs}`];
    }),
  );
}

/** Paths that were added, removed or written. */
export function findTouched(before: FolderState, after: FolderState): readonly string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path));
}
