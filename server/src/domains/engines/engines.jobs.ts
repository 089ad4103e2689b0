import { type BoundJob, handleJob } from '../../platform/queue/handle-job.ts';
import { announceCustomEngine } from '../custom-engines/announce-custom-engine.ts';
import { failVersion } from '../custom-engines/build-version.ts';
import { measureVersionJob } from '../custom-engines/custom-engines-job-kinds.ts';
import { measureVersion } from './measure-version.ts';

export const enginesJobs: readonly BoundJob[] = [
  handleJob(measureVersionJob, measureVersion, {
    announce: announceCustomEngine,
    afterFailure: failVersion,
  }),
];
