import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { staleFiles } from './stale-files.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'generated-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const writeNew = `require('node:fs').writeFileSync('list.txt', 'new')`;
const generator = (script: string) => ({
  name: 'list',
  command: [process.execPath, '--eval', script] as const,
  files: ['list.txt'],
});

test('finds a file that would be written differently, and leaves it as it was', async () => {
  writeFileSync(join(root, 'list.txt'), 'old');
  expect(await staleFiles(root, generator(writeNew))).toEqual(['list.txt']);
  expect(readFileSync(join(root, 'list.txt'), 'utf8')).toBe('old');
});

test('finds a file nobody has committed', async () => {
  expect(await staleFiles(root, generator(writeNew))).toEqual(['list.txt']);
  expect(existsSync(join(root, 'list.txt'))).toBe(false);
});

test('has nothing to say on a fresh file', async () => {
  writeFileSync(join(root, 'list.txt'), 'new');
  expect(await staleFiles(root, generator(writeNew))).toEqual([]);
});

test('does not take a generator that fails or writes nothing for a fresh one', async () => {
  await expect(staleFiles(root, generator('process.exit(1)'))).rejects.toThrow();
  await expect(staleFiles(root, generator(''))).rejects.toThrow('list did not write list.txt');
});
