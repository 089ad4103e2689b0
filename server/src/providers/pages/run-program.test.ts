import { expect, test } from 'vitest';
import { runProgram } from './run-program.ts';

const shell = (script: string) => ({
  program: '/bin/sh',
  args: ['-c', script],
  folder: '/tmp',
  timeoutMs: 60_000,
});

test('gives what a program prints', async () => {
  expect(await runProgram(shell('echo "$HOME"'))).toBe('/tmp\n');
});

test.each([
  ['too-slow', { ...shell('sleep 60'), timeoutMs: 200 }],
  ['too-slow', { ...shell('while :; do :; done'), processorSeconds: 1 }],
  ['failed', { ...shell('exit 1') }],
  ['failed', { ...shell('a=$(head -c 100000000 /dev/zero | tr "\\0" a)'), memoryMb: 50 }],
])('says %s of %j', { timeout: 60_000 }, async (code, run) => {
  await expect(runProgram(run)).rejects.toMatchObject({ code });
});
