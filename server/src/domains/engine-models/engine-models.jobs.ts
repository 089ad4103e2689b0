import { type BoundJob, handleJob } from '../../platform/queue/handle-job.ts';
import { fetchHubModelJob, fetchModelJob } from './engine-models-job-kinds.ts';
import { fetchHubModelFiles } from './fetch-hub-model-files.ts';
import { fetchModelFiles } from './fetch-model-files.ts';
import { failFetching } from './fetch-outcome.ts';

export const engineModelsJobs: readonly BoundJob[] = [
  handleJob(fetchModelJob, fetchModelFiles, {
    afterFailure: (context, { direction }, failure) => failFetching(context, direction, failure),
  }),
  handleJob(fetchHubModelJob, fetchHubModelFiles, {
    afterFailure: (context, { name }, failure) => failFetching(context, name, failure),
  }),
];
