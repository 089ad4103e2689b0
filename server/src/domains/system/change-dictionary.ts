import type { Db } from '../../platform/db/database.ts';
import type { DictionaryType } from './dictionaries.ts';
import { type ChangedEntry, deleteEntry, upsertEntry } from './dictionary.store.ts';

/** For the operator; `db` belongs to the system. */
export function saveDictionaryEntry(db: Db, type: DictionaryType, entry: ChangedEntry): Promise<void> {
  return upsertEntry(db, type, entry);
}

/** Removes an added entry, or brings a built-in one back to how it was. False where nothing was changed. */
export function resetDictionaryEntry(db: Db, type: DictionaryType, code: string): Promise<boolean> {
  return deleteEntry(db, type, code);
}
