import type { ChangeSample, PretranslationPreview } from '@transloom/contracts/pretranslation-runs';
import { fromMarkup } from '@transloom/core/inline/markup';
import type { JobContext } from '../../../platform/context.ts';
import { type EngineEstimator, engineEstimator } from '../../engines/use/estimate-texts.ts';
import { documentContext } from '../document-context.ts';
import type { SegmentRecord } from '../segments/segments.store.ts';
import { segmentsAround } from '../segments/segments-around.ts';
import { storedCodes } from '../segments/stored-codes.ts';
import { type PlannedDocument, plannedDocument } from './document-engine.ts';
import { type AgainSettings, type AgainStep, walkInScope } from './segments-in-scope.ts';

const samplesShown = 20;

interface DocumentsAgain {
  readonly documentIds: readonly string[];
  readonly settings: AgainSettings;
}

/** Finds out what a repeated pre-translation would change; no engine is asked and nothing is written. */
export async function previewAgain(
  job: JobContext,
  { documentIds, settings }: DocumentsAgain,
): Promise<PretranslationPreview> {
  const counts = { segments: 0, fromMemory: 0, forEngine: 0 };
  const samples: ChangeSample[] = [];
  const estimators = new Map<string, EngineEstimator>();
  for (const [done, documentId] of documentIds.entries()) {
    await job.progress(done, documentIds.length, 'matching');
    const planned = await plannedDocument(job, documentId);
    if (planned === undefined) continue;
    const asked: SegmentRecord[] = [];
    await walkInScope(job, { ...planned, settings }, async (step) => {
      counts.segments += step.segments.length;
      counts.fromMemory += step.fills.length;
      counts.forEngine += step.forEngine.length;
      asked.push(...step.forEngine);
      samples.push(...samplesOf(planned, step));
    });
    await addToEstimate(job, estimators, planned, asked);
  }
  const engines = await job.transact((context) =>
    Promise.all([...estimators.values()].map((estimator) => estimator.result(context))),
  );
  const unchanged = counts.segments - counts.fromMemory - counts.forEngine;
  return { ...counts, unchanged, samples: shownSamples(samples), engines };
}

function samplesOf({ document }: PlannedDocument, { segments, fills, forEngine }: AgainStep): ChangeSample[] {
  const filled = new Map(fills.map((fill) => [fill.id, fill]));
  const asked = new Set(forEngine);
  return segments.flatMap((segment) => {
    const fill = filled.get(segment.id);
    if (fill === undefined && !asked.has(segment)) return [];
    return [
      {
        documentId: document.id,
        documentName: document.name,
        targetLanguage: document.targetLanguage,
        number: segment.number,
        source: segment.source,
        before: segment.target,
        after: fill?.target ?? null,
        matchRate: fill?.matchRate ?? null,
      },
    ];
  });
}

/** Texts that would be replaced tell more than empty ones. */
function shownSamples(samples: readonly ChangeSample[]): ChangeSample[] {
  const [empty, replaced] = [samples.filter(isEmpty), samples.filter((sample) => !isEmpty(sample))];
  return [...replaced, ...empty].slice(0, samplesShown);
}

function isEmpty({ before }: ChangeSample): boolean {
  return before === '';
}

async function addToEstimate(
  job: JobContext,
  estimators: Map<string, EngineEstimator>,
  { document, plan: { engineKey } }: PlannedDocument,
  segments: readonly SegmentRecord[],
): Promise<void> {
  if (engineKey === null || segments.length === 0) return;
  const estimator = estimators.get(engineKey) ?? (await engineEstimator(job, engineKey));
  estimators.set(engineKey, estimator);
  const { sourceLanguage, targetLanguage, projectId } = document;
  await estimator.add({
    sourceLanguage,
    targetLanguage,
    projectId,
    document: await job.transact((context) => documentContext(context, document)),
    // The document was summarized when it was pre-translated first.
    summarizes: null,
    segments: segments.map(({ source, codes }) => ({
      source: fromMarkup(source),
      codes: storedCodes(codes),
    })),
    around: (context, indices) => {
      const numbers = indices.flatMap((index) => segments[index]?.number ?? []);
      return segmentsAround(context, document.id, numbers);
    },
    signal: job.signal,
  });
}
