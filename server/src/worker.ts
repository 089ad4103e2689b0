import { type Config, readConfig } from './config.ts';
import { jobs, sweeps } from './domains.ts';
import { findDatabase } from './find-database.ts';
import { openProcess } from './open-process.ts';
import { createLog, describeError } from './platform/logging/create-log.ts';
import { startSweeps } from './platform/queue/sweep.ts';
import { workQueue } from './platform/queue/work-queue.ts';

export interface RunningWorker {
  /** Gives its jobs back at their next step, within 20 s. */
  stop(): Promise<void>;
}

/** The side of the product that works in the background, on a database with the newest schema. */
export async function startWorker(config: Config, databaseUrl: string): Promise<RunningWorker> {
  const { services, queue, close } = await openProcess({ config, databaseUrl, role: 'worker' });
  const worker = await workQueue(services, queue, jobs);
  const tidying = startSweeps(services, sweeps);
  services.log.info({}, 'the worker runs');
  return {
    async stop() {
      await Promise.all([worker.stop(), tidying.stop()]);
      await close();
    },
  };
}

/** Run as a process: works until it is told to stop, or until the process that started it is gone. */
async function workUntilStopped(): Promise<void> {
  const config = readConfig(process.env);
  const database = await findDatabase(config);
  const worker = await startWorker(config, database.url);
  const stop = async () => {
    await worker.stop();
    await database.stop();
    process.exit(0);
  };
  for (const reason of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const)
    process.once(reason, () => void stop());
}

function explain(error: unknown): never {
  createLog({ level: 'error', fields: { process: 'worker', pid: process.pid } }).error(
    { error: describeError(error) },
    'the worker could not start',
  );
  process.exit(1);
}

if (import.meta.main) await workUntilStopped().catch(explain);
