import { keysOfText } from '@transloom/core/memory/words/concordance';
import type { Db } from '../../../platform/db/database.ts';
import {
  findEntriesWithWords,
  findNewestWithWords,
  type WantedWords,
} from '../concordance/entry-words.store.ts';
import { wordsIn } from '../concordance/entry-words.ts';
import { findDirectionsOfEntries } from './listed-entries.store.ts';

/** More than that nobody pages through. */
export const mostCounted = 5_000;

export interface EntriesWithText {
  /** Of all that have the words; or, where these are more than are counted, of the newest. The newest first. */
  readonly ids: readonly string[];
  /** Of very many entries, which are met soon enough where entries are read one after the other. */
  readonly words?: readonly WantedWords[];
}

/** The entries that have all words of a text. */
export async function entriesWithText(
  db: Db,
  directionIds: readonly string[],
  text: string,
  most = mostCounted,
): Promise<EntriesWithText> {
  const words = wantedWords(directionIds, text);
  const found: string[] = [];
  for (const wanted of words) found.push(...(await findNewestWithWords(db, wanted, most + 1)));
  const ids = found.sort().reverse();
  return ids.length > most ? { ids: ids.slice(0, most), words } : { ids };
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
