import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { domainFloors, innerFloors } from './floors.ts';
import { type FloorReport, readImports } from './read-imports.ts';

let house: string;

beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'floors-'));
  write('package.json', '{ "type": "module" }');
  for (const workspace of ['core', 'contracts', 'server', 'web', 'cli']) {
    write(
      `${workspace}/package.json`,
      `{ "name": "@transloom/${workspace}", "exports": { "./*": "./src/*.ts" } }`,
    );
    mkdirSync(join(house, 'node_modules/@transloom'), { recursive: true });
    symlinkSync(join(house, workspace), join(house, 'node_modules/@transloom', workspace));
  }
});

afterEach(() => rmSync(house, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(house, path)), { recursive: true });
  writeFileSync(join(house, path), text);
}

/** The name of the rule for a place, wherever the list has put it. */
function floorRule(kind: 'domain' | 'feature', place: string): string {
  return `${kind}-floor-${domainFloors.findIndex((floor) => (floor as readonly string[]).includes(place)) + 1}`;
}

/** The name of the rule for a folder of memories. */
function innerFloorRule(folder: string): string {
  return `memories-floor-${innerFloors.memories.findIndex((floor) => (floor as readonly string[]).includes(folder)) + 1}`;
}

/** A house of two files, the first of which imports the second. */
function readHouse(from: string, to: string, specifier: string, keyword = 'import'): Promise<FloorReport> {
  write(to, 'export const thing = 1; export type Thing = number;');
  write(from, `${keyword} { thing } from '${specifier}'; export const other = thing;`);
  return readImports(house);
}

test.each([
  ['core/src/a.ts', 'contracts/src/b.ts', '@transloom/contracts/b', 'workspace-floor-1'],
  ['contracts/src/a.ts', 'server/src/b.ts', '@transloom/server/b', 'workspace-floor-2'],
  ['web/src/a.ts', 'server/src/b.ts', '@transloom/server/b', 'workspace-floor-3'],
  ['server/src/a.ts', 'web/src/b.ts', '@transloom/web/b', 'workspace-floor-3'],
  ['server/src/a.ts', 'cli/src/b.ts', '@transloom/cli/b', 'workspace-floor-3'],
  [
    'server/src/platform/a.ts',
    'server/src/domains/terms/b.ts',
    '../domains/terms/b.ts',
    'server-folder-floor-1',
  ],
  ['server/src/platform/a.ts', 'server/src/domains.ts', '../domains.ts', 'server-folder-floor-1'],
  [
    'server/src/providers/a.ts',
    'server/src/domains/terms/b.ts',
    '../domains/terms/b.ts',
    'server-folder-floor-1',
  ],
  ['web/src/ui/a.tsx', 'web/src/features/terms/b.tsx', '../features/terms/b.tsx', 'web-folder-floor-1'],
  ['web/src/api/a.ts', 'web/src/features/terms/b.ts', '../features/terms/b.ts', 'web-folder-floor-1'],
  ['web/src/work/a.ts', 'web/src/features/terms/b.ts', '../features/terms/b.ts', 'web-folder-floor-2'],
  ['web/src/features/terms/a.ts', 'web/src/app/b.ts', '../../app/b.ts', 'web-folder-floor-3'],
  [
    'server/src/domains/users/a.ts',
    'server/src/domains/terms/b.ts',
    '../terms/b.ts',
    floorRule('domain', 'users'),
  ],
  [
    'server/src/domains/messages/a.ts',
    'server/src/domains/files/b.ts',
    '../files/b.ts',
    floorRule('domain', 'messages'),
  ],
  [
    'server/src/domains/documents/a.ts',
    'server/src/domains/projects/b.ts',
    '../projects/b.ts',
    floorRule('domain', 'documents'),
  ],
  [
    'server/src/domains/work/a.ts',
    'server/src/domains/tools/polish/b.ts',
    '../tools/polish/b.ts',
    floorRule('domain', 'work'),
  ],
  [
    'server/src/domains/tools/alignment/a.ts',
    'server/src/domains/tools/polish/b.ts',
    '../polish/b.ts',
    floorRule('domain', 'tools/*'),
  ],
  [
    'web/src/features/tasks/a.ts',
    'web/src/features/workbench/b.ts',
    '../workbench/b.ts',
    floorRule('feature', 'tasks'),
  ],
  [
    'server/src/domains/tasks/a.ts',
    'server/src/domains/terms/terms.store.ts',
    '../terms/terms.store.ts',
    'domain-keeps-its-own',
  ],
  [
    'server/src/domains/tasks/a.ts',
    'server/src/domains/terms/deep/terms.policy.ts',
    '../terms/deep/terms.policy.ts',
    'domain-keeps-its-own',
  ],
  [
    'server/src/domains/tasks/a.ts',
    'server/src/domains/terms/terms.routes.ts',
    '../terms/terms.routes.ts',
    'domain-keeps-its-own',
  ],
  [
    'server/src/domains/tasks/a.ts',
    'server/src/domains/terms/terms.jobs.ts',
    '../terms/terms.jobs.ts',
    'domain-keeps-its-own',
  ],
  [
    'web/src/features/workbench/a.ts',
    'web/src/features/tasks/tasks.store.ts',
    '../tasks/tasks.store.ts',
    'feature-keeps-its-own',
  ],
  [
    'server/src/domains/memories/entries/a.ts',
    'server/src/domains/memories/blocks/b.ts',
    '../blocks/b.ts',
    innerFloorRule('entries'),
  ],
  [
    'server/src/domains/memories/blocks/a.ts',
    'server/src/domains/memories/concordance/b.ts',
    '../concordance/b.ts',
    innerFloorRule('blocks'),
  ],
  [
    'server/src/domains/memories/attic/a.ts',
    'server/src/domains/memories/entries/b.ts',
    '../entries/b.ts',
    'memories-on-no-floor',
  ],
  ['server/src/domains/attic/a.ts', 'server/src/domains/terms/b.ts', '../terms/b.ts', 'domain-on-no-floor'],
  ['server/src/a.ts', 'tools/b.ts', '../../tools/b.ts', 'product-knows-no-tools'],
  ['server/src/a.ts', 'server/src/testing/b.ts', './testing/b.ts', 'product-knows-no-test-support'],
])('refuses that %s imports %s', async (from, to, specifier, rule) => {
  const { violations } = await readHouse(from, to, specifier);
  expect(violations).toEqual([expect.objectContaining({ rule, from, to })]);
});

