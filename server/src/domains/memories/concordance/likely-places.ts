import type { ConcordanceHit } from '@transloom/contracts/memory-search';
import type { Steps } from '@transloom/core/custom-engines/statistical/steps';
import { fromMarkup } from '@transloom/core/inline/markup';
import { type Concordance, findWords } from '@transloom/core/memory/words/concordance';
import { type FoundPair, likelyTranslations } from '@transloom/core/memory/words/likely-translation';
import type { Db } from '../../../platform/db/database.ts';
import { type EntryTexts, findEntriesBehind } from '../entries/entry-words.store.ts';
import type { SearchedMemory } from '../searched/searched-memories.ts';
import { type FoundEntry, inPair } from './found-entry.ts';

type Places = Pick<ConcordanceHit, 'likelySourceHits' | 'likelyTargetHits'>;

/** Where the other text of an entry probably says what was found, by the id of the entry. */
export type LikelyPlaces = ReadonlyMap<string, Places>;

export const nowhere: Places = { likelySourceHits: [], likelyTargetHits: [] };

interface LikelySearch {
  readonly memories: readonly SearchedMemory[];
  readonly concordance: Concordance;
  /** The best first. */
  readonly found: readonly FoundEntry[];
}

/** Entries after those found that are read as well, because they show other translations of the words. */
const besideEntries = 30;

/** Finds the likely places in entries that have all words on one side. */
export async function likelyPlaces(
  db: Db,
  { memories, concordance, found }: LikelySearch,
): Promise<LikelyPlaces> {
  const whole = found.filter(({ source, target }) => (source?.share === 1) !== (target?.share === 1));
  const rows = await findEntriesBehind(
    db,
    whole.slice(0, besideEntries).map(({ row }) => row),
  );
  const others = rows
    .map((row) => inPair(row, memories))
    .filter(({ source, target }) => !hasWords(concordance, source) && !hasWords(concordance, target));
  const inTargets = await placesIn('target', whole, others);
  return new Map([...inTargets, ...(await placesIn('source', whole, others))]);
}

function hasWords(concordance: Concordance, markup: string): boolean {
  return findWords(concordance, fromMarkup(markup).text) !== undefined;
}

/** Places of the words on the other side. */
async function placesIn(
  side: 'source' | 'target',
  whole: readonly FoundEntry[],
  others: readonly EntryTexts[],
): Promise<readonly (readonly [string, Places])[]> {
  const given = side === 'target' ? 'source' : 'target';
  const some = whole.filter((entry) => entry[given]?.share === 1);
  const pairOf = (row: Pick<EntryTexts, 'source' | 'target'>): Omit<FoundPair, 'hits'> => ({
    text: fromMarkup(row[given]).text,
    translation: fromMarkup(row[side]).text,
  });
  const places = await besideOthers(
    likelyTranslations(
      some.map((entry) => ({ ...pairOf(entry.row), hits: entry[given]?.hits ?? [] })),
      others.map(pairOf),
    ),
  );
  return some.map(({ row }, i) => {
    const own = [...(places[i] ?? [])];
    return [
      row.id,
      side === 'target' ? { ...nowhere, likelyTargetHits: own } : { ...nowhere, likelySourceHits: own },
    ];
  });
}

/** Between the steps, which take a millisecond or some, requests of others are answered. */
async function besideOthers<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await new Promise(setImmediate);
  }
}
