import { type BoundJob, handleJob } from '../../platform/queue/handle-job.ts';
import { fetchModelJob } from './engine-models-job-kinds.ts';
import { failFetching, fetchModelFiles } from './fetch-model.ts';

export const engineModelsJobs: readonly BoundJob[] = [
  handleJob(fetchModelJob, fetchModelFiles, { afterFailure: failFetching }),
];
