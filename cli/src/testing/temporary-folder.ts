import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';

export interface TemporaryFolder {
  path(name: string): string;
  write(name: string, content: string | Uint8Array): Promise<string>;
  read(name: string): Promise<string>;
}

/** A folder for the tests of one file, gone after them. */
export function temporaryFolder(): TemporaryFolder {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'transloom-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  const path = (name: string) => join(folder, name);
  return {
    path,
    read: (name) => readFile(path(name), 'utf8'),
    async write(name, content) {
      await writeFile(path(name), content);
      return path(name);
    },
  };
}
