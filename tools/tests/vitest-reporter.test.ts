import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const packages = join(dirname(dirname(import.meta.dirname)), 'node_modules');

/** Returns the report of a run with this one test file. */
function countsOf(content: string): unknown {
  const root = mkdtempSync(join(tmpdir(), 'transloom-tests-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  symlinkSync(packages, join(root, 'node_modules'));
  writeFileSync(join(root, 'sums.test.ts'), `import { expect, test } from 'vitest';\n${content}`);
  const countsFile = join(root, 'counts.json');
  const reporter = join(import.meta.dirname, 'vitest-reporter.ts');
  spawnSync(
    process.execPath,
    [join(packages, 'vitest/vitest.mjs'), 'run', '--root', root, '--reporter', reporter],
    { env: { PATH: process.env['PATH'], TEST_COUNTS_FILE: countsFile } },
  );
  return JSON.parse(readFileSync(countsFile, 'utf8'));
}

test('counts what ran, and names what was skipped and what failed with the cause', () => {
  const file = `
    test('adds', () => expect(1 + 1).toBe(2));
    test('subtracts', () => { throw new Error('no minus\\nat all'); });
    test.skip('multiplies', () => undefined);`;
  const counts = { passed: 1, failed: ['sums.test.ts › subtracts: no minus'], skipped: ['multiplies'] };
  expect(countsOf(file)).toEqual(counts);
});

test('a file that could not be loaded is a failure', () => {
  expect(countsOf(`throw new Error('no sums');`)).toEqual({
    passed: 0,
    failed: ['sums.test.ts: no sums'],
    skipped: [],
  });
});

test('a rejection that nobody handled is a failure', () => {
  const file = `
    test('adds', async () => {
      void Promise.reject(new Error('lost'));
      await new Promise((resolve) => setTimeout(resolve, 100));
    });`;
  expect(countsOf(file)).toEqual({ passed: 1, failed: ['outside of tests: lost'], skipped: [] });
});

test('a process that dies is a failure, and what it did not come to is named', () => {
  const file = `
    test('adds', () => undefined);
    test('subtracts', () => void process.kill(process.pid, 'SIGKILL'));
    test('multiplies', () => undefined);`;
  expect(countsOf(file)).toMatchObject({
    failed: [
      expect.stringMatching(/^outside of tests: .*exited unexpectedly/),
      'sums.test.ts › adds: did not end',
      'sums.test.ts › subtracts: did not end',
      'sums.test.ts › multiplies: did not end',
    ],
    skipped: [],
  });
});
