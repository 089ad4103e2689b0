import type { DatabaseAccess } from '../db/database.ts';
import { DatabaseUnavailable } from '../db/database-unavailable.ts';
import { describeError } from '../logging/create-log.ts';
import type { Log } from '../logging/log.ts';
import { type Claim, findLostClaims } from './claim-store.ts';
import { JobStopped, type StopReason } from './job-stopped.ts';

/** The jobs this process runs, each with a signal that says when to stop. */
export interface RunningJobs {
  add(claim: Claim): AbortSignal;
  remove(claim: Claim): void;
  /** Tells every job to stop; they go on elsewhere. */
  stopAll(): void;
  /** Ends the watch. */
  close(): void;
}

const watchPauseMs = 1000;

/** Looks once a second whether jobs were cancelled or given away, in one query for all. */
export function watchRunningJobs(database: DatabaseAccess, log: Log): RunningJobs {
  const running = new Map<string, { readonly claim: Claim; readonly stop: AbortController }>();
  const stop = (jobId: string, reason: StopReason) => running.get(jobId)?.stop.abort(new JobStopped(reason));
  let looking = false;
  const look = async () => {
    if (running.size === 0 || looking) return;
    looking = true;
    try {
      const claims = [...running.values()].map(({ claim }) => claim);
      const lost = await database.systemTransaction((db) => findLostClaims(db, claims));
      for (const { jobId, reason } of lost) stop(jobId, reason);
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) {
        log.error({ error: describeError(error) }, 'running jobs could not be watched');
      }
    } finally {
      looking = false;
    }
  };
  const timer = setInterval(() => void look(), watchPauseMs);
  return {
    add(claim) {
      const controller = new AbortController();
      running.set(claim.jobId, { claim, stop: controller });
      return controller.signal;
    },
    remove: ({ jobId }) => void running.delete(jobId),
    stopAll() {
      for (const jobId of running.keys()) stop(jobId, 'stopping');
    },
    close: () => clearInterval(timer),
  };
}
