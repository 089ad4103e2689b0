import type { PretranslationEstimate } from '@transloom/contracts/pretranslation-estimates';
import type { z } from 'zod';
import type { JobContext } from '../../../platform/context.ts';
import { type LastWrite, nothingLeft } from '../../../platform/queue/last-write.ts';
import { type EngineEstimator, engineEstimator } from '../../engines/use/estimate-texts.ts';
import { estimateDocument, type ReadDocument } from './estimate-document.ts';
import type { estimateJob } from './estimate-job-kind.ts';
import { type EstimateWish, estimateWishSchema } from './estimate-wish.ts';
import { findEstimate, updateEstimate } from './estimates.store.ts';
import { readDocumentAgain } from './read-document-again.ts';
import { readNewDocument } from './read-new-document.ts';

/** Reads documents as they would be prepared, and goes through their pre-translation without asking the engine. */
export async function makeEstimate(
  job: JobContext,
  { estimateId }: z.output<typeof estimateJob.payload>,
): Promise<LastWrite> {
  const row = await job.transact(({ db }) => findEstimate(db, estimateId));
  if (row === undefined || row.result !== null) return nothingLeft;
  const wish = estimateWishSchema.parse(row.wish);
  const { engineKey } = wish.plan;
  const estimator = engineKey === null ? undefined : await engineEstimator(job, engineKey);
  const parts: Omit<PretranslationEstimate, 'engine'>[] = [];
  const documents = documentsOf(job, wish);
  for (const [done, read] of documents.entries()) {
    await job.progress(done, documents.length, 'reading');
    const document = await read();
    if (document === undefined) continue;
    await job.progress(done, documents.length, 'matching');
    parts.push(await estimateDocument(job, { wish, document, estimator }));
  }
  const result = { ...sumOf(parts), engine: await engineResult(job, estimator) };
  return ({ db }) => updateEstimate(db, estimateId, { result });
}

async function engineResult(
  job: JobContext,
  estimator: EngineEstimator | undefined,
): Promise<PretranslationEstimate['engine']> {
  return estimator === undefined ? null : job.transact((context) => estimator.result(context));
}

/** One after another: a document is read when it is its turn. */
function documentsOf(
  job: JobContext,
  wish: EstimateWish,
): readonly (() => Promise<ReadDocument | undefined>)[] {
  if ('documentIds' in wish)
    return wish.documentIds.map((documentId) => () => readDocumentAgain(job, wish, documentId));
  const { fileIds, targetLanguages } = wish;
  return fileIds.flatMap((fileId) =>
    targetLanguages.map((targetLanguage) => () => readNewDocument(job, wish, { fileId, targetLanguage })),
  );
}

function sumOf(
  parts: readonly Omit<PretranslationEstimate, 'engine'>[],
): Omit<PretranslationEstimate, 'engine'> {
  const sum = (count: keyof Omit<PretranslationEstimate, 'engine'>) =>
    parts.reduce((total, part) => total + part[count], 0);
  return {
    words: sum('words'),
    segments: sum('segments'),
    characters: sum('characters'),
    fileCharacters: sum('fileCharacters'),
    memoryCharacters: sum('memoryCharacters'),
    knownCharacters: sum('knownCharacters'),
    repeatedCharacters: sum('repeatedCharacters'),
  };
}
