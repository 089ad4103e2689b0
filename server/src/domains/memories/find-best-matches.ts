import type { MemoryMatch as OfferedMatch } from '@transloom/contracts/memories';
import { defaultMatchSettings, type MatchSettings, segmentRater } from '@transloom/core/memory/match-rate';
import { memoryMatch, rankMatches } from '@transloom/core/memory/memory-match';
import { type SourceInContext, textKey } from '@transloom/core/memory/source-in-context';
import type { Context } from '../../platform/context.ts';
import { findPeople } from '../users/find-user.ts';
import { type EntryRow, findEntriesOfSources } from './memory-entries.store.ts';
import { type LanguagePair, type SearchedMemory, searchedMemories } from './search-memories.ts';
import { type SegmentInContext, sourceInContext } from './segment-in-context.ts';
import { findSimilarSources } from './similar-sources.ts';
import { memoryEntry, offeredMatch, type StoredMatch } from './stored-match.ts';

export interface MatchSearch extends LanguagePair {
  /** Absent: every memory of the organisation for the pair. */
  readonly memoryIds?: readonly string[];
  readonly segments: readonly SegmentInContext[];
  /** Lowest net rate to offer, whole percent. */
  readonly minRate: number;
  readonly limit: number;
  readonly settings?: MatchSettings;
}

/**
 * The best matches of each segment, best first: exact ones by the text's key, then similar ones for the segments
 * that have fewer exact ones than `limit`.
 */
export async function findBestMatches(
  context: Pick<Context, 'db'>,
  search: MatchSearch,
): Promise<readonly (readonly OfferedMatch[])[]> {
  const memories = await searchedMemories(context, search, search.memoryIds);
  if (memories.length === 0) return search.segments.map(() => []);
  const segments = search.segments.map(sourceInContext);
  const keys = segments.map((segment) => textKey(segment.source.text));
  const sameText = await entriesBySource(context, memories, keys, segments.flatMap(neighbourKeys));
  const exact = segments.map((segment, i) =>
    rateRows(segment, sameText.get(keys[i] ?? '') ?? [], memories, search),
  );
  const open = segments.filter((_, i) => !hasEnoughExact(exact[i] ?? [], search.limit));
  const similar = await rateSimilar(context, memories, open, search);
  const best = segments.map((segment, i) =>
    rankMatches([...(exact[i] ?? []), ...(similar.get(segment) ?? [])], search.limit),
  );
  const people = await findPeople(
    context.db,
    best.flat().flatMap(({ entry }) => entry.row.changedBy ?? []),
  );
  return best.map((matches) => matches.map((match) => offeredMatch(match, memories, people)));
}

function hasEnoughExact(matches: readonly StoredMatch[], limit: number): boolean {
  return rankMatches(matches, limit).filter((match) => match.netRate >= 100).length >= limit;
}

async function rateSimilar(
  context: Pick<Context, 'db'>,
  memories: readonly SearchedMemory[],
  segments: readonly SourceInContext[],
  search: MatchSearch,
): Promise<ReadonlyMap<SourceInContext, readonly StoredMatch[]>> {
  if (segments.length === 0) return new Map();
  const similar = await findSimilarSources(
    context.db,
    memories.map(({ memory }) => memory.id),
    segments.map((segment) => segment.source.text),
    search.minRate,
  );
  const entries = await entriesBySource(context, memories, similar.flat(), []);
  return new Map(
    segments.map((segment, i) => {
      const own = textKey(segment.source.text);
      const rows = (similar[i] ?? []).filter((key) => key !== own).flatMap((key) => entries.get(key) ?? []);
      return [segment, rateRows(segment, rows, memories, search)];
    }),
  );
}

async function entriesBySource(
  { db }: Pick<Context, 'db'>,
  memories: readonly SearchedMemory[],
  keys: readonly string[],
  neighbours: readonly string[],
): Promise<ReadonlyMap<string, readonly EntryRow[]>> {
  const rows = await findEntriesOfSources(db, {
    memoryIds: memories.map(({ memory }) => memory.id),
    sourceKeys: [...new Set(keys)],
    neighbourKeys: [...new Set(neighbours)],
  });
  return Map.groupBy(rows, (row) => row.sourceKey);
}

function neighbourKeys({ context }: SourceInContext): readonly string[] {
  return [context?.previous, context?.next].flatMap((key) => key ?? []);
}

function rateRows(
  segment: SourceInContext,
  rows: readonly EntryRow[],
  memories: readonly SearchedMemory[],
  { minRate, settings = defaultMatchSettings }: MatchSearch,
): readonly StoredMatch[] {
  const rate = segmentRater(segment, settings);
  return rows
    .flatMap((row) => {
      const origin = memories.find(({ memory }) => memory.id === row.memoryId);
      if (origin === undefined) return [];
      const entry = memoryEntry(row);
      return memoryMatch(segment, entry, rate(entry), {
        penalties: origin.penalties,
        memoryOrder: origin.order,
      });
    })
    .filter((match) => match.netRate >= minRate);
}
