import { type BoundJob, handleJob } from '../../platform/queue/handle-job.ts';
import { announceCustomEngine } from '../custom-engines/announce-custom-engine.ts';
import { measureVersionJob, postEditVersionJob } from '../custom-engines/custom-engines-job-kinds.ts';
import { endPostEditing } from '../custom-engines/post-editing/train-post-editor.ts';
import { failVersion } from '../custom-engines/versions/build-version.ts';
import { measureVersion } from './training/measure-version.ts';
import { postEditVersion } from './training/post-edit-version.ts';

export const enginesJobs: readonly BoundJob[] = [
  handleJob(postEditVersionJob, postEditVersion, {
    announce: announceCustomEngine,
    afterFailure: endPostEditing,
  }),
  handleJob(measureVersionJob, measureVersion, {
    announce: announceCustomEngine,
    afterFailure: failVersion,
  }),
];
