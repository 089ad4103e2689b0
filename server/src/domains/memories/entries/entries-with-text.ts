import { mostFound } from '@transloom/contracts/assets';
import { fromMarkup } from '@transloom/core/inline/markup';
import { keysOfText } from '@transloom/core/memory/words/concordance';
import type { Db } from '../../../platform/db/database.ts';
import { findNewestIds } from './entry-order.store.ts';
import { findEntriesWithWords, findNewestWithWords, type WantedWords } from './entry-words.store.ts';
import { entryWords, wordsIn } from './entry-words.ts';
import {
  type EntryFilter,
  findDirectionsOfEntries,
  findEntriesToRead,
  findIdsAmong,
} from './listed-entries.store.ts';

export interface EntriesWithText {
  /** The newest first. */
  readonly ids: readonly string[];
  /** Whether older entries have the words too. */
  readonly more: boolean;
}

/** The newest entries that have all words of a text. */
export async function entriesWithText(
  db: Db,
  directionIds: readonly string[],
  text: string,
  most = mostFound,
): Promise<EntriesWithText> {
  const found: string[] = [];
  for (const wanted of wantedWords(directionIds, text))
    found.push(...(await findNewestWithWords(db, wanted, most + 1)));
  return { ids: found.sort().reverse().slice(0, most), more: found.length > most };
}

/**
 * Returns the ids of the newest entries, among those that a filter leaves, that have all words of a text; the newest
 * first.
 */
export async function filteredWithText(
  db: Db,
  filter: EntryFilter,
  text: string,
  most = mostFound,
): Promise<readonly string[]> {
  const { directionIds } = filter;
  const newest = await entriesWithText(db, directionIds, text, most);
  if (!newest.more) return findIdsAmong(db, filter, newest.ids);
  // With frequent words the newest entries may all be outside of the few that the filter leaves.
  const few = await findNewestIds(db, filter, most + 1);
  if (few.length <= most) return idsWithText(db, directionIds, few, text);
  for (let looked = most * looksFurther; ; looked *= looksFurther) {
    const { ids, more } = await entriesWithText(db, directionIds, text, looked);
    const left = await findIdsAmong(db, filter, ids);
    if (left.length >= most || !more) return left.slice(0, most);
  }
}

/** Factor by which more entries are looked at where the newest were not enough. */
const looksFurther = 4;

/** Compares the texts of given entries, without the index of words. */
async function idsWithText(db: Db, directionIds: readonly string[], ids: readonly string[], text: string) {
  const wanted = new Map(wantedWords(directionIds, text).map((words) => [words.directionId, words.keys]));
  const entries = await findEntriesToRead(db, directionIds, ids);
  const having = entries.filter(({ directionId, source, target }) => {
    const words = new Set(entryWords(directionId, [fromMarkup(source).text, fromMarkup(target).text]));
    return wanted.get(directionId)?.every((key) => words.has(key));
  });
  const left = new Set(having.map(({ id }) => id));
  return ids.filter((id) => left.has(id));
}

/** Returns the directions that have an entry with all words of a text. */
export async function directionsWithText(
  db: Db,
  directionIds: readonly string[],
  text: string,
): Promise<ReadonlySet<string>> {
  const found = await findEntriesWithWords(db, wantedWords(directionIds, text), {
    lookedAt: 1,
    most: 1,
  });
  return findDirectionsOfEntries(db, found);
}

function wantedWords(directionIds: readonly string[], text: string): readonly WantedWords[] {
  const keys = keysOfText(text);
  if (keys.length === 0) return [];
  return directionIds.map((directionId) => ({ directionId, keys: wordsIn(directionId, keys), pattern: '%' }));
}
