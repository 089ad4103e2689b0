import type { Providers } from '../providers/providers.ts';
import type { DatabaseAccess, Db } from './db/database.ts';
import type { Figures } from './figures/figures.ts';
import type { LiveInstallation } from './installation/live-installation.ts';
import type { Log } from './logging/log.ts';
import type { Enqueue } from './queue/define-job.ts';
import type { BoundJob } from './queue/handle-job.ts';
import type { JobOwner } from './queue/job-owner.ts';
import type { RateLimits } from './rate-limits/rate-limits.ts';
import type { PublishedEvent } from './realtime/events.ts';
import type { Storage } from './storage/storage.ts';

/** Services of the platform, made once at the start of a process. Use cases see them only through a context. */
export interface Services {
  readonly database: DatabaseAccess;
  readonly storage: Storage;
  readonly providers: Providers;
  readonly rateLimits: RateLimits;
  readonly live: LiveInstallation;
  readonly figures: Figures;
  readonly log: Log;
  /** Every kind of background work. */
  readonly jobs: readonly BoundJob[];
  now(): Date;
  /** Adds jobs in the transaction `db`, in the name of their owner. */
  enqueueIn(db: Db, owner: JobOwner): Enqueue;
  /** Pushes events to the browsers of all processes. */
  publish(events: readonly PublishedEvent[]): Promise<void>;
}
