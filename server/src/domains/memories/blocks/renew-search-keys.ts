import { fromMarkup } from '@transloom/core/inline/markup';
import type { Db } from '../../../platform/db/database.ts';
import type { Services } from '../../../platform/services.ts';
import { entryWords } from '../entries/entry-words.ts';
import { writeWords } from '../entries/memory-entries.store.ts';
import { countFeatures, insertSources } from '../matching/memory-sources.store.ts';
import { sourceFeatures } from '../matching/source-features.ts';
import { findBlocks } from './memory-blocks.store.ts';
import {
  type EntryOfBefore,
  findEntriesOfBefore,
  holdOldDirection,
  keepRenewed,
  type OldDirection,
  writeFeatures,
} from './old-search-keys.store.ts';

/** Few enough that stopping the product does not wait long; the next sweep continues. */
const stepsPerSweep = 50;

/**
 * Renews the search keys of entries and sources that were written by an older version. The entries of blocks are
 * indexed again by a job (`askToIndex`).
 */
export async function renewSearchKeys({ database }: Pick<Services, 'database'>): Promise<void> {
  for (let step = 0; step < stepsPerSweep; step++) if (!(await database.systemTransaction(renewSome))) return;
}

/** Renews some entries; false where there are none left. Other processes take other directions meanwhile. */
async function renewSome(db: Db): Promise<boolean> {
  const direction = await holdOldDirection(db);
  if (direction === undefined) return false;
  const entries = await findEntriesOfBefore(db, direction);
  await renewWords(db, direction, entries);
  await renewFeatures(db, direction, entries);
  const last = entries.at(-1)?.id ?? null;
  await keepRenewed(db, direction, last);
  if (last === null) await countFeatures(db, direction.directionId);
  return true;
}

async function renewWords(db: Db, owner: OldDirection, entries: readonly EntryOfBefore[]): Promise<void> {
  const found = entries
    .filter(({ wordless }) => wordless)
    .map(({ id, source, target }) => ({
      id,
      words: entryWords(owner.directionId, textsOf([source, target])),
    }))
    .filter(({ words }) => words.length > 0);
  await writeWords(db, owner, found);
}

async function renewFeatures(db: Db, owner: OldDirection, entries: readonly EntryOfBefore[]): Promise<void> {
  const texts = new Map(entries.map(({ sourceKey, source }) => [sourceKey, fromMarkup(source).text]));
  const sources = Array.from(texts, ([sourceKey, text]) => ({
    sourceKey,
    ...sourceFeatures(owner.directionId, text),
  }));
  await writeFeatures(db, owner, sources);
  // Some imported entries have words in their rows; their sources were deleted with the blocks.
  const blocks = await findBlocks(db, { ...owner, holds: 'sources' });
  if (blocks.length === 0) await insertSources(db, owner, sources);
}

function textsOf(markups: readonly string[]): readonly string[] {
  return markups.map((markup) => fromMarkup(markup).text);
}
