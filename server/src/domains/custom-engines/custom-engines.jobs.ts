import { type BoundJob, handleJob } from '../../platform/queue/handle-job.ts';
import { announceCustomEngine } from './announce-custom-engine.ts';
import { buildVersion, failVersion } from './build-version.ts';
import { buildVersionJob, prepareCorpusJob, removeCustomEngineJob } from './custom-engines-job-kinds.ts';
import { failPreparing, prepareCorpus } from './prepare-corpus.ts';
import { removeCustomEngine } from './remove-custom-engine.ts';

export const customEnginesJobs: readonly BoundJob[] = [
  handleJob(prepareCorpusJob, prepareCorpus, {
    announce: announceCustomEngine,
    afterFailure: failPreparing,
  }),
  handleJob(buildVersionJob, buildVersion, { announce: announceCustomEngine, afterFailure: failVersion }),
  handleJob(removeCustomEngineJob, removeCustomEngine),
];
