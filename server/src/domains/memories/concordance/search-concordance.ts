import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { ConcordanceHit, memorySearchApi } from '@transloom/contracts/memory-search';
import {
  type Concordance,
  type ConcordanceStep,
  concordanceOf,
  wantedWords,
} from '@transloom/core/memory/words/concordance';
import type { Context } from '../../../platform/context.ts';
import { findEntriesWithWords } from '../entries/entry-words.store.ts';
import { orderPattern, wordsIn } from '../entries/entry-words.ts';
import { findEntriesToRead } from '../entries/listed-entries.store.ts';
import { memoriesOfBothWays, type SearchedMemory, type SearchScope } from '../searched/searched-memories.ts';
import { entriesForReading, type ShownEntries } from './entries-for-reading.ts';
import { compareFound, type FoundEntry, foundEntry, inPair } from './found-entry.ts';
import { type LikelyPlaces, likelyPlaces, nowhere } from './likely-places.ts';
import { meantWords } from './meant-words.ts';

type Search = InputOf<typeof memorySearchApi.searchConcordance> & Pick<SearchScope, 'projectId'>;

/**
 * Entries of all memories of a pair, either way round, that the actor sees, or of those of a project: with the phrase, with
 * all of its words, with these in other forms, with most of them; and where the other text probably says the same.
 */
export async function searchConcordance(
  context: Pick<Context, 'db' | 'actor' | 'language'>,
  search: Search,
): Promise<OutputOf<typeof memorySearchApi.searchConcordance>> {
  const memories = await memoriesOfBothWays(context, search, { projectId: search.projectId });
  const words = wantedWords(search.text, search.lastWord === 'beginning');
  const directionIds = memories.map(({ direction }) => direction.id);
  const languages = languagesOf(search);
  const concordance = concordanceOf(words, await meantWords(context.db, { directionIds, words, languages }));
  const found = (await findUntilEnough(context, memories, { ...search, concordance })).toSorted(compareFound);
  const likely = await likelyPlaces(context.db, { memories, concordance, found });
  const best = found.slice(0, search.limit);
  const shown = await entriesForReading(
    context,
    memories,
    best.map(({ row }) => row),
  );
  return best.map((entry) => shownHit(entry, shown, likely));
}

/** Languages of the texts that are searched. */
function languagesOf({ side, sourceLanguage, targetLanguage }: Search): readonly string[] {
  if (side === 'both') return [sourceLanguage, targetLanguage];
  return [side === 'source' ? sourceLanguage : targetLanguage];
}

interface Wish extends Pick<Search, 'text' | 'side' | 'limit'> {
  readonly concordance: Concordance;
}

/** Searches until there are enough; of entries with the same texts one is kept. */
async function findUntilEnough(
  { db }: Pick<Context, 'db'>,
  memories: readonly SearchedMemory[],
  wish: Wish,
): Promise<readonly FoundEntry[]> {
  const found = new Map<string, FoundEntry>();
  const directionIds = memories.map(({ direction }) => direction.id);
  for (const step of wish.concordance.steps) {
    if (found.size >= wish.limit) break;
    const ids = await entriesOfStep(db, directionIds, step, wish);
    for (const stored of await findEntriesToRead(db, directionIds, ids)) {
      const row = inPair(stored, memories);
      const entry = foundEntry(row, wish);
      if (entry !== undefined) found.set(`${row.source}\u0000${row.target}`, entry);
    }
  }
  return [...found.values()];
}

/** Entries that a step looks at, and how many of them it reads: more would take longer than a person waits. */
const mostLookedAt = 5_000;
const mostRead = 120;
const fewest = 20;
const fewestAlike = 4;

function entriesOfStep(
  db: Context['db'],
  directionIds: readonly string[],
  { sets, alike }: ConcordanceStep,
  { text, concordance, limit }: Wish,
): Promise<readonly string[]> {
  const pattern = orderPattern(text, concordance.words);
  const wanted = directionIds.flatMap((directionId) =>
    sets.map((keys) => ({ directionId, keys: wordsIn(directionId, keys), pattern })),
  );
  const shareOf = (all: number, least: number) => Math.max(least, Math.ceil(all / wanted.length));
  const enough = Math.max(fewest, limit);
  return findEntriesWithWords(db, wanted, {
    lookedAt: shareOf(mostLookedAt, enough),
    most: alike ? shareOf(mostRead + limit, fewestAlike) : Math.min(shareOf(mostRead, enough), mostRead),
  });
}

function shownHit(found: FoundEntry, shown: ShownEntries, likely: LikelyPlaces): ConcordanceHit {
  const { row, source, target, best } = found;
  const all = best.share === 1 ? 'all' : 'some';
  return {
    ...shown(row),
    found: best.phrase ? 'phrase' : all,
    sourceHits: [...(source?.hits ?? [])],
    targetHits: [...(target?.hits ?? [])],
    ...(likely.get(row.id) ?? nowhere),
  };
}
