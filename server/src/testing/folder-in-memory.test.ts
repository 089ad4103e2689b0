import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { folderInMemory } from './folder-in-memory.ts';

const folder = folderInMemory();
rmSync(folder, { recursive: true });
const inMemory = dirname(folder) === '/dev/shm';

test.runIf(inMemory)('what a killed run left in memory goes, what a running one has there stays', () => {
  const { pid: ended } = spawnSync(process.execPath, ['--version']);
  const [left, used] = [ended, process.ppid].map((owner) => join('/dev/shm', `transloom-test-${owner}-x`));
  for (const each of [left, used]) mkdirSync(join(String(each), 'data'), { recursive: true });
  rmSync(folderInMemory(), { recursive: true });
  expect([left, used].map((each) => existsSync(String(each)))).toEqual([false, true]);
  rmSync(String(used), { recursive: true });
});
