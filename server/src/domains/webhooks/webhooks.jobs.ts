import { handleJob } from '../../platform/queue/handle-job.ts';
import { deliver } from './deliver.ts';
import { deliverJob } from './webhooks-job-kinds.ts';

export const webhooksJobs = [handleJob(deliverJob, deliver)];
