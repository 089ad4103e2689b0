import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An exported constant that a file registers by its name. */
export interface FoundExport {
  /** Path from the root of the repository, with forward slashes. */
  readonly file: string;
  readonly name: string;
}

/**
 * Constants whose name ends in `suffix`, exported by the files of a glob, sorted by file and then by place in the
 * file. Only `export const` at the start of a line counts.
 */
export function findExports(root: string, glob: string, suffix: string): readonly FoundExport[] {
  const declaration = new RegExp(`^export const (\\w+${suffix})\\b`, 'gm');
  return filesOf(root, glob).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(declaration)].map(([, name = '']) => ({
      file,
      name,
    })),
  );
}

/** Files of a glob without tests and generated files, sorted by path. */
export function filesOf(root: string, glob: string): readonly string[] {
  return globSync(glob, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(?:test|generated)\.tsx?$/.test(file))
    .toSorted();
}
