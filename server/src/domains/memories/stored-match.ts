import type { MemoryMatch as OfferedMatch } from '@transloom/contracts/memories';
import { fromMarkup, toMarkup } from '@transloom/core/inline/markup';
import type { MemoryEntry, MemoryMatch } from '@transloom/core/memory/memory-match';
import type { findPeople } from '../users/find-user.ts';
import type { EntryRow } from './memory-entries.store.ts';
import type { SearchedMemory } from './search-memories.ts';

export interface StoredEntry extends MemoryEntry {
  readonly row: EntryRow;
}

export type StoredMatch = MemoryMatch<StoredEntry>;

export function memoryEntry(row: EntryRow): StoredEntry {
  const context = {
    previous: row.previousKey,
    next: row.nextKey,
    ...(row.unitKey !== null && { key: row.unitKey }),
  };
  return {
    row,
    id: row.id,
    source: fromMarkup(row.source),
    target: fromMarkup(row.target),
    changedAt: row.changedAt.toISOString(),
    ...(row.hasContext && { context }),
  };
}

/** A match as the interface shows it: what was taken off is told with its reasons. */
export function offeredMatch(
  { entry, rating, penalties, netRate, target }: StoredMatch,
  memories: readonly SearchedMemory[],
  people: Awaited<ReturnType<typeof findPeople>>,
): OfferedMatch {
  const { row } = entry;
  return {
    entryId: row.id,
    memoryId: row.memoryId,
    memoryName: memories.find(({ memory }) => memory.id === row.memoryId)?.memory.name ?? '',
    rate: netRate,
    gross: rating.rate,
    penalties: [
      ...rating.differences.map(({ kind, points }) => ({ reason: kind, points })),
      ...penalties.map(({ reason, points }) => ({ reason, points })),
    ],
    autoReplaced: rating.replacedTarget !== undefined,
    sourceMarkup: row.source,
    targetMarkup: toMarkup(target),
    creator: row.changedByName ?? people.get(row.changedBy ?? '')?.username ?? null,
    changedAt: row.changedAt.toISOString(),
  };
}
