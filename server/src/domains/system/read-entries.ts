import type { Db } from '../../platform/db/database.ts';
import { type DictionaryType, dictionaries, type Names } from './dictionaries.ts';
import { type ChangedEntry, selectChangedEntries } from './dictionary.store.ts';

export interface Entry {
  readonly code: string;
  readonly names: Names;
  readonly hidden: boolean;
  readonly builtIn: boolean;
  /** What the operator has changed; undefined where nothing was. */
  readonly change: ChangedEntry | undefined;
}

/** The entries of the product with the changes of the operator, then those that the operator has added. */
export async function readEntries(db: Db, type: DictionaryType): Promise<readonly Entry[]> {
  const changes = await selectChangedEntries(db, type);
  const ofProduct = Object.entries(dictionaries[type]).map(([code, names]) => {
    const change = changes.find((each) => each.code === code);
    return { code, names: change?.names ?? names, hidden: change?.hidden ?? false, builtIn: true, change };
  });
  const added = changes
    .filter(({ code }) => !Object.hasOwn(dictionaries[type], code))
    .map((change) => ({
      code: change.code,
      names: change.names,
      hidden: change.hidden,
      builtIn: false,
      change,
    }));
  return [...ofProduct, ...added];
}
