import { compareLayers, type EntryLayer } from '@transloom/core/memory/entries/entry-layer';
import type { EntryRow } from './memory-entries.store.ts';

/** Of the entries in one context the newest of the highest layer; the others are history. */
export function offeredEntries(rows: readonly EntryRow[]): readonly EntryRow[] {
  const best = new Map<string, EntryRow>();
  for (const row of rows) {
    const place = placeOf(row);
    const known = best.get(place);
    if (known === undefined || isBetter(row, known)) best.set(place, row);
  }
  return [...best.values()];
}

/** Entries without context do not replace one another. */
function placeOf({ id, directionId, source, hasContext, previousKey, nextKey, unitKey }: EntryRow): string {
  return hasContext ? JSON.stringify([directionId, source, previousKey, nextKey, unitKey]) : id;
}

function isBetter(row: EntryRow, known: EntryRow): boolean {
  const layers = compareLayers(row.layer as EntryLayer, known.layer as EntryLayer);
  return layers === 0 ? row.changedAt > known.changedAt : layers > 0;
}
