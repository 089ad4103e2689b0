import { tmpdir } from 'node:os';
import { afterAll, expect, test } from 'vitest';
import { silentLog } from '../../testing/silent-log.ts';
import { startTcpProxy } from '../../testing/tcp-proxy.ts';
import { testServer } from '../../testing/test-server.ts';
import { openDatabase } from '../db/open-database.ts';
import { figuresOf } from '../figures/figures-of.ts';
import { processReadiness } from './health.ts';
import { createHttpServer } from './http-server.ts';
import { measureApi, startMetricsServer } from './metrics.ts';

const server = await testServer({ routes: [] });
const target = new URL(server.url);
const wire = await startTcpProxy({ host: target.hostname, port: Number(target.port) });
target.host = `127.0.0.1:${wire.port}`;
const database = openDatabase({ url: target.href, connections: 3, log: silentLog });
let draining = false;
const services = { ...server.services, database };
const { registry } = server;
measureApi(registry, { services, sockets: () => 7 });
const figures = figuresOf(registry);
const app = await createHttpServer({
  services,
  registry,
  figures,
  routes: [],
  streamRoutes: [],
  publicUrl: undefined,
  trustProxy: [],
  resolveRights: async () => undefined,
  readiness: processReadiness({ database, dataDir: tmpdir(), draining: () => draining }),
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const ready = async () => {
  const { statusCode, body } = await app.inject('/readyz');
  return { statusCode, ...(JSON.parse(body) as object) };
};
const all = { database: true, migrations: true, disk: true, running: true };

test('is alive and ready', async () => {
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  expect(await ready()).toEqual({ statusCode: 200, status: 'ok', checks: all });
});

test('is alive but not ready while the database is gone, and ready soon after', async () => {
  await wire.cut();
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect(await ready()).toMatchObject({
    statusCode: 503,
    checks: { ...all, database: false, migrations: false },
  });
  await wire.mend();
  expect(await ready()).toMatchObject({ statusCode: 200 });
});

test('is not ready with a migration that has not run', async () => {
  await server.database.finishedMigrations();
  const [first] = await server.database.finishedMigrations();
  const lacking = { ...database, finishedMigrations: async () => [String(first)] };
  const readiness = processReadiness({ database: lacking, dataDir: tmpdir(), draining: () => false });
  expect(await readiness['migrations']?.()).toBe(false);
});

test('takes no more calls while it stops', async () => {
  draining = true;
  expect(await ready()).toMatchObject({ statusCode: 503, checks: { running: false } });
  draining = false;
});

test('shows figures to this machine and to no proxy', async () => {
  await app.inject('/healthz');
  const { body } = await app.inject('/metrics');
  expect(body).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/healthz",status="200"\} \d/,
  );
  expect(body).toContain('ws_connections 7');
  expect(body).toMatch(/db_pool_connections\{state="idle"\} \d/);
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  expect((await app.inject({ url: '/metrics', headers })).statusCode).toBe(404);
  expect((await app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })).statusCode).toBe(404);
});

test('shows figures on a port of their own', async () => {
  const metrics = await startMetricsServer(figures, 0);
  const address = metrics.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text).toContain('process_cpu_seconds_total');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  metrics.close();
});