test.each([
  ['server/src/domains/workbench/a.ts', 'server/src/domains/accounts/b.ts', '../accounts/b.ts'],
  ['server/src/domains/tools/polish/a.ts', 'server/src/domains/work/b.ts', '../../work/b.ts'],
  [
    'server/src/domains/memories/exchange/a.ts',
    'server/src/domains/memories/blocks/blocks.store.ts',
    '../blocks/blocks.store.ts',
  ],
  [
    'server/src/domains/memories/entries/a.test.ts',
    'server/src/domains/memories/changes/b.ts',
    '../changes/b.ts',
  ],
  ['server/src/domains/memories/require.ts', 'server/src/domains/memories/entries/b.ts', './entries/b.ts'],
  ['server/src/domains/terms/a.ts', 'server/src/domains/terms/terms.store.ts', './terms.store.ts'],
  [
    'server/src/domains/tasks/a.ts',
    'server/src/domains/terms/terms-job-kinds.ts',
    '../terms/terms-job-kinds.ts',
  ],
  ['server/src/domains.ts', 'server/src/domains/terms/terms.routes.ts', './domains/terms/terms.routes.ts'],
  ['server/src/platform/a.ts', 'server/src/providers/b.ts', '../providers/b.ts'],
  ['web/src/session/a.ts', 'web/src/ui/b.ts', '../ui/b.ts'],
  ['server/src/a.test.ts', 'server/src/testing/b.ts', './testing/b.ts'],
  ['web/src/app/a.tsx', 'web/src/features/terms/b.tsx', '../features/terms/b.tsx'],
  ['web/src/a.ts', 'core/src/memory/b.ts', '@transloom/core/memory/b'],
  ['cli/src/a.ts', 'server/src/b.ts', '@transloom/server/b'],
])('allows that %s imports %s', async (from, to, specifier) => {
  expect(await readHouse(from, to, specifier)).toEqual({ modules: 2, violations: [] });
});

test('sees imports of types alone', async () => {
  const report = await readHouse(
    'core/src/a.ts',
    'contracts/src/b.ts',
    '@transloom/contracts/b',
    'import type',
  );
  expect(report.violations.map((violation) => violation.rule)).toEqual(['workspace-floor-1']);
});

test('refuses circles, of types too', async () => {
  write('core/src/a.ts', `import type { B } from './b.ts'; export type A = B | 1;`);
  write('core/src/b.ts', `import type { A } from './a.ts'; export type B = A | 2;`);
  const { violations } = await readImports(house);
  expect(new Set(violations.map((violation) => violation.rule))).toEqual(new Set(['circle']));
});

test('refuses files and the network in core, but not in its tests', async () => {
  write('core/src/a.ts', `import { readFileSync } from 'node:fs'; export const read = readFileSync;`);
  write(
    'core/src/b.ts',
    `import { inflateRawSync } from 'node:zlib'; export const inflate = inflateRawSync;`,
  );
  write('core/src/a.test.ts', `import { readFileSync } from 'node:fs'; readFileSync('a');`);
  const { violations } = await readImports(house);
  expect(violations).toEqual([expect.objectContaining({ rule: 'core-does-no-io', from: 'core/src/a.ts' })]);
});

test('refuses an import that leads nowhere', async () => {
  write('core/src/a.ts', `import { gone } from './gone.ts'; export const here = gone;`);
  const { violations } = await readImports(house);
  expect(violations.map((violation) => violation.rule)).toEqual(['unresolved']);
});
