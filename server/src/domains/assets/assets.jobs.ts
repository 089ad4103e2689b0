import type { BoundJob } from '../../platform/queue/handle-job.ts';
import { discardedDownload } from './imports/download-discarded.ts';

export const assetsJobs: readonly BoundJob[] = [discardedDownload.job];
