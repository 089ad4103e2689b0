import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Sources of the web application. */
const sources = ['web', 'core/src', 'contracts/src', 'package-lock.json', 'tsconfig.base.json'];
const ignored = new Set(['node_modules', 'dist', 'fixtures', 'testing']);
const isTest = /\.test\.tsx?$/;

/** Changes when a build of the same tree would give something else; by content, since clones have no old dates. */
export function webSourceHash(root: string): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => listFiles(join(root, source)))) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function listFiles(path: string): string[] {
  if (!/\/(web|src)$/.test(path.replaceAll('\\', '/'))) return [path];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !isTest.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(
      (file) =>
        !relative(path, file)
          .split(/[\\/]/)
          .some((part) => ignored.has(part)),
    )
    .sort();
}
