import type { Services } from '../services.ts';
import type { BoundJob } from './handle-job.ts';
import type { Queue } from './open-queue.ts';
import { runJob } from './run-job.ts';
import { watchRunningJobs } from './running-jobs.ts';
import { askAgainAfterwards, wakeByTheClock } from './wake-workers.ts';

export interface QueueWorker {
  /** Takes no more jobs, asks the running ones to stop at their next step, and waits for them. */
  stop(): Promise<void>;
}

/** Interval at which an idle worker polls while it gets no notifications. */
const pollSeconds = 1;
/** How often it does so besides: there are as many of them as jobs may run at once, and each asks the database. */
const pollBesideNotificationsSeconds = 30;
/** How soon a lost claim is noticed by the library. */
const heartbeatSeconds = 3;
const stopTimeoutMs = 20_000;

/** Runs the jobs of these kinds in this process until stopped. */
export async function workQueue(
  services: Services,
  { boss }: Queue,
  jobs: readonly BoundJob[],
): Promise<QueueWorker> {
  const running = watchRunningJobs(services.database, services.log);
  for (const job of jobs) {
    const { kind, concurrency } = job.kind;
    const options = {
      batchSize: 1,
      localConcurrency: concurrency,
      // No organization takes all places of a kind. In what order they get their turn, `fairTurn` says.
      ...(concurrency > 1 ? { localGroupConcurrency: concurrency - 1 } : {}),
      pollingIntervalSeconds: pollSeconds,
      notifyPollingIntervalSeconds: pollBesideNotificationsSeconds,
      heartbeatRefreshSeconds: heartbeatSeconds,
    };
    await boss.work(kind, options, async ([fetched]) => {
      askAgainAfterwards(boss, kind);
      if (fetched !== undefined) await runJob(services, running, job, fetched.id);
    });
  }
  const clock = wakeByTheClock(
    services,
    boss,
    jobs.map(({ kind }) => kind.kind),
  );
  return {
    async stop() {
      clock.close();
      running.stopAll();
      await boss.stop({ graceful: true, timeout: stopTimeoutMs });
      running.close();
    },
  };
}
