import { fromMarkup } from '@transloom/core/inline/markup';
import type { JobContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/database.ts';
import { GatheredEntries } from '../blocks/gathered-entries.ts';
import type { IndexingJob } from '../blocks/indexing-job.ts';
import { describedEntry } from '../entries/described-entry.ts';
import type { EntryProperties } from '../entries/entry-properties.ts';
import { copyUses } from '../entries/entry-uses.store.ts';
import { findEntriesAfter, type ListedEntry } from '../entries/listed-entries.store.ts';
import type { EntryToAdd } from '../entries/new-entry.ts';
import { beginCopies } from '../memory-directions.store.ts';

export interface Copying {
  readonly from: string;
  readonly into: string;
  /** Exchanges source and target. */
  readonly reversed?: boolean;
  /** Chooses the entries to copy; absent: all. */
  readonly choose?: (db: Db, rows: readonly ListedEntry[]) => Promise<readonly ListedEntry[]>;
}

/**
 * Copies the entries of a direction into another one, page by page; existing entries are not added again.
 * `indexCopies` makes them searchable.
 */
export async function copyDirection(
  job: IndexingJob & Pick<JobContext, 'signal' | 'actor'>,
  { from, into, reversed = false, choose = async (_db, rows) => rows }: Copying,
): Promise<void> {
  await job.transact(({ db }) => beginCopies(db, into));
  const owner = { organizationId: job.actor.organizationId, directionId: into };
  let after: string | undefined;
  do {
    job.signal.throwIfAborted();
    after = await job.transact(async (context) => {
      const rows = await findEntriesAfter(context.db, { directionIds: [from] }, after);
      const chosen = await choose(context.db, rows);
      const gathered = new GatheredEntries(owner, 'in-block');
      for (const row of chosen) gathered.add(copyOf(row, reversed));
      await gathered.store(context);
      const entryIds = chosen.map(({ id }) => id);
      // The other way round it is another entry, which nobody has used yet.
      if (!reversed) await copyUses(context.db, { from, into, entryIds });
      return rows.at(-1)?.id;
    });
  } while (after !== undefined);
}

function copyOf(row: ListedEntry, reversed: boolean): EntryToAdd {
  const [source, target] = [fromMarkup(row.source), fromMarkup(row.target)];
  const described = describedEntry(row);
  if (!reversed) return { ...described, source, target };
  // The context of a source is not that of its translation.
  const { context: _context, properties, ...others } = described;
  return { ...others, properties: properties && exchanged(properties), source: target, target: source };
}

function exchanged({ source, target, ...unit }: EntryProperties): EntryProperties {
  return { ...unit, ...(target && { source: target }), ...(source && { target: source }) };
}
