import type { z } from 'zod';
import type { JobContext } from '../../platform/context.ts';
import { withIndexedSources } from '../memories/indexed/indexed-sources.ts';
import { type DocumentRecord, findDocument, lockDocument } from './documents.store.ts';
import type { pretranslateDocumentJob } from './documents-job-kinds.ts';
import { fillByEngine } from './fill-by-engine.ts';
import { fillFromMemories } from './fill-from-memories.ts';
import { moveDocument } from './move-document.ts';
import { type PretranslationPlan, pretranslationPlanSchema } from './pretranslation-plan.ts';
import { findUntranslated, type UntranslatedSegment } from './segments/segments.store.ts';

/** Small enough that progress is live and a stop loses little. */
const segmentsPerSearch = 100;
/** Large enough that repeats are asked once and the engine decides on its batches. */
const segmentsPerRequest = 2000;

/** Fills every segment that has no target: from the organisation's memories, the rest by the engine of the plan. */
export async function pretranslateDocument(
  job: JobContext,
  { documentId }: z.output<typeof pretranslateDocumentJob.payload>,
): Promise<void> {
  const document = await job.transact(({ db }) => findDocument(db, documentId));
  if (document?.status !== 'pretranslating') return;
  await fillDocument(job, document, pretranslationPlanSchema.parse(document.plan));
  await job.transact(async (context) => {
    const now = await lockDocument(context.db, documentId);
    if (now?.status === 'pretranslating') await moveDocument(context, now, { status: 'ready' });
  });
}

/** First all memories, then the engine for what is left: what is known costs nothing. */
async function fillDocument(
  job: JobContext,
  document: DocumentRecord,
  { engineKey, matchRate }: PretranslationPlan,
): Promise<void> {
  const { sourceLanguage, targetLanguage, segmentCount: segments } = document;
  await withIndexedSources(job, { sourceLanguage, targetLanguage, segments }, (findSimilar) =>
    inSteps(job, document.id, segmentsPerSearch, async (segments) => {
      await fillFromMemories(job, document, { minRate: matchRate, findSimilar }, segments);
      await job.progress(segments.at(-1)?.number ?? 0, document.segmentCount, 'matching');
    }),
  );
  if (engineKey === null) return;
  await inSteps(job, document.id, segmentsPerRequest, (segments) =>
    fillByEngine(job, document, engineKey, segments),
  );
}

/** Walks the segments that are still empty, in document order. */
async function inSteps(
  job: JobContext,
  documentId: string,
  size: number,
  work: (segments: readonly UntranslatedSegment[]) => Promise<void>,
): Promise<void> {
  let after = 0;
  for (;;) {
    job.signal.throwIfAborted();
    const segments = await job.transact(({ db }) => findUntranslated(db, documentId, after, size));
    const last = segments.at(-1);
    if (last === undefined) return;
    await work(segments);
    after = last.number;
  }
}
