import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { webSourceHash } from './source-hash.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'web-源-'));
  for (const path of ['package-lock.json', 'tsconfig.base.json']) write(path, '{}');
  for (const path of ['web/src/main.tsx', 'core/src/text.ts', 'contracts/src/terms.ts']) write(path, 'one');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

test.each([
  'web/src/main.tsx',
  'web/index.html',
  'core/src/text.ts',
  'contracts/src/new.ts',
  'package-lock.json',
])('changes with %s', (path) => {
  const before = webSourceHash(root);
  write(path, 'two');
  expect(webSourceHash(root)).not.toBe(before);
});

test.each([
  'web/dist/assets/main.js',
  'web/node_modules/.vite/cache.json',
  'web/src/main.test.tsx',
  'core/src/testing/docx-builder.ts',
])('stays the same with %s', (path) => {
  const before = webSourceHash(root);
  write(path, 'two');
  expect(webSourceHash(root)).toBe(before);
});
