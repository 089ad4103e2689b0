import type { EntryUsage } from '@transloom/contracts/memory-entries';
import type { LanguagePair } from '@transloom/core/language/language-pair';
import type { Context } from '../../../platform/context.ts';
import { type SearchScope, searchedMemories } from '../searched/searched-memories.ts';
import { usageOf } from './entry-usage.ts';
import { insertUses } from './entry-uses.store.ts';
import { findEntriesById } from './listed-entries.store.ts';

interface UsedEntries extends LanguagePair, SearchScope {
  readonly entryIds: readonly string[];
}

/** Entries were taken into segments that somebody confirmed; those of memories that are not searched there do not count. */
export async function countUses(
  context: Pick<Context, 'db' | 'actor' | 'now'>,
  { entryIds, ...search }: UsedEntries,
): Promise<void> {
  if (entryIds.length === 0) return;
  const directionIds = await directionsOf(context, search);
  await insertUses(context.db, { directionIds, entryIds, usedAt: context.now() });
}

/** Uses of entries in the searched memories; entries without uses are missing. */
export async function entryUses(
  context: Pick<Context, 'db' | 'actor'>,
  { entryIds, ...search }: UsedEntries,
): Promise<readonly (EntryUsage & { readonly entryId: string })[]> {
  const directionIds = await directionsOf(context, search);
  const rows = await findEntriesById(context.db, directionIds, entryIds);
  const usage = await usageOf(context.db, directionIds, rows);
  return [...usage].map(([entryId, { count, lastUsedAt }]) => ({ entryId, count, lastUsedAt }));
}

async function directionsOf(
  context: Pick<Context, 'db' | 'actor'>,
  search: LanguagePair & SearchScope,
): Promise<readonly string[]> {
  const memories = await searchedMemories(context, search, search);
  return memories.map(({ direction }) => direction.id);
}
