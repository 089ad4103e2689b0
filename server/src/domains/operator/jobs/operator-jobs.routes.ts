import { operatorJobsApi } from '@transloom/contracts/operator-jobs';
import { type Route, route } from '../../../platform/http/route.ts';
import { listJobs, listQueues } from './list-jobs.ts';
import { cancelInstalledJob, retryJob } from './move-jobs.ts';

export const operatorJobsRoutes: readonly Route[] = [
  route(operatorJobsApi.listQueues, listQueues),
  route(operatorJobsApi.listJobs, listJobs),
  route(operatorJobsApi.retryJob, retryJob),
  route(operatorJobsApi.cancelInstalledJob, cancelInstalledJob),
];
