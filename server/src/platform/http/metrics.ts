import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, type Registry } from 'prom-client';
import type { DatabaseAccess } from '../db/database.ts';
import type { ShownFigures } from '../figures/figures-of.ts';
import { countJobs } from '../queue/job-store.ts';
import type { Services } from '../services.ts';
import { isFromThisMachine } from './from-this-machine.ts';

export interface MetricsSources {
  readonly services: Services;
  /** Open connections for pushes. */
  readonly sockets?: () => number;
}

/** Adds the figures of a process that answers calls, and those of the jobs of all. */
export function measureApi(registry: Registry, { services, sockets }: MetricsSources): void {
  collectDefaultMetrics({ register: registry });
  addDatabase(registry, services.database);
  addJobs(registry, services);
  if (sockets !== undefined) {
    addGauge(registry, 'ws_connections', 'Open connections for pushes', (gauge) => gauge.set(sockets()));
  }
}

/** Counts the calls of a server by route and status. */
export function measureCalls(app: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const labels = { method: request.method, route, status: reply.statusCode };
    durations.observe(labels, reply.elapsedTime / 1000);
  });
}

/** On the public port only a caller on this machine sees figures. */
export function addMetricsForThisMachine(app: FastifyInstance, figures: ShownFigures): void {
  app.get('/metrics', async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound();
    return reply.type(figures.contentType).send(await figures.read());
  });
}

/** A server for figures alone, for a port the public does not reach. */
export function startMetricsServer(figures: ShownFigures, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    figures.read().then(
      (text) => response.writeHead(200, { 'content-type': figures.contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}

function addDatabase(registry: Registry, database: DatabaseAccess): void {
  addGauge(
    registry,
    'db_pool_connections',
    'Database connections by state',
    (gauge) => {
      const { total, idle, waiting } = database.connections();
      gauge.set({ state: 'busy' }, total - idle);
      gauge.set({ state: 'idle' }, idle);
      gauge.set({ state: 'waited-for' }, waiting);
    },
    ['state'],
  );
}

function addJobs(registry: Registry, { database, now }: Services): void {
  const age = new Gauge({
    name: 'job_queue_age_seconds',
    help: 'Age of the oldest waiting job by kind',
    labelNames: ['kind'],
    registers: [registry],
  });
  addGauge(
    registry,
    'job_queue_depth',
    'Unfinished jobs by kind and state',
    async (gauge) => {
      const counts = await database.systemTransaction(countJobs);
      gauge.reset();
      age.reset();
      for (const { kind, state, count, oldest } of counts) {
        gauge.set({ kind, state }, count);
        if (state === 'queued') age.set({ kind }, (now().getTime() - oldest.getTime()) / 1000);
      }
    },
    ['kind', 'state'],
  );
}

function addGauge(
  registry: Registry,
  name: string,
  help: string,
  measure: (gauge: Gauge) => void | Promise<void>,
  labelNames: readonly string[] = [],
): void {
  new Gauge({
    name,
    help,
    labelNames: [...labelNames],
    registers: [registry],
    collect() {
      return measure(this);
    },
  });
}
