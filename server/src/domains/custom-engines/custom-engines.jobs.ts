import { type BoundJob, handleJob } from '../../platform/queue/handle-job.ts';
import { announceCustomEngine } from './announce-custom-engine.ts';
import { failPreparing, prepareCorpus } from './corpus/prepare-corpus.ts';
import {
  buildVersionJob,
  followTrainingJob,
  orderTrainingJob,
  prepareCorpusJob,
  removeCustomEngineJob,
  settleTrainingJob,
} from './custom-engines-job-kinds.ts';
import { followTraining } from './deep/follow-training.ts';
import { failTraining, orderTraining } from './deep/order-training.ts';
import { settleTraining } from './deep/settle-training.ts';
import { removeCustomEngine } from './remove-custom-engine.ts';
import { buildVersion, failVersion } from './versions/build-version.ts';

export const customEnginesJobs: readonly BoundJob[] = [
  handleJob(prepareCorpusJob, prepareCorpus, {
    announce: announceCustomEngine,
    afterFailure: failPreparing,
  }),
  handleJob(buildVersionJob, buildVersion, { announce: announceCustomEngine, afterFailure: failVersion }),
  handleJob(orderTrainingJob, orderTraining, { announce: announceCustomEngine, afterFailure: failTraining }),
  handleJob(followTrainingJob, followTraining, {
    announce: announceCustomEngine,
    afterFailure: failTraining,
  }),
  handleJob(settleTrainingJob, settleTraining),
  handleJob(removeCustomEngineJob, removeCustomEngine),
];
