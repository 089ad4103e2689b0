import type { Db } from '../../platform/db/database.ts';
import type { DictionaryType, Names } from './dictionaries.ts';
import { readEntries } from './read-entries.ts';

/** What an entry of a dictionary is called in each language, hidden ones too; undefined where there is no such code. */
export async function entryNames(db: Db, type: DictionaryType, code: string): Promise<Names | undefined> {
  return (await readEntries(db, type)).find((entry) => entry.code === code)?.names;
}
