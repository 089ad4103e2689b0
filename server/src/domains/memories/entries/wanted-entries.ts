import type { entryFilterSchema } from '@transloom/contracts/memory-entries';
import type { z } from 'zod';
import type { Db } from '../../../platform/db/database.ts';
import { findPeopleNamed } from '../../users/find-user.ts';
import { type DirectionRow, findDirectionsOf } from '../memory-directions.store.ts';
import { entriesWithText, filteredWithText } from './entries-with-text.ts';
import type { EntryFilter } from './listed-entries.store.ts';

export interface WantedEntries {
  /** Directions that the filter leaves. */
  readonly directions: readonly DirectionRow[];
  readonly filter: EntryFilter;
  /** Whether there is a condition beside the directions. */
  readonly isNarrowed: boolean;
}

/** The conditions of a request for entries of a memory, without the words, which are searched separately. */
export async function wantedEntries(
  db: Db,
  memoryId: string,
  { targetLanguage, text: _, person, field, value, ...narrowed }: z.output<typeof entryFilterSchema>,
): Promise<WantedEntries> {
  const all = await findDirectionsOf(db, memoryId);
  const directions = all.filter(
    (one) => targetLanguage === undefined || one.targetLanguage === targetLanguage,
  );
  const by = person ? { person: { name: person, userIds: await findPeopleNamed(db, person) } } : {};
  const said = field || value ? { said: { field, part: value } } : {};
  const wishes = { ...narrowed, ...by, ...said };
  return {
    directions,
    filter: { ...wishes, directionIds: directions.map(({ id }) => id) },
    isNarrowed: Object.values(wishes).some((wish) => wish !== undefined),
  };
}

/** The newest of these entries that have all words of a text. */
export async function wantedWithText(
  db: Db,
  { filter, isNarrowed }: Pick<WantedEntries, 'filter' | 'isNarrowed'>,
  text: string,
): Promise<readonly string[]> {
  return isNarrowed
    ? filteredWithText(db, filter, text)
    : (await entriesWithText(db, filter.directionIds, text)).ids;
}
