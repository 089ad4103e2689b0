import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { processFolder, removeLeftFolders } from './process-folder.ts';

const module = new URL('./process-folder.ts', import.meta.url).href;

/** A process that has made its folder and then goes on for ever. */
async function startOther() {
  const script = `
    const { processFolder } = await import(${JSON.stringify(module)});
    require('node:fs').mkdirSync(processFolder());
    process.on('message', () => process.exit());
    process.send(processFolder());`;
  const other = spawn(process.execPath, ['--eval', `(async () => {${script}})()`], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [folder] = (await once(other, 'message')) as [string];
  return { other, folder };
}

test('a folder goes with its process', async () => {
  const { other, folder } = await startOther();
  expect(existsSync(folder)).toBe(true);
  other.send('end');
  await once(other, 'exit');
  expect(existsSync(folder)).toBe(false);
});

test('a folder of a killed process goes when another begins, those of living ones stay', async () => {
  mkdirSync(processFolder(), { recursive: true }); // other tests of this process may have made it
  const { other, folder } = await startOther();
  removeLeftFolders();
  expect([folder, processFolder()].map((path) => existsSync(path))).toEqual([true, true]);
  other.kill('SIGKILL');
  await once(other, 'exit');
  expect(existsSync(folder)).toBe(true);
  removeLeftFolders();
  expect([folder, processFolder()].map((path) => existsSync(path))).toEqual([false, true]);
});
