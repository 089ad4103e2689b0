import type { BoundJob } from '../../platform/queue/handle-job.ts';
import { styleFileDownload } from './style-files.ts';

export const styleGuidesJobs: readonly BoundJob[] = [styleFileDownload.job];
