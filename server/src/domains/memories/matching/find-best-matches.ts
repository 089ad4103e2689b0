import type { MemoryMatch as OfferedMatch } from '@transloom/contracts/memories';
import type { LanguagePair } from '@transloom/core/language/language-pair';
import { BestMatches, memoryMatch, rankMatches } from '@transloom/core/memory/memory-match';
import { entryPenalties, ratingPenalties } from '@transloom/core/memory/rate/entry-penalties';
import {
  defaultMatchSettings,
  type MatchSettings,
  segmentRater,
} from '@transloom/core/memory/rate/match-rate';
import { penalizeSeveralTargets } from '@transloom/core/memory/rate/several-targets';
import { type SourceInContext, textKey } from '@transloom/core/memory/rate/source-in-context';
import type { Context } from '../../../platform/context.ts';
import { findPeople } from '../../users/find-user.ts';
import { type EntryRow, findEntriesOfSources } from '../entries/memory-entries.store.ts';
import { offeredEntries } from '../entries/offered-entries.ts';
import { authorPenalties } from '../penalties/author-points.ts';
import { type PenalizedMemory, penalizedMemories } from '../penalties/penalized-memories.ts';
import { type SearchedMemory, type SearchScope, searchedMemories } from '../searched/searched-memories.ts';
import { type SegmentInContext, sourceInContext } from './segment-in-context.ts';
import { findSimilarSources, type SimilarSources } from './similar-sources.ts';
import { memoryEntry, offeredMatch, type StoredEntry, type StoredMatch, standingOf } from './stored-match.ts';

export interface MatchSearch extends LanguagePair, SearchScope {
  readonly segments: readonly SegmentInContext[];
  /** Lowest net rate to offer, whole percent. */
  readonly minRate: number;
  readonly limit: number;
  readonly settings?: MatchSettings;
}

/**
 * The best matches of each segment, best first. Of one segment the entries with its own text and those with similar ones are
 * read together; of several similar ones are looked for only where fewer than `limit` have the text itself.
 */
export async function findBestMatches(
  context: Pick<Context, 'db' | 'actor' | 'now'>,
  search: MatchSearch,
  findSimilar: SimilarSources = findSimilarSources,
): Promise<readonly (readonly OfferedMatch[])[]> {
  const searched = await searchedMemories(context, search, search);
  if (searched.length === 0) return search.segments.map(() => []);
  const segments = search.segments.map(sourceInContext);
  const keys = segments.map((segment) => textKey(segment.source.text));
  const findKeys = (some: readonly SourceInContext[]) =>
    similarKeys(context, searched, { segments: some, search, findSimilar });
  const [memories, ahead] = await Promise.all([
    penalizedMemories(context, searched, search.projectId),
    // For one segment waiting costs more than a search whose result is not needed.
    segments.length === 1 ? findKeys(segments) : undefined,
  ]);
  const wanted = [...keys, ...[...(ahead?.values() ?? [])].flat()];
  const entries = await entriesBySource(context, searched, wanted, segments.flatMap(neighbourKeys));
  const rated = { memories, search, now: context.now() };
  const exact = segments.map((segment, i) => rateRows(segment, entries.get(keys[i] ?? '') ?? [], rated));
  const open = segments.filter((_, i) => !hasEnoughExact(exact[i] ?? [], search.limit));
  const similar = ahead ?? (await findKeys(open));
  const others = ahead ? entries : await entriesBySource(context, searched, [...similar.values()].flat(), []);
  const isOpen = new Set(open);
  const best = segments.map((segment, i) => {
    const known = exact[i] ?? [];
    const rows = isOpen.has(segment)
      ? (similar.get(segment) ?? []).flatMap((key) => others.get(key) ?? [])
      : [];
    return rankMatches([...known, ...rateRows(segment, rows, rated, known)], search.limit);
  });
  const people = await findPeople(
    context.db,
    best.flat().flatMap(({ entry }) => entry.row.changedBy ?? []),
  );
  return best.map((matches) => matches.map((match) => offeredMatch(match, memories, people)));
}

function hasEnoughExact(matches: readonly StoredMatch[], limit: number): boolean {
  return rankMatches(matches, limit).filter((match) => match.netRate >= 100).length >= limit;
}

interface SimilarSearch {
  readonly segments: readonly SourceInContext[];
  readonly search: MatchSearch;
  readonly findSimilar: SimilarSources;
}

/** Keys of the sources that are similar to a segment's and not the same, by segment; the most similar first. */
async function similarKeys(
  { db }: Pick<Context, 'db'>,
  memories: readonly SearchedMemory[],
  { segments, search, findSimilar }: SimilarSearch,
): Promise<ReadonlyMap<SourceInContext, readonly string[]>> {
  if (segments.length === 0) return new Map();
  const similar = await findSimilar(
    db,
    memories.map(({ direction }) => direction.id),
    segments.map((segment) => segment.source.text),
    { minRate: search.minRate, matches: search.limit },
  );
  return new Map(
    segments.map((segment, i) => {
      const own = textKey(segment.source.text);
      return [segment, (similar[i] ?? []).filter((key) => key !== own)];
    }),
  );
}

async function entriesBySource(
  { db }: Pick<Context, 'db'>,
  memories: readonly SearchedMemory[],
  keys: readonly string[],
  neighbours: readonly string[],
): Promise<ReadonlyMap<string, readonly EntryRow[]>> {
  if (keys.length === 0) return new Map();
  const rows = await findEntriesOfSources(db, {
    directionIds: memories.map(({ direction }) => direction.id),
    sourceKeys: [...new Set(keys)],
    neighbourKeys: [...new Set(neighbours)],
  });
  return Map.groupBy(offeredEntries(rows), (row) => row.sourceKey);
}

function neighbourKeys({ context }: SourceInContext): readonly string[] {
  return [context?.previous, context?.next].flatMap((key) => key ?? []);
}

interface RatedSearch {
  readonly memories: readonly PenalizedMemory[];
  readonly search: MatchSearch;
  readonly now: Date;
}

/**
 * Rates with all penalties: for words and codes, for the memory, for the entry, for several translations. Rows arrive
 * with the most similar first; once there are enough matches, together with the known ones, rating stops at the first
 * row that cannot beat the last of them.
 */
function rateRows(
  segment: SourceInContext,
  rows: readonly EntryRow[],
  { memories, search, now }: RatedSearch,
  known: readonly StoredMatch[] = [],
): readonly StoredMatch[] {
  const { minRate, settings = defaultMatchSettings } = search;
  const rate = segmentRater(segment, settings);
  const memoryOf = ({ directionId }: EntryRow) =>
    memories.find(({ direction }) => direction.id === directionId);
  const best = new BestMatches<StoredEntry>(search.limit);
  for (const match of known) best.add(match);
  const matches = rows.flatMap((row) => {
    const memory = memoryOf(row);
    const entry = memoryEntry(row);
    const rating = rate(entry, Math.max(minRate, best.leastRate));
    if (memory === undefined || rating === undefined) return [];
    const ofEntry = [
      ...entryPenalties(standingOf(row), memory.settings, now),
      ...authorPenalties(row, memory.authors),
    ];
    const penalties = [...memory.penalties, ...ofEntry, ...ratingPenalties(rating, memory.settings)];
    const match = memoryMatch(segment, entry, rating, { penalties, memoryOrder: memory.order });
    best.add(match);
    return match;
  });
  const forSeveral = ({ entry }: StoredMatch) => memoryOf(entry.row)?.settings.severalTargets ?? 0;
  return penalizeSeveralTargets(matches, forSeveral).filter((match) => match.netRate >= minRate);
}
