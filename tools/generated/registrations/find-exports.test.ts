import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findExports } from './find-exports.ts';
import { importLines, joinedList } from './write-list.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'registrations-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

test('registers what a new folder exports, and neither tests nor what only looks like it', () => {
  write('domains/terms/terms.routes.ts', 'export const termsRoutes = [];\nconst otherRoutes = [];\n');
  write('domains/terms/terms.routes.test.ts', 'export const fakeRoutes = [];\n');
  write('domains/tools/polish/polish.routes.ts', 'export const polishRoutes: readonly Route[] = [];\n');
  write('domains/terms/add-term.ts', 'export const laterRoutes = [];\n');
  expect(findExports(root, 'domains/**/*.routes.ts', 'Routes')).toEqual([
    { file: 'domains/terms/terms.routes.ts', name: 'termsRoutes' },
    { file: 'domains/tools/polish/polish.routes.ts', name: 'polishRoutes' },
  ]);
});

test('imports every file once and joins its lists in order', () => {
  const found = [
    { file: 'server/src/domains/files/files.routes.ts', name: 'filesStreamRoutes' },
    { file: 'server/src/domains/files/files.routes.ts', name: 'filesRoutes' },
  ];
  expect(importLines('server/src/domains.generated.ts', found)).toBe(
    "import { filesRoutes, filesStreamRoutes } from './domains/files/files.routes.ts';",
  );
  expect(joinedList('routes', 'Route', found)).toBe(
    'export const routes: readonly Route[] = [\n  ...filesStreamRoutes,\n  ...filesRoutes,\n];',
  );
});
