import type { Db } from '../../platform/db/database.ts';
import type { DictionaryType } from './dictionaries.ts';
import { readEntries } from './read-entries.ts';

/** Codes of a dictionary that can be chosen: all but the hidden ones. */
export async function offeredCodes(db: Db, type: DictionaryType): Promise<ReadonlySet<string>> {
  const entries = await readEntries(db, type);
  return new Set(entries.flatMap(({ code, hidden }) => (hidden ? [] : [code])));
}
