import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { ConcordanceHit, memorySearchApi } from '@transloom/contracts/memory-search';
import { fromMarkup } from '@transloom/core/inline/markup';
import {
  type Concordance,
  compareWordsFound,
  concordanceOf,
  findWords,
  type KeySet,
  type WordsFound,
} from '@transloom/core/memory/concordance';
import type { Context } from '../../platform/context.ts';
import { entriesForReading, type ShownEntries } from './entries-for-reading.ts';
import { findEntriesWithWords } from './entry-words.store.ts';
import { orderPattern, wordsIn } from './entry-words.ts';
import { findEntriesById, type ListedEntry } from './listed-entries.store.ts';
import { memoriesOfBothWays, type SearchedMemory, type SearchScope } from './search-memories.ts';

type Search = InputOf<typeof memorySearchApi.searchConcordance> & Pick<SearchScope, 'projectId'>;

/**
 * Entries of all memories of a pair, either way round, that the actor sees, or of those of a project: with the phrase, with
 * all of its words, with most of them.
 */
export async function searchConcordance(
  context: Pick<Context, 'db' | 'actor'>,
  search: Search,
): Promise<OutputOf<typeof memorySearchApi.searchConcordance>> {
  const memories = await memoriesOfBothWays(context, search, { projectId: search.projectId });
  const concordance = concordanceOf(search.text);
  const found = await findUntilEnough(context, memories, { ...search, concordance });
  const best = found.toSorted(compareFound).slice(0, search.limit);
  const shown = await entriesForReading(
    context,
    memories,
    best.map(({ row }) => row),
  );
  return best.map((entry) => shownHit(entry, shown));
}

interface FoundEntry {
  readonly row: ListedEntry;
  readonly source: WordsFound | undefined;
  readonly target: WordsFound | undefined;
  /** The better of both, of the sides that are searched. */
  readonly best: WordsFound;
}

interface Wish extends Pick<Search, 'text' | 'side' | 'limit'> {
  readonly concordance: Concordance;
}

/** Of the entries that have the same texts only one. */
async function findUntilEnough(
  { db }: Pick<Context, 'db'>,
  memories: readonly SearchedMemory[],
  wish: Wish,
): Promise<readonly FoundEntry[]> {
  const found = new Map<string, FoundEntry>();
  const directionIds = memories.map(({ direction }) => direction.id);
  for (const sets of wish.concordance.steps) {
    if (found.size >= wish.limit) break;
    const ids = await entriesOfStep(db, directionIds, sets, wish);
    for (const stored of await findEntriesById(db, directionIds, ids)) {
      const row = inPair(stored, memories);
      const entry = foundEntry(row, wish);
      if (entry !== undefined) found.set(`${row.source}\u0000${row.target}`, entry);
    }
  }
  return [...found.values()];
}

/** What a memory of the other direction has, reads as if it were of this one. */
function inPair(row: ListedEntry, memories: readonly SearchedMemory[]): ListedEntry {
  const memory = memories.find(({ direction }) => direction.id === row.directionId);
  return memory?.isExchanged ? { ...row, source: row.target, target: row.source } : row;
}

/** So many entries are looked at in a step, and so many of these are read: more would take longer than a person waits. */
const mostLookedAt = 5_000;
const mostRead = 120;
const fewest = 20;

function entriesOfStep(
  db: Context['db'],
  directionIds: readonly string[],
  sets: readonly KeySet[],
  { text, concordance, limit }: Wish,
): Promise<readonly string[]> {
  const pattern = orderPattern(text, concordance.words);
  const wanted = directionIds.flatMap((directionId) =>
    sets.map((keys) => ({ directionId, keys: wordsIn(directionId, keys), pattern })),
  );
  const shareOf = (all: number) => Math.max(fewest, limit, Math.ceil(all / wanted.length));
  return findEntriesWithWords(db, wanted, {
    lookedAt: shareOf(mostLookedAt),
    most: Math.min(shareOf(mostRead), mostRead),
  });
}

function foundEntry(row: ListedEntry, { side, concordance }: Wish): FoundEntry | undefined {
  const inText = (markup: string) => findWords(concordance, fromMarkup(markup).text);
  const [source, target] = [inText(row.source), inText(row.target)];
  const [best] = [side === 'target' ? undefined : source, side === 'source' ? undefined : target]
    .filter((words) => words !== undefined)
    .sort(compareWordsFound);
  return best && { row, source, target, best };
}

/** Of equally good ones the shorter text, in which the words weigh more, then the newer. */
function compareFound(a: FoundEntry, b: FoundEntry): number {
  return (
    compareWordsFound(a.best, b.best) ||
    a.row.source.length - b.row.source.length ||
    b.row.changedAt.getTime() - a.row.changedAt.getTime()
  );
}

function shownHit({ row, source, target, best }: FoundEntry, shown: ShownEntries): ConcordanceHit {
  const all = best.share === 1 ? 'all' : 'some';
  return {
    ...shown(row),
    found: best.phrase ? 'phrase' : all,
    sourceHits: [...(source?.hits ?? [])],
    targetHits: [...(target?.hits ?? [])],
  };
}
