import { collectDefaultMetrics, type Registry } from 'prom-client';
import { type Config, readConfig } from './config.ts';
import { jobs, sweeps } from './domains.ts';
import { findDatabase } from './find-database.ts';
import { openProcess } from './open-process.ts';
import { figuresAsked, figuresOf } from './platform/figures/figures-of.ts';
import { startMetricsServer } from './platform/http/metrics.ts';
import { createLog, describeError } from './platform/logging/create-log.ts';
import { startSweeps } from './platform/queue/sweep.ts';
import { workQueue } from './platform/queue/work-queue.ts';

export interface RunningWorker {
  /** Its figures. */
  readonly registry: Registry;
  /** Gives its jobs back at their next step, within 20 s. */
  stop(): Promise<void>;
}

/** The side of the product that works in the background, on a database with the newest schema. */
export async function startWorker(config: Config, databaseUrl: string): Promise<RunningWorker> {
  const { services, queue, registry, close } = await openProcess({ config, databaseUrl, role: 'worker' });
  collectDefaultMetrics({ register: registry });
  const { METRICS_PORT: port } = config;
  const metrics = port === undefined ? undefined : await startMetricsServer(figuresOf(registry), port);
  const worker = await workQueue(services, queue, jobs);
  const tidying = startSweeps(services, sweeps);
  services.log.info({}, 'the worker runs');
  return {
    registry,
    async stop() {
      await Promise.all([worker.stop(), tidying.stop()]);
      metrics?.close();
      await close();
    },
  };
}

/** Run as a process: works until it is told to stop, or until the process that started it is gone. */
async function workUntilStopped(): Promise<void> {
  const started = process.connected;
  const config = readConfig(process.env);
  const database = await findDatabase(config);
  const worker = await startWorker(config, database.url);
  const stop = async () => {
    await worker.stop();
    await database.stop();
    process.exit(0);
  };
  process.on('message', (message) => {
    if (message === figuresAsked) void tellFigures(worker);
  });
  for (const reason of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const)
    process.once(reason, () => void stop());
  // Nothing is told about a parent that was gone before the handlers stood.
  if (started && !process.connected) await stop();
}

/** To the process that started this one. */
async function tellFigures({ registry }: RunningWorker): Promise<void> {
  const figures = await registry.getMetricsAsJSON();
  if (process.connected) process.send?.(figures);
}

function explain(error: unknown): never {
  createLog({ level: 'error', fields: { process: 'worker', pid: process.pid } }).error(
    { error: describeError(error) },
    'the worker could not start',
  );
  process.exit(1);
}

if (import.meta.main) await workUntilStopped().catch(explain);
