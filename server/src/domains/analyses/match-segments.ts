import type { MemoryMatch } from '@transloom/contracts/memories';
import type { DecidingMatch } from '@transloom/core/analysis/decide-line';
import type { JobContext } from '../../platform/context.ts';
import { findBestMatches } from '../memories/matching/find-best-matches.ts';
import type { DocumentToAnalyze, PlacedSegment } from './document-to-analyze.ts';

/** Below this rate a match counts as nothing, by the bands of the specification. */
const lowestRate = 50;
const segmentsPerSearch = 200;
/** While one search waits for the database, another one is rated. */
const searchesAtOnce = 2;

export interface FoundMatch extends DecidingMatch {
  readonly memoryName: string;
  /** Points that settings took. */
  readonly penalty: number;
}

interface SegmentsToMatch extends DocumentToAnalyze {
  readonly segments: readonly PlacedSegment[];
}

/**
 * Best matches by segment id. A repetition is looked up only where a memory has the text of its first occurrence:
 * otherwise it stays a repetition whatever memories have.
 */
export async function findMatches(
  job: JobContext,
  wanted: SegmentsToMatch,
): Promise<ReadonlyMap<string, FoundMatch>> {
  const { segments, settings, language, progress } = wanted;
  const found = new Map<string, FoundMatch>();
  const open = segments.filter(({ nonTranslated }) => !nonTranslated);
  const firsts = open.filter(({ first }) => first === undefined);
  await matchAll(job, wanted, { some: firsts, found });
  for (const { row } of firsts) {
    const rate = found.get(row.id)?.netRate ?? 0;
    if (rate >= 100) language.exactRates.set(row.id, rate);
  }
  const repeated = open.filter(({ first }) => first !== undefined);
  const exact = repeated.filter(({ first }) => language.exactRates.has(first?.segmentId ?? ''));
  if (!settings.repetitionsFirst) await matchAll(job, wanted, { some: exact, found });
  const looked = settings.repetitionsFirst ? 0 : exact.length;
  await progress(segments.length - firsts.length - looked);
  return found;
}

interface Matching {
  readonly some: readonly PlacedSegment[];
  readonly found: Map<string, FoundMatch>;
}

async function matchAll(job: JobContext, wanted: SegmentsToMatch, { some, found }: Matching): Promise<void> {
  let next = 0;
  const walk = async () => {
    while (next < some.length) {
      job.signal.throwIfAborted();
      const step = some.slice(next, next + segmentsPerSearch);
      next += segmentsPerSearch;
      const matches = await matchStep(job, wanted, step);
      for (const [index, { row }] of step.entries()) {
        const match = matches[index];
        if (match !== undefined) found.set(row.id, match);
      }
      await wanted.progress(step.length);
    }
  };
  await Promise.all(Array.from({ length: searchesAtOnce }, walk));
}

async function matchStep(
  job: JobContext,
  { segments, placed, projectId, settings, language }: SegmentsToMatch,
  step: readonly PlacedSegment[],
): Promise<readonly (FoundMatch | undefined)[]> {
  const { sourceLanguage, targetLanguage } = placed.document;
  // Numbers of a document have no gaps.
  const sourceAt = (number: number) => segments[number - 1]?.source ?? null;
  const inContext = step.map(({ row, source }) => ({
    source,
    previous: sourceAt(row.number - 1),
    next: sourceAt(row.number + 1),
    key: row.unitKey,
  }));
  const search = {
    sourceLanguage,
    targetLanguage,
    projectId,
    minRate: lowestRate,
    limit: 1,
    segments: inContext,
    settings: { contextMode: settings.contextMode, autoReplace: settings.autoReplace },
  };
  const matches = await job.transact((context) => findBestMatches(context, search, language.findSimilar));
  return matches.map(([best]) => best && foundMatch(best));
}

function foundMatch({ rate, gross, autoReplaced, memoryName }: MemoryMatch): FoundMatch {
  return { netRate: rate, autoReplaced, memoryName, penalty: gross - rate };
}
