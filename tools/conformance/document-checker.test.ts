import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type DocumentChecker, openDocumentChecker } from './document-checker.ts';

let folder: string;
let checker: DocumentChecker;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'checker-'));
  const script = join(folder, 'worker.mjs');
  writeFileSync(
    script,
    `import { parentPort } from 'node:worker_threads';
     parentPort.on('message', ({ path }) => {
       if (path === 'hangs') for (;;);
       if (path === 'breaks') throw new Error('uncaught');
       if (path === 'ends') process.exit();
       parentPort.postMessage({ kind: 'passed', units: 1 });
     });`,
  );
  checker = openDocumentChecker(script);
});

afterEach(async () => {
  await checker.close();
  rmSync(folder, { recursive: true });
});

test.each(['hangs', 'breaks', 'ends'])('fails a document that %s, and checks the next', async (path) => {
  expect(await checker.check({ formatId: 'txt', path }, 500)).toMatchObject({ kind: 'failed' });
  expect(await checker.check({ formatId: 'txt', path: 'fine' }, 5000)).toEqual({ kind: 'passed', units: 1 });
});

test('gives a document the time for which others had the processor', async () => {
  const started = performance.now();
  const starved = openDocumentChecker(join(folder, 'worker.mjs'), () => ({
    waitedMs: () => performance.now() - started,
  }));
  expect(await starved.check({ formatId: 'txt', path: 'fine' }, 1)).toEqual({ kind: 'passed', units: 1 });
  await starved.close();
});
