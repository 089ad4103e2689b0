import type { BoundJob } from '../../platform/queue/handle-job.ts';
import { modelDownloads } from './model-downloads.ts';

export const engineModelsJobs: readonly BoundJob[] = modelDownloads.jobs;
