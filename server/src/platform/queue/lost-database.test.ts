import { setTimeout as wait } from 'node:timers/promises';
import { defineEndpoint } from '@transloom/contracts/endpoint';
import { jobsApi } from '@transloom/contracts/jobs';
import { sql } from 'kysely';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { callAs } from '../../testing/call-as.ts';
import { runSql } from '../../testing/database-server.ts';
import { countSlowly, killableJobs } from '../../testing/killable-jobs.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { startTcpProxy } from '../../testing/tcp-proxy.ts';
import { testServer } from '../../testing/test-server.ts';
import { openDatabase } from '../db/open-database.ts';
import { createHttpServer } from '../http/http-server.ts';
import { route } from '../http/route.ts';
import { jobRoutes } from './job-endpoints.ts';
import { openQueue } from './open-queue.ts';
import { workQueue } from './work-queue.ts';

const add = defineEndpoint({
  method: 'POST',
  path: '/api/test/jobs',
  access: 'signed-in',
  summary: 'Add a job',
  input: z.object({}),
  output: z.object({ jobId: z.string() }),
});
const routes = [
  route(add, async ({ enqueue }) => ({ jobId: await enqueue(countSlowly.kind, { to: 30 }) })),
  ...jobRoutes,
];
const server = await testServer({ routes, jobs: killableJobs });
await runSql(
  server.url,
  'create table counted (job_id uuid, step int, unique (job_id, step)); grant all on counted to transloom_app',
);
const user = await server.signInAs('SUPER_ADMIN');

const target = new URL(server.url);
const wire = await startTcpProxy({ host: target.hostname, port: Number(target.port) });
target.host = `127.0.0.1:${wire.port}`;
const database = openDatabase({ url: target.href, connections: 5, log: silentLog });
const services = { ...server.services, database };
afterAll(() => database.close());

test('a job goes on after the database was gone, and does nothing twice', async () => {
  const kinds = killableJobs.map(({ kind }) => kind);
  const queue = await openQueue({
    url: target.href,
    kinds,
    works: true,
    now: server.clock.now,
    log: silentLog,
    heartbeatSeconds: 10,
  });
  const worker = await workQueue(services, queue, killableJobs);
  onTestFinished(worker.stop);
  const { jobId } = (await callAs(server, user, add, {})).data;
  const read = async () => (await callAs(server, user, jobsApi.job, { jobId })).data;
  await vi.waitFor(async () => expect((await read()).done).toBeGreaterThan(3), { timeout: 10_000 });
  await wire.cut();
  await wait(3000);
  await wire.mend();
  await vi.waitFor(async () => expect(await read()).toMatchObject({ state: 'succeeded', done: 30 }), {
    timeout: 50_000,
    interval: 200,
  });
  const { rows } = await server.database.organizationTransaction(user, (db) =>
    sql`select step from counted where job_id = ${jobId}`.execute(db),
  );
  expect(rows).toHaveLength(30);
}, 70_000);

test('calls are refused as unavailable, and work as soon as the database is back', async () => {
  const app = await createHttpServer({
    services,
    routes,
    streamRoutes: [],
    publicUrl: undefined,
    trustProxy: [],
    resolveRights: async () => ({ role: 'TRANSLATOR', permissions: new Set() }),
  });
  onTestFinished(() => app.close());
  const call = () => callAs({ app }, user, add, {});
  expect(await call()).toMatchObject({ http: 200 });
  await wire.cut();
  expect(await call()).toMatchObject({ http: 503, code: 'server.unavailable', data: null });
  await wire.mend();
  expect(await call()).toMatchObject({ http: 200 });
});
