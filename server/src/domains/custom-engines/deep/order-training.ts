import type { Failure } from '@transloom/contracts/jobs';
import { cleanText } from '@transloom/core/custom-engines/cleaning/clean-text';
import { fromMarkup } from '@transloom/core/inline/markup';
import type { z } from 'zod';
import type { Context, JobContext } from '../../../platform/context.ts';
import { jobCancelled } from '../../../platform/queue/cancel-job.ts';
import { type LastWrite, nothingLeft } from '../../../platform/queue/last-write.ts';
import type { CorpusPair } from '../../../providers/engine-training/trainer.ts';
import { reportAddress } from '../../engine-trainers/report-address.ts';
import { storedPairs } from '../corpus/stored-pairs.ts';
import { followTrainingJob, orderTrainingJob } from '../custom-engines-job-kinds.ts';
import { failVersion } from '../versions/build-version.ts';
import { findVersion, updateVersion } from '../versions/engine-versions.store.ts';
import { postponed } from './postponed.ts';
import { settleLater } from './settle-training.ts';
import { findTraining } from './version-at-trainer.ts';

type Payload = z.output<typeof orderTrainingJob.payload>;

const progressSteps = 1_000;

/** Hands the corpus of a version to its trainer, which begins with it. */
export async function orderTraining(job: JobContext, version: Payload): Promise<LastWrite> {
  const found = await findTraining(job, version);
  if (found === undefined) return nothingLeft;
  const { engine, training, connected, trainerId } = found;
  const { sourceLanguage, targetLanguage } = engine;
  return postponed(job, { version, found, kind: orderTrainingJob }, async () => {
    const reference = await connected.trainer.order({
      orderId: training.orderId,
      sourceLanguage,
      targetLanguage,
      signal: job.signal,
      reportsTo: reportAddress(job.installation, trainerId),
      pairs: () => learnedFrom(job, engine.id),
      onProgress: (share) => job.progress(Math.round(share * progressSteps), progressSteps, 'sending'),
    });
    return async ({ db, enqueue }) => {
      const jobId = await enqueue(followTrainingJob, version);
      await updateVersion(db, version, {
        jobId,
        pairs: training.estimate.pairs,
        training: { ...training, reference, state: 'waiting', unreachableSince: null },
      });
    };
  });
}

/** Never those that are kept to measure with. */
async function* learnedFrom(job: JobContext, customEngineId: string): AsyncGenerator<CorpusPair> {
  for await (const { source, target, part } of storedPairs(job, customEngineId, 'used')) {
    if (part === 'test') continue;
    yield { source: cleanText(fromMarkup(source)), target: cleanText(fromMarkup(target)) };
  }
}

/**
 * Records that handing in or following a training failed. A training that somebody stopped is stopped at the trainer
 * too.
 */
export async function failTraining(context: Context, version: Payload, failure: Failure): Promise<void> {
  await failVersion(context, version, failure);
  if (failure.code !== jobCancelled.code) return;
  const row = await findVersion(context.db, version);
  if (row !== undefined) await settleLater(context, 'cancel', row);
}
