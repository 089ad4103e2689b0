import type { BoundJob } from '../../platform/queue/handle-job.ts';
import { dataDownload } from './download-data.ts';

export const accountDataJobs: readonly BoundJob[] = [dataDownload.job];
