import { keysOfText } from '@transloom/core/memory/concordance';
import type { Db } from '../../platform/db/database.ts';
import { findEntriesWithWords, type WantedWords } from './entry-words.store.ts';
import { wordsIn } from './entry-words.ts';
import { type EntryFilter, findDirectionsOfEntries } from './listed-entries.store.ts';

/** More than that nobody pages through. */
export const mostCounted = 5_000;

/**
 * Narrows entries to those that have all words of a text. Rare words are looked up; words of very many entries are met
 * soon enough where entries are read one after the other.
 */
export async function entriesWithText(
  db: Db,
  directionIds: readonly string[],
  text: string,
  most = mostCounted,
): Promise<Pick<EntryFilter, 'ids' | 'words'>> {
  const wanted = wantedWords(directionIds, text);
  const budget = { lookedAt: most + 1, most: most + 1 };
  const ids = await findEntriesWithWords(db, wanted, budget);
  return ids.length > most ? { words: wanted } : { ids };
}

/** Those of the directions that have an entry with all words of a text. */
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
