import type { Failure } from '@transloom/contracts/jobs';
import { limits } from '@transloom/contracts/limits';
import type { z } from 'zod';
import type { Context, JobContext } from '../../../platform/context.ts';
import { type LastWrite, nothingLeft } from '../../../platform/queue/last-write.ts';
import { announceCustomEngine } from '../announce-custom-engine.ts';
import { type CustomEngineRow, findCustomEngine, updateCustomEngine } from '../custom-engines.store.ts';
import type { prepareCorpusJob } from '../custom-engines-job-kinds.ts';
import { cleanPairs } from './clean-pairs.ts';
import { findCorpora } from './engine-corpus.store.ts';
import { countPairs } from './engine-pairs.store.ts';
import { readCorpusFile } from './read-corpus-file.ts';

type Payload = z.output<typeof prepareCorpusJob.payload>;

/** Reads the new files of an engine and looks through all of its pairs. */
export async function prepareCorpus(job: JobContext, { customEngineId }: Payload): Promise<LastWrite> {
  const engine = await job.transact(({ db }) => findCustomEngine(db, customEngineId));
  if (engine === undefined) return nothingLeft;
  const corpora = await readNewFiles(job, engine);
  await cleanPairs(job, engine, corpora);
  return async (context) => {
    const corpus = await countPairs(context.db, customEngineId);
    await updateCustomEngine(context.db, customEngineId, {
      corpus: corpus.uploaded > 0 ? corpus : null,
      cleaningJobId: null,
    });
    for (const event of announceCustomEngine({ customEngineId }, context.actor)) context.publish(event);
  };
}

export async function failPreparing(
  context: Context,
  { customEngineId }: Payload,
  failure: Failure,
): Promise<void> {
  await updateCustomEngine(context.db, customEngineId, { cleaningJobId: null, cleaningFailure: failure });
  for (const event of announceCustomEngine({ customEngineId }, context.actor)) context.publish(event);
}

/** Gives all of them as they are then. */
async function readNewFiles(job: JobContext, engine: CustomEngineRow) {
  const corpora = await job.transact(({ db }) => findCorpora(db, engine.id));
  let free = limits.customEnginePairs - corpora.reduce((sum, { pairs }) => sum + (pairs ?? 0), 0);
  for (const corpus of corpora.filter(({ pairs }) => pairs === null)) {
    free -= await readCorpusFile(job, { corpus, languages: engine, free });
  }
  return job.transact(({ db }) => findCorpora(db, engine.id));
}
