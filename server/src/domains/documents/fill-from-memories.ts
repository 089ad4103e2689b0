import type { Context, JobContext } from '../../platform/context.ts';
import { findBestMatches } from '../memories/matching/find-best-matches.ts';
import type { SimilarSources } from '../memories/matching/similar-sources.ts';
import type { DocumentRecord } from './documents.store.ts';
import type { PretranslationPlan } from './pretranslation-plan.ts';
import { keepFills } from './segments/keep-fills.ts';
import { segmentsInContext } from './segments/segment-context.ts';
import type { SegmentFill } from './segments/segment-fills.store.ts';
import type { SegmentRecord } from './segments/segments.store.ts';

export interface MemorySearch {
  readonly plan: Pick<PretranslationPlan, 'matchRate' | 'contextMode' | 'autoReplace'>;
  readonly findSimilar: SimilarSources;
}

/** Gives each segment the best match of the organisation's memories, where one reaches the rate. */
export async function fillFromMemories(
  job: JobContext,
  document: DocumentRecord,
  search: MemorySearch,
  segments: readonly SegmentRecord[],
): Promise<void> {
  await job.transact(async (context) => {
    const fills = await memoryFills(context, document, search, segments);
    await keepFills(context, document, fills);
  });
}

/** The best match of each segment that has one, as it would be stored. */
export async function memoryFills(
  context: Context,
  document: DocumentRecord,
  { plan: { matchRate: minRate, contextMode, autoReplace }, findSimilar }: MemorySearch,
  segments: readonly SegmentRecord[],
): Promise<readonly SegmentFill[]> {
  const { sourceLanguage, targetLanguage, projectId } = document;
  const search = {
    sourceLanguage,
    targetLanguage,
    projectId,
    minRate,
    settings: { contextMode, autoReplace },
    limit: 1,
    segments: await segmentsInContext(context, document.id, segments),
  };
  const matches = await findBestMatches(context, search, findSimilar);
  return segments.flatMap(({ id, version }, index): SegmentFill[] => {
    const best = matches[index]?.[0];
    if (best === undefined) return [];
    const { targetMarkup: target, rate: matchRate, entryId: memoryEntryId } = best;
    const { autoReplaced, replacements } = best;
    return [
      {
        id,
        baseVersion: version,
        target,
        origin: 'memory',
        matchRate,
        engine: null,
        engineVersion: null,
        codesRestored: false,
        autoReplaced,
        replacements: replacements.length > 0 ? replacements : null,
        engineFaults: null,
        memoryEntryId,
      },
    ];
  });
}
