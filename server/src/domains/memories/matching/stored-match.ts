import type { MemoryMatch as OfferedMatch } from '@transloom/contracts/memories';
import { fromMarkup, toMarkup } from '@transloom/core/inline/markup';
import type { EntryLayer } from '@transloom/core/memory/entries/entry-layer';
import type { MemoryEntry, MemoryMatch } from '@transloom/core/memory/memory-match';
import type { EntryStanding } from '@transloom/core/memory/rate/entry-penalties';
import type { findPeople } from '../../users/find-user.ts';
import type { EntryRow } from '../entries/memory-entries.store.ts';
import type { EntryOrigin } from '../entries/new-entry.ts';
import type { SearchedMemory } from '../searched/searched-memories.ts';

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
    layer: row.layer as EntryLayer,
    changedAt: row.changedAt.toISOString(),
    ...(row.hasContext && { context }),
  };
}

/** Layer and origin are checked by the database. */
export function standingOf({ origin, layer, changedAt }: EntryRow): EntryStanding {
  return { origin: origin as EntryOrigin, layer: layer as EntryLayer, changedAt };
}

/** A match as the interface shows it, with the reasons of its penalties. */
export function offeredMatch(
  { entry, rating, penalties, netRate, target }: StoredMatch,
  memories: readonly SearchedMemory[],
  people: Awaited<ReturnType<typeof findPeople>>,
): OfferedMatch {
  const { row } = entry;
  const origin = memories.find(({ direction }) => direction.id === row.directionId)?.direction;
  return {
    entryId: row.id,
    memoryId: origin?.memoryId ?? '',
    memoryName: origin?.name ?? '',
    rate: netRate,
    gross: rating.rate,
    penalties: [
      ...rating.differences.map(({ kind, points }) => ({ reason: kind, points })),
      ...penalties.map(({ reason, points }) => ({ reason, points })),
    ],
    autoReplaced: rating.replacedTarget !== undefined,
    replacements: [...(rating.replacements ?? [])],
    sourceMarkup: row.source,
    targetMarkup: toMarkup(target),
    creator: row.changedByName ?? people.get(row.changedBy ?? '')?.name ?? null,
    changedAt: row.changedAt.toISOString(),
  };
}
