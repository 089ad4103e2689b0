import type { PretranslationEstimate } from '@transloom/contracts/pretranslation-estimates';
import type { JobContext } from '../../../platform/context.ts';
import { type EngineEstimator, engineEstimator } from '../../engines/use/estimate-texts.ts';
import { type DocumentEstimate, estimateDocument, type ReadDocument } from './estimate-document.ts';
import type { EstimateWish } from './estimate-wish.ts';
import { readDocumentAgain } from './read-document-again.ts';
import { readNewDocument } from './read-new-document.ts';

/** Reads documents as they would be prepared, and goes through their pre-translation without asking the engine. */
export async function makeEstimate(job: JobContext, wish: EstimateWish): Promise<PretranslationEstimate> {
  const estimators = new Map<string, EngineEstimator>();
  const estimatorOf = async (targetLanguage: string) => {
    const { engineKey } = wish.planOf(targetLanguage);
    if (engineKey === null) return undefined;
    const estimator = estimators.get(engineKey) ?? (await engineEstimator(job, engineKey));
    estimators.set(engineKey, estimator);
    return estimator;
  };
  const parts: DocumentEstimate[] = [];
  const documents = documentsOf(job, wish);
  for (const [done, read] of documents.entries()) {
    await job.progress(done, documents.length, 'reading');
    const document = await read();
    if (document === undefined) continue;
    await job.progress(done, documents.length, 'matching');
    const estimator = await estimatorOf(document.targetLanguage);
    parts.push(await estimateDocument(job, { wish, document, estimator }));
  }
  const engines = await job.transact((context) =>
    Promise.all([...estimators.values()].map((estimator) => estimator.result(context))),
  );
  return { ...sumOf(parts), counter: wish.counter, engines };
}

/** Documents one by one; each is read when it is its turn. */
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

function sumOf(parts: readonly DocumentEstimate[]): DocumentEstimate {
  const sum = (count: keyof DocumentEstimate) => parts.reduce((total, part) => total + part[count], 0);
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
