import type { MatchSettings } from '@transloom/core/memory/rate/match-rate';
import type { JobContext } from '../../platform/context.ts';
import { findBestMatches } from '../memories/matching/find-best-matches.ts';
import type { SimilarSources } from '../memories/matching/similar-sources.ts';
import type { DocumentRecord } from './documents.store.ts';
import { keepFills } from './segments/keep-fills.ts';
import { segmentsInContext } from './segments/segment-context.ts';
import type { SegmentFill, UntranslatedSegment } from './segments/segment-fills.store.ts';

export interface MemoryFill {
  /** Whole percent. */
  readonly minRate: number;
  readonly findSimilar: SimilarSources;
  readonly settings: MatchSettings;
}

/** Gives each segment the best match of the organisation's memories, where one reaches the rate. */
export async function fillFromMemories(
  job: JobContext,
  document: DocumentRecord,
  { minRate, findSimilar, settings }: MemoryFill,
  segments: readonly UntranslatedSegment[],
): Promise<void> {
  const { sourceLanguage, targetLanguage, projectId } = document;
  await job.transact(async (context) => {
    const inContext = await segmentsInContext(context, document.id, segments);
    const search = {
      sourceLanguage,
      targetLanguage,
      projectId,
      minRate,
      settings,
      limit: 1,
      segments: inContext,
    };
    const matches = await findBestMatches(context, search, findSimilar);
    const fills = segments.flatMap(({ id, version }, index): SegmentFill[] => {
      const best = matches[index]?.[0];
      if (best === undefined) return [];
      const { targetMarkup: target, rate: matchRate, entryId: memoryEntryId } = best;
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
          autoReplaced: best.autoReplaced,
          memoryEntryId,
        },
      ];
    });
    await keepFills(context, document, fills);
  });
}
