import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Generator } from './generators.ts';

/** Files the generator would write differently, or not at all. The tree is left as it was. */
export async function staleFiles(root: string, generator: Generator): Promise<readonly string[]> {
  const before = readAll(root, generator.files);
  try {
    await writeFiles(root, generator);
    const after = readAll(root, generator.files);
    return generator.files.filter((file) => before.get(file) !== after.get(file));
  } finally {
    for (const [file, text] of before) restore(join(root, file), text);
  }
}

export async function writeFiles(root: string, { name, command, files }: Generator): Promise<void> {
  const [program, ...args] = command;
  await promisify(execFile)(program, args, { cwd: root });
  const missing = files.filter((file) => !existsSync(join(root, file)));
  if (missing.length > 0) throw new Error(`${name} did not write ${missing.join(', ')}`);
}

function readAll(root: string, files: readonly string[]): ReadonlyMap<string, string | undefined> {
  return new Map(
    files.map((file) => [
      file,
      existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined,
    ]),
  );
}

function restore(path: string, text: string | undefined): void {
  if (text === undefined) rmSync(path, { force: true });
  else if (readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
}
