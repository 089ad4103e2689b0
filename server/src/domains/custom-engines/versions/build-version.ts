import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Failure } from '@transloom/contracts/jobs';
import { cleanText, trainingText } from '@transloom/core/custom-engines/cleaning/clean-text';
import type { TextPair } from '@transloom/core/custom-engines/statistical/bitext';
import { fromMarkup } from '@transloom/core/inline/markup';
import type { z } from 'zod';
import type { Context, JobContext } from '../../../platform/context.ts';
import { type LastWrite, nothingLeft } from '../../../platform/queue/last-write.ts';
import { trainInProcess } from '../../../providers/machine-translation/vendors/statistical/train-in-process.ts';
import { announceCustomEngine } from '../announce-custom-engine.ts';
import type { StoredPair } from '../corpus/engine-pairs.store.ts';
import { storedPairs } from '../corpus/stored-pairs.ts';
import { type CustomEngineRow, findCustomEngine } from '../custom-engines.store.ts';
import { type buildVersionJob, measureVersionJob, postEditVersionJob } from '../custom-engines-job-kinds.ts';
import { isPostEdited } from '../post-editing/is-post-edited.ts';
import { writeExamples } from '../retrieval/example-file.ts';
import { type EngineRecipe, findVersion, updateVersion } from './engine-versions.store.ts';
import { versionStorageKey } from './version-storage.ts';

type Payload = z.output<typeof buildVersionJob.payload>;

/** Builds what a version translates with, and hands it on to learn from its base engine, or to be measured. */
export async function buildVersion(job: JobContext, version: Payload): Promise<LastWrite> {
  const engine = await job.transact(({ db }) => findCustomEngine(db, version.customEngineId));
  if (engine === undefined) return nothingLeft;
  const storageKey = versionStorageKey(engine, version);
  const build = builders[engine.kind as keyof typeof builders];
  const pairs = await build(job, engine, storageKey);
  return async (context) => {
    const row = await findVersion(context.db, version);
    // Deleted meanwhile: nobody would take it away any more.
    if (row === undefined) return context.afterCommit(() => job.storage.remove(storageKey));
    const edits = isPostEdited(engine, row.recipe as unknown as EngineRecipe);
    const jobId = await context.enqueue(edits ? postEditVersionJob : measureVersionJob, version);
    await updateVersion(context.db, version, {
      status: edits ? 'building' : 'measuring',
      pairs,
      jobId,
      storageKey: pairs === 0 ? null : storageKey,
    });
  };
}

/** Records that building or measuring failed. */
export async function failVersion(context: Context, version: Payload, failure: Failure): Promise<void> {
  await updateVersion(context.db, version, { status: 'failed', failure, finishedAt: context.now() });
  for (const event of announceCustomEngine(version, context.actor)) context.publish(event);
}

/** Each stores what it built, if anything, and returns the number of pairs that it learned from. */
const builders = {
  quick: trainQuick,
  rag: keepExamples,
  xgpt: async () => 0,
};

/** Gives the same engine for the same pairs. */
export const trainingSeed = 1;
const steps = 1_000;

async function trainQuick(job: JobContext, engine: CustomEngineRow, storageKey: string): Promise<number> {
  const { sourceLanguage, targetLanguage } = engine;
  const folder = await mkdtemp(join(tmpdir(), 'transloom-training-'));
  try {
    const modelFile = join(folder, 'engine.model');
    const { pairs } = await trainInProcess({
      pairs: trainingPairs(job, engine),
      wish: { sourceLanguage, targetLanguage, seed: trainingSeed, modelFile },
      signal: job.signal,
      onProgress: (share) => job.progress(Math.round(share * steps), steps, 'training'),
    });
    await job.storage.write(storageKey, createReadStream(modelFile));
    return pairs;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function keepExamples(job: JobContext, engine: CustomEngineRow, storageKey: string): Promise<number> {
  const { sourceLanguage, targetLanguage } = engine;
  const examples: Pick<StoredPair, 'source' | 'target'>[] = [];
  for await (const pair of storedPairs(job, engine.id, 'used')) {
    if (pair.part !== 'test') examples.push({ source: pair.source, target: pair.target });
  }
  await job.storage.write(storageKey, writeExamples(examples, { sourceLanguage, targetLanguage }));
  return examples.length;
}

/** Never those that are kept to measure with. */
async function* trainingPairs(job: JobContext, { id }: CustomEngineRow): AsyncGenerator<TextPair> {
  for await (const { source, target, part } of storedPairs(job, id, 'used')) {
    if (part === 'test') continue;
    yield {
      source: trainingText(cleanText(fromMarkup(source))),
      target: trainingText(cleanText(fromMarkup(target))),
    };
  }
}
