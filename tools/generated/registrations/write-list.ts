import { posix } from 'node:path';
import type { FoundExport } from './find-exports.ts';

export const notice = '// Written by tools/generated/write-registrations.ts from the folders.';

/** Lines that import constants into a file; both paths are relative to the root of the repository. */
export function importLines(target: string, found: readonly FoundExport[]): string {
  const files = [...new Set(found.map(({ file }) => file))];
  return files
    .map((file) => {
      const names = found.filter((each) => each.file === file).map(({ name }) => name);
      return `import { ${names.toSorted().join(', ')} } from '${specifier(target, file)}';`;
    })
    .join('\n');
}

function specifier(target: string, file: string): string {
  const path = posix.relative(posix.dirname(target), file);
  return path.startsWith('.') ? path : `./${path}`;
}

/** A list that joins lists: `export const routes: readonly Route[] = [...termsRoutes];`. */
export function joinedList(name: string, type: string, found: readonly FoundExport[]): string {
  const rows = found.map((each) => `  ...${each.name},`);
  return [`export const ${name}: readonly ${type}[] = [`, ...rows, '];'].join('\n');
}
