import type { EntryProperties } from './entry-properties.ts';
import type { ListedEntry } from './listed-entries.store.ts';
import type { EntryToAdd } from './new-entry.ts';

/** The fields of an entry beside its texts, for a replacement or a copy. */
export function describedEntry(row: ListedEntry): Omit<EntryToAdd, 'source' | 'target'> {
  return {
    layer: row.layer as EntryToAdd['layer'],
    origin: row.origin as EntryToAdd['origin'],
    properties: known(row.properties as EntryProperties | null),
    ...(row.hasContext && { context: contextOf(row) }),
    fileName: known(row.fileName),
    projectId: known(row.projectId),
    projectName: known(row.projectName),
    createdBy: known(row.createdBy),
    createdByName: known(row.createdByName),
    changedBy: known(row.changedBy),
    changedByName: known(row.changedByName),
    createdAt: row.createdAt,
    changedAt: row.changedAt,
  };
}

function contextOf({ previousKey: previous, nextKey: next, unitKey }: ListedEntry) {
  return { previous, next, ...(unitKey !== null && { key: unitKey }) };
}

function known<Value>(value: Value | null): Value | undefined {
  return value ?? undefined;
}
