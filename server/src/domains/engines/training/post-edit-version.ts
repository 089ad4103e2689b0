import type { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import type { JobContext } from '../../../platform/context.ts';
import type { LastWrite } from '../../../platform/queue/last-write.ts';
import { EngineError } from '../../../providers/machine-translation/engine-error.ts';
import { draftPairs } from '../../../providers/machine-translation/vendors/statistical/post-editor.ts';
import type { postEditVersionJob } from '../../custom-engines/custom-engines-job-kinds.ts';
import { requireVariants } from '../../custom-engines/find-connectable.ts';
import { trainPostEditor } from '../../custom-engines/post-editing/train-post-editor.ts';
import { connectBase } from '../connect-engine.ts';
import { engineRefusal, storedFailure } from '../limits/engine-failure.ts';
import { answersKey, limitedEngine } from '../limits/limited-engine.ts';
import { pausedFailure } from '../limits/paused-failure.ts';
import { recordSuccess } from '../limits/record-engine-health.ts';
import { storedAnswers } from '../translating/stored-answers.ts';

/**
 * Lets a version learn to rewrite its base engine. What that one has translated is kept as all answers are, so that
 * training again asks it for what is new alone.
 * @throws {AppError} custom-engine.base-off, custom-engine.few-drafts, engine.…
 */
export async function postEditVersion(
  job: JobContext,
  version: z.output<typeof postEditVersionJob.payload>,
): Promise<LastWrite> {
  const base = await job.transact(async (context) => {
    const [{ connectable }] = await requireVariants(context, version);
    return connectBase(context, connectable);
  });
  if (base === undefined) throw new AppError('resource.not-found');
  const paused = await pausedFailure(job, base);
  if (paused !== null) throw engineRefusal(paused);
  const object = { kind: 'custom-engine', id: version.customEngineId };
  const engine = limitedEngine(job, base, { module: 'training', object });
  const kept = { cache: storedAnswers(job), engineKey: answersKey(base), signal: job.signal };
  let asked = { name: base.name, sourceLanguage: '', targetLanguage: '' };
  try {
    const lastWrite = await trainPostEditor(job, version, (pairs, languages) => {
      asked = { ...asked, ...languages };
      return draftPairs(engine, pairs, { ...languages, ...kept });
    });
    await recordSuccess(job, base);
    return lastWrite;
  } catch (error) {
    if (error instanceof EngineError) throw engineRefusal(storedFailure(error.failure, asked));
    throw error;
  }
}
