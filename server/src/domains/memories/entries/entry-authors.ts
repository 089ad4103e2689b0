import type { Context } from '../../../platform/context.ts';
import { findPeople } from '../../users/find-user.ts';
import type { ListedEntry } from './listed-entries.store.ts';

/** Null where nobody made or changed it, or nobody knows their name any more. */
export interface EntryAuthors {
  readonly creator: string | null;
  readonly updater: string | null;
}

/** Who made and who last changed entries, by the id of the entry: members by their name, others as their file named them. */
export async function entryAuthors(
  { db }: Pick<Context, 'db'>,
  rows: readonly ListedEntry[],
): Promise<ReadonlyMap<string, EntryAuthors>> {
  const people = await findPeople(
    db,
    rows.flatMap(({ createdBy, changedBy }) => [createdBy ?? [], changedBy ?? []].flat()),
  );
  const name = (userId: string | null) => people.get(userId ?? '')?.name;
  return new Map(
    rows.map(({ id, createdBy, createdByName, changedBy, changedByName }) => [
      id,
      { creator: name(createdBy) ?? createdByName, updater: name(changedBy) ?? changedByName },
    ]),
  );
}
