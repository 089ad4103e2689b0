import type { z } from 'zod';
import type { Context, JobContext } from '../../platform/context.ts';
import { type LastWrite, nothingLeft } from '../../platform/queue/last-write.ts';
import { withIndexedSources } from '../memories/indexed/indexed-sources.ts';
import { makeContentSummary } from './content-summary/make-content-summary.ts';
import { type DocumentRecord, findDocument, lockDocument } from './documents.store.ts';
import type { pretranslateDocumentJob } from './documents-job-kinds.ts';
import { engineProgress } from './engine-progress.ts';
import { fillByEngine } from './fill-by-engine.ts';
import { fillFromMemories } from './fill-from-memories.ts';
import { moveDocument } from './move-document.ts';
import { type PretranslationPlan, pretranslationPlanSchema } from './pretranslation-plan.ts';
import { scoreDocument } from './scoring/score-document.ts';
import { keepFills } from './segments/keep-fills.ts';
import { findUntranslated, type UntranslatedSegment } from './segments/segment-fills.store.ts';
import { lockByReasons } from './segments/segment-locks.store.ts';

/** Small enough that progress is live and a stop loses little. While one waits for the database, another one is rated. */
const searches: Steps = { size: 100, atOnce: 2 };
/** Large enough that repeats are asked once and the engine decides on its batches. */
const requests: Steps = { size: 2000, atOnce: 1 };

/** Fills every segment that has no target: from the organisation's memories, the rest by the engine of the plan. */
export async function pretranslateDocument(
  job: JobContext,
  { documentId }: z.output<typeof pretranslateDocumentJob.payload>,
): Promise<LastWrite> {
  const document = await job.transact(({ db }) => findDocument(db, documentId));
  if (document?.status !== 'pretranslating') return nothingLeft;
  const plan = pretranslationPlanSchema.parse(document.plan);
  await fillDocument(job, document, plan);
  await scoreDocument(job, { document, plan });
  return async (context) => {
    const now = await lockDocument(context.db, documentId);
    if (now?.status !== 'pretranslating') return;
    await lockSegmentsOf(context, now);
    await moveDocument(context, now, { status: 'ready' });
  };
}

/** Locks what the plan of the document says. Its state is pushed with the document itself. */
async function lockSegmentsOf({ db }: Context, document: DocumentRecord): Promise<void> {
  await lockByReasons(db, document, pretranslationPlanSchema.parse(document.plan));
}

/** First all memories, then the engine for what is left: what is known costs nothing. */
async function fillDocument(
  job: JobContext,
  document: DocumentRecord,
  plan: PretranslationPlan,
): Promise<void> {
  const { engineKey, summarizes } = plan;
  const { sourceLanguage, targetLanguage, segmentCount: segments } = document;
  let reached = 0;
  await withIndexedSources(job, { sourceLanguage, targetLanguage, segments }, (findSimilar) =>
    inSteps(job, document.id, searches, async (segments) => {
      await fillFromMemories(job, document, { plan, findSimilar }, segments);
      reached = Math.max(reached, segments.at(-1)?.number ?? 0);
      await job.progress(reached, document.segmentCount, 'matching');
    }),
  );
  if (engineKey === null) return;
  let prepared = !summarizes;
  await inSteps(job, document.id, requests, async (segments) => {
    // Needed only where segments are left for the engine.
    if (!prepared) await makeContentSummary(job, document, engineKey);
    prepared = true;
    const filling = { document, engineKey, keep: keepFills };
    await fillByEngine(
      job,
      { ...filling, onAnswered: await engineProgress(job, document, segments) },
      segments,
    );
  });
}

interface Steps {
  readonly size: number;
  readonly atOnce: number;
}

/** Walks the segments that are still empty, in document order. Where a step fails, no other one begins. */
async function inSteps(
  job: JobContext,
  documentId: string,
  { size, atOnce }: Steps,
  work: (segments: readonly UntranslatedSegment[]) => Promise<void>,
): Promise<void> {
  const steps = untranslatedSteps(job, documentId, size);
  const walk = async () => {
    try {
      for (let step = await steps.next(); !step.done; step = await steps.next()) await work(step.value);
    } finally {
      await steps.return();
    }
  };
  const walks = await Promise.allSettled(Array.from({ length: atOnce }, walk));
  for (const ended of walks) if (ended.status === 'rejected') throw ended.reason;
}

async function* untranslatedSteps(
  job: JobContext,
  documentId: string,
  size: number,
): AsyncGenerator<readonly UntranslatedSegment[], void, void> {
  let after = 0;
  for (;;) {
    job.signal.throwIfAborted();
    const segments = await job.transact(({ db }) => findUntranslated(db, documentId, after, size));
    const last = segments.at(-1);
    if (last === undefined) return;
    yield segments;
    after = last.number;
  }
}
