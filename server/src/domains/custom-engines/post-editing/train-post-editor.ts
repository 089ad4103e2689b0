import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Failure } from '@transloom/contracts/jobs';
import { cleanText } from '@transloom/core/custom-engines/cleaning/clean-text';
import type { TextPair } from '@transloom/core/custom-engines/statistical/bitext';
import type { InlineText } from '@transloom/core/inline/inline-text';
import { fromMarkup } from '@transloom/core/inline/markup';
import { AppError } from '../../../platform/app-error.ts';
import type { Context, JobContext } from '../../../platform/context.ts';
import { jobCancelled } from '../../../platform/queue/cancel-job.ts';
import { type LastWrite, nothingLeft } from '../../../platform/queue/last-write.ts';
import { trainInProcess } from '../../../providers/machine-translation/vendors/statistical/train-in-process.ts';
import { measureTrainingPairs } from '../corpus/engine-pairs.store.ts';
import { storedPairs } from '../corpus/stored-pairs.ts';
import { type CustomEngineRow, findCustomEngine } from '../custom-engines.store.ts';
import { measureVersionJob } from '../custom-engines-job-kinds.ts';
import { failVersion, trainingSeed } from '../versions/build-version.ts';
import { findVersion, updateVersion, type VersionKey } from '../versions/engine-versions.store.ts';
import { postEditorStorageKey } from '../versions/version-storage.ts';

/** More drafts bring little, and the base engine must translate each first. Measured with this number. */
const mostDrafts = 12_000;
/** Fewer drafts are not enough to learn from. */
const fewestDrafts = 20;

export interface KnownTranslation {
  readonly source: InlineText;
  readonly target: InlineText;
}

interface Languages {
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
}

/** Drafts of the base engine beside the translations of people. */
export type DraftPairs = (
  pairs: AsyncIterable<KnownTranslation>,
  languages: Languages,
) => AsyncIterable<TextPair>;

/**
 * Trains what rewrites the base engine of a version, on its drafts, and hands the version on to be measured.
 * @throws {AppError} custom-engine.few-drafts
 */
export async function trainPostEditor(
  job: JobContext,
  version: VersionKey,
  draft: DraftPairs,
): Promise<LastWrite> {
  const engine = await job.transact(({ db }) => findCustomEngine(db, version.customEngineId));
  if (engine === undefined) return nothingLeft;
  const { sourceLanguage, targetLanguage } = engine;
  const postEditorKey = postEditorStorageKey(engine, version);
  const folder = await mkdtemp(join(tmpdir(), 'transloom-training-'));
  try {
    const modelFile = join(folder, 'post-editor.model');
    const pairs = draft(someLearnedPairs(job, engine), { sourceLanguage, targetLanguage });
    await trainInProcess({
      pairs: enough(pairs),
      wish: { sourceLanguage, targetLanguage, seed: trainingSeed, modelFile },
      signal: job.signal,
      onProgress: (share) => job.progress(Math.round(share * 1_000), 1_000, 'training'),
    });
    await job.storage.write(postEditorKey, createReadStream(modelFile));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return async (context) => {
    // Deleted meanwhile: nobody would take it away any more.
    if ((await findVersion(context.db, version)) === undefined)
      return context.afterCommit(() => job.storage.remove(postEditorKey));
    await measureNext(context, version, { postEditorKey, postEditorFailure: null });
  };
}

/** A version that could not learn to rewrite its base engine still translates by itself, and says why. */
export async function endPostEditing(context: Context, version: VersionKey, failure: Failure): Promise<void> {
  if (failure.code === jobCancelled.code) return failVersion(context, version, failure);
  await measureNext(context, version, { postEditorKey: null, postEditorFailure: failure });
}

interface Outcome {
  readonly postEditorKey: string | null;
  readonly postEditorFailure: Failure | null;
}

async function measureNext({ db, enqueue }: Context, version: VersionKey, outcome: Outcome): Promise<void> {
  const jobId = await enqueue(measureVersionJob, version);
  await updateVersion(db, version, { ...outcome, status: 'measuring', jobId });
}

/** Training pairs of the version, evenly spread over all of them. */
async function* someLearnedPairs(job: JobContext, { id }: CustomEngineRow): AsyncGenerator<KnownTranslation> {
  const { pairs } = await job.transact(({ db }) => measureTrainingPairs(db, id));
  const step = Math.max(1, pairs / mostDrafts);
  const wanted = Math.min(pairs, mostDrafts);
  let place = 0;
  let taken = 0;
  for await (const { source, target, part } of storedPairs(job, id, 'used')) {
    if (part === 'test') continue;
    if (place++ < Math.floor(taken * step) || taken >= wanted) continue;
    taken += 1;
    yield { source: cleanText(fromMarkup(source)), target: cleanText(fromMarkup(target)) };
    await job.progress(taken, wanted, 'drafting');
  }
}

async function* enough(pairs: AsyncIterable<TextPair>): AsyncGenerator<TextPair> {
  let drafts = 0;
  for await (const pair of pairs) {
    drafts += 1;
    yield pair;
  }
  if (drafts < fewestDrafts) throw new AppError('custom-engine.few-drafts', { drafts });
}
