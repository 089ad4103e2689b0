import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { holdDataFolder, holderOf } from './hold-data-folder.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'held-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('a folder that a running process holds is refused, naming the process', async () => {
  const folder = newFolder();
  const other = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']);
  await once(other, 'spawn');
  writeFileSync(join(folder, 'started.pid'), `${other.pid}\n`);
  expect(holderOf(folder)).toBe(other.pid);
  expect(() => holdDataFolder(folder)).toThrow(`"pid":${other.pid}`);
  const ended = once(other, 'exit');
  other.kill('SIGKILL');
  await ended;
  // What a killed process left behind stops nobody.
  expect(() => holdDataFolder(folder)).not.toThrow();
});

test('is free again once it is released', () => {
  const folder = newFolder();
  holdDataFolder(folder).release();
  expect(holderOf(folder)).toBeUndefined();
  expect(() => holdDataFolder(folder)).not.toThrow();
});

test('another process of this number is not taken for a start (on Linux)', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'started.pid'), '1\n');
  if (process.platform === 'linux') expect(holderOf(folder)).toBeUndefined();
});
