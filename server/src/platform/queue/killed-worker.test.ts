import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { defineEndpoint } from '@transloom/contracts/endpoint';
import { jobsApi } from '@transloom/contracts/jobs';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { callAs } from '../../testing/call-as.ts';
import { runSql } from '../../testing/database-server.ts';
import { countSlowly, killableJobs, killWorker } from '../../testing/killable-jobs.ts';
import { testServer } from '../../testing/test-server.ts';
import { route } from '../http/route.ts';
import { jobRoutes } from './job-endpoints.ts';

const add = defineEndpoint({
  method: 'POST',
  path: '/api/test/jobs',
  access: 'signed-in',
  summary: 'Add a job',
  input: z.object({ kills: z.boolean() }),
  output: z.object({ jobId: z.string() }),
});
const server = await testServer({
  routes: [
    route(add, async ({ enqueue }, { kills }) => ({
      jobId: await (kills ? enqueue(killWorker.kind, {}) : enqueue(countSlowly.kind, { to: 40 })),
    })),
    ...jobRoutes,
  ],
  jobs: killableJobs,
});
await runSql(
  server.url,
  'create table counted (job_id uuid, step int, unique (job_id, step)); grant all on counted to transloom_app',
);
const user = await server.signInAs('SUPER_ADMIN');

function startWorker(): ChildProcess {
  const script = fileURLToPath(new URL('../../testing/worker-process.ts', import.meta.url));
  const child = spawn(process.execPath, [script, server.url], { stdio: 'inherit' });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}
const read = async (jobId: string) => (await callAs(server, user, jobsApi.job, { jobId })).data;
const ends = (jobId: string) =>
  vi.waitFor(async () => expect(await read(jobId)).toMatchObject({ finishedAt: expect.anything() }), {
    timeout: 60_000,
    interval: 200,
  });

test('the job of a killed worker goes on within a minute, and does nothing twice', async () => {
  const { jobId } = (await callAs(server, user, add, { kills: false })).data;
  const first = startWorker();
  await vi.waitFor(async () => expect((await read(jobId)).done).toBeGreaterThan(2), { timeout: 60_000 });
  startWorker();
  first.kill('SIGKILL');
  await ends(jobId);
  expect(await read(jobId)).toMatchObject({ state: 'succeeded', done: 40 });
  const { rows } = await server.database.organizationTransaction(user, (db) =>
    sql`select step from counted where job_id = ${jobId}`.execute(db),
  );
  expect(rows).toHaveLength(40);
}, 180_000);

test('a job that kills its workers ends, and the others go on', async () => {
  const { jobId } = (await callAs(server, user, add, { kills: true })).data;
  const first = startWorker();
  await once(first, 'exit');
  expect(first.signalCode).toBe('SIGKILL');
  startWorker();
  await ends(jobId);
  expect(await read(jobId)).toMatchObject({ state: 'failed', failure: { code: 'server.unexpected' } });
}, 180_000);
