import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type MeasuredProcesses, openMeasuredProcesses } from './measured-process.ts';

const outcome = { kind: 'passed', units: 1 } as const;
let folder: string;
let processes: MeasuredProcesses;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'measured-'));
  const script = join(folder, 'worker.mjs');
  writeFileSync(
    script,
    `import { spawn } from 'node:child_process';
     process.send('ready');
     const answer = () => process.send({ outcome: ${JSON.stringify(outcome)}, milliseconds: 1 });
     process.on('message', ({ path }) => {
       if (path === 'hangs') for (;;);
       if (path === 'breaks') throw new Error('uncaught');
       if (path === 'ends') process.exit();
       if (path !== 'large program') return answer();
       const large = 'globalThis.kept = Buffer.alloc(150e6, 1); console.log(1); setInterval(() => {}, 1e6)';
       const child = spawn(process.execPath, ['-e', large]);
       child.stdout.once('data', () => setTimeout(() => { child.kill(); answer(); }, 300));
     });`,
  );
  processes = openMeasuredProcesses({ script });
});

afterEach(() => {
  processes.close();
  rmSync(folder, { recursive: true });
});

test.each(['hangs', 'breaks', 'ends'])('has no answer for a file that %s', async (path) => {
  const measured = processes.start();
  expect(await measured.measure({ path }, 1000)).toBeUndefined();
  measured.stop();
});

test('takes in one file after the other', async () => {
  const measured = processes.start();
  expect(await measured.measure({ path: 'a' }, 5000)).toMatchObject({ outcome });
  expect(await measured.measure({ path: 'b' }, 5000)).toMatchObject({ outcome });
  measured.stop();
});

test.runIf(process.platform === 'linux')('counts the programs a file needs', async () => {
  const measured = processes.start();
  const answer = await measured.measure({ path: 'large program' }, 20_000);
  expect(answer?.peakMb).toBeGreaterThan(160);
  measured.stop();
});
