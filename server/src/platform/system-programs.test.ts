import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { installCommand, isInstalled, type SystemProgram } from './system-programs.ts';

const loom: SystemProgram = {
  name: 'Loom',
  executables: ['loom-weave', 'weave'],
  packages: ['loom', 'loom-data'],
  feature: { 'en-US': 'Weaving', 'zh-CN': '织造' },
  use: 'now',
};

function folderWith(name: string, mode: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'programs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, name), '', { mode });
  return folder;
}

test('finds a program under any of its names, in any folder of the search path', () => {
  const searchPath = ['/nowhere', folderWith('weave', 0o755)].join(delimiter);
  expect(isInstalled(loom, searchPath)).toBe(true);
});

test('does not take another program or a plain file for it', () => {
  expect(isInstalled(loom, '')).toBe(false);
  expect(isInstalled(loom, folderWith('weaver', 0o755))).toBe(false);
  expect(isInstalled(loom, folderWith('weave', 0o644))).toBe(false);
});

test('names every package in the command, with sudo where it is needed', () => {
  expect(installCommand([loom], true)).toBe('apt-get update && apt-get install -y loom loom-data');
  expect(installCommand([loom], false)).toBe('sudo apt-get install -y loom loom-data');
});
