import { fromMarkup, toMarkup } from '@transloom/core/inline/markup';
import type { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Context, JobContext } from '../../platform/context.ts';
import { newId } from '../../platform/db/new-id.ts';
import { type EngineTranslation, translateTexts } from '../engines/translate-texts.ts';
import { findBestMatches } from '../memories/find-best-matches.ts';
import { announceDocument, announceSegments } from './announce-document.ts';
import { findDocument, lockDocument, updateDocument } from './documents.store.ts';
import type { pretranslateDocumentJob } from './documents-job-kinds.ts';
import { failDocument } from './fail-document.ts';
import { type PretranslationPlan, pretranslationPlanSchema } from './pretranslation-plan.ts';
import { segmentsInContext } from './segments/segment-context.ts';
import {
  fillSegments,
  findUntranslated,
  insertRevisions,
  type SegmentFill,
  setFailures,
} from './segments/segments.store.ts';
import { storedCodes } from './segments/stored-codes.ts';

/** Small enough that progress is live and a stop loses little. */
const segmentsPerSearch = 100;
/** Large enough that repeats are asked once and the engine decides on its batches. */
const segmentsPerRequest = 2000;

/** Fills every segment that has no target: from the organisation's memories, the rest by the engine of the plan. */
export async function pretranslateDocument(
  job: JobContext,
  { documentId }: z.output<typeof pretranslateDocumentJob.payload>,
): Promise<void> {
  const document = await job.transact((context) => findDocument(context.db, documentId));
  if (document?.status !== 'pretranslating') return;
  const plan = pretranslationPlanSchema.parse(document.plan);
  try {
    await fillDocument(job, document, plan);
  } catch (error) {
    if (error instanceof AppError) await job.transact((context) => failDocument(context, documentId, error));
    throw error;
  }
  await job.transact(async (context) => {
    const now = await lockDocument(context.db, documentId);
    if (now?.status !== 'pretranslating') return;
    await updateDocument(context.db, documentId, { status: 'ready' });
    announceDocument(context, document);
  });
}

type Document = NonNullable<Awaited<ReturnType<typeof findDocument>>>;
type Untranslated = Awaited<ReturnType<typeof findUntranslated>>;

/** First all memories, then the engine for what is left: what is known costs nothing. */
async function fillDocument(job: JobContext, document: Document, plan: PretranslationPlan): Promise<void> {
  await inSteps(job, document, segmentsPerSearch, async (segments) => {
    await fillFromMemories(job, document, plan, segments);
    await job.progress(segments.at(-1)?.number ?? 0, document.segmentCount, 'matching');
  });
  const { engineKey } = plan;
  if (engineKey === null) return;
  await inSteps(job, document, segmentsPerRequest, (segments) =>
    fillByEngine(job, document, engineKey, segments),
  );
}

/** Walks the segments that are still empty, in document order. */
async function inSteps(
  job: JobContext,
  document: Document,
  size: number,
  work: (segments: Untranslated) => Promise<void>,
): Promise<void> {
  let after = 0;
  for (;;) {
    job.signal.throwIfAborted();
    const segments = await job.transact(({ db }) => findUntranslated(db, document.id, after, size));
    const last = segments.at(-1);
    if (last === undefined) return;
    await work(segments);
    after = last.number;
  }
}

async function fillFromMemories(
  job: JobContext,
  document: Document,
  plan: PretranslationPlan,
  segments: Untranslated,
): Promise<void> {
  await job.transact(async (context) => {
    const matches = await findBestMatches(context, {
      sourceLanguage: document.sourceLanguage,
      targetLanguage: document.targetLanguage,
      minRate: plan.matchRate,
      limit: 1,
      segments: await segmentsInContext(context, document.id, segments),
    });
    const fills = segments.flatMap((segment, index): SegmentFill[] => {
      const best = matches[index]?.[0];
      if (best === undefined) return [];
      return [
        {
          id: segment.id,
          baseVersion: segment.version,
          target: best.targetMarkup,
          origin: 'memory',
          matchRate: best.rate,
          engine: null,
          engineVersion: null,
        },
      ];
    });
    await fill(context, document, fills);
  });
}

/** What is translated is kept batch by batch: a stop loses at most one. */
async function fillByEngine(
  job: JobContext,
  document: Document,
  engineKey: string,
  segments: Untranslated,
): Promise<void> {
  let asked = document.segmentCount - segments.length;
  await translateTexts(job, {
    engineKey,
    sourceLanguage: document.sourceLanguage,
    targetLanguage: document.targetLanguage,
    document: document.name,
    segments: segments.map(({ source, codes }) => ({
      source: fromMarkup(source),
      codes: storedCodes(codes),
    })),
    signal: job.signal,
    onTranslated: async (translations) => {
      await keepTranslations(job, document, segments, translations);
      asked += translations.length;
      await job.progress(asked, document.segmentCount, 'translating');
    },
  });
}

async function keepTranslations(
  job: JobContext,
  document: Document,
  segments: Untranslated,
  translations: readonly EngineTranslation[],
): Promise<void> {
  const pairs = translations.flatMap((translation) => {
    const segment = segments[translation.index];
    return segment === undefined ? [] : [{ segment, translation }];
  });
  await job.transact(async (context) => {
    await fill(
      context,
      document,
      pairs.flatMap(({ segment, translation }) => engineFill(segment, translation)),
    );
    await setFailures(
      context.db,
      pairs.flatMap(({ segment: { id }, translation }) =>
        translation.status === 'failed' ? [{ id, failure: translation.failure }] : [],
      ),
    );
  });
}

function engineFill({ id, version }: Untranslated[number], translation: EngineTranslation): SegmentFill[] {
  if (translation.status === 'failed') return [];
  const target = toMarkup(translation.target);
  return [
    {
      id,
      baseVersion: version,
      target,
      origin: 'engine',
      matchRate: null,
      engine: translation.engine,
      engineVersion: translation.version,
    },
  ];
}

async function fill(context: Context, document: Document, fills: readonly SegmentFill[]): Promise<void> {
  const now = context.now();
  const filled = await fillSegments(context.db, fills, now);
  const byId = new Map(fills.map((one) => [one.id, one]));
  await insertRevisions(
    context.db,
    filled.flatMap(({ id, version }) => {
      const one = byId.get(id);
      if (one === undefined) return [];
      const { target, origin, matchRate, engine } = one;
      return [
        {
          organizationId: document.organizationId,
          segmentId: id,
          version,
          operationId: newId(),
          target,
          confirmed: false,
          origin,
          matchRate,
          engine,
          conflicting: false,
          changedBy: null,
          changedAt: now,
        },
      ];
    }),
  );
  announceSegments(
    context,
    document.id,
    filled.map(({ id, version }) => ({ segmentId: id, version })),
  );
}
