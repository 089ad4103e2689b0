import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { killableJobs } from '../../testing/killable-jobs.ts';
import { killableContract, killableWork } from '../../testing/killable-work.ts';
import { testServer } from '../../testing/test-server.ts';

const api = killableContract.endpoints;
const server = await testServer({ routes: killableWork.routes, jobs: killableJobs });
const user = await server.signInAs('TRANSLATOR');

function startWorker(): ChildProcess {
  const script = fileURLToPath(new URL('../../testing/worker-process.ts', import.meta.url));
  const child = spawn(process.execPath, [script, server.url], { stdio: 'inherit' });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}
const show = async (workId: string) => (await callAs(server, user, api.work, { workId })).data;

test('work whose worker is killed goes on with another one, from what it had kept', async () => {
  const { workId } = (await callAs(server, user, api.createWork, { options: { to: 20 } })).data;
  const first = startWorker();
  await vi.waitFor(
    async () => {
      const { stage, progress } = await show(workId);
      expect(stage).toBe('second');
      expect(progress.done).toBeGreaterThan(22);
    },
    { timeout: 60_000 },
  );
  startWorker();
  first.kill('SIGKILL');
  await vi.waitFor(async () => expect((await show(workId)).status).toBe('done'), {
    timeout: 90_000,
    interval: 200,
  });
  const numbers = Array.from({ length: 40 }, (_, index) => index + 1);
  expect((await show(workId)).result).toEqual({ numbers });
}, 180_000);
