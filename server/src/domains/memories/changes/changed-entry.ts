import type { Context } from '../../../platform/context.ts';
import { describedEntry } from '../entries/described-entry.ts';
import type { EntryProperties } from '../entries/entry-properties.ts';
import type { ListedEntry } from '../entries/listed-entries.store.ts';
import type { EntryToAdd } from '../entries/new-entry.ts';

/** The fields of an entry that stay when its texts change: context, origin and creator. */
export function changedEntry(
  row: ListedEntry,
  { actor, now }: Context,
): Omit<EntryToAdd, 'source' | 'target'> {
  const { properties, ...described } = describedEntry(row);
  return {
    ...described,
    properties: properties && withoutTexts(properties),
    unitId: row.unitId ?? undefined,
    importId: row.importId ?? undefined,
    changedBy: actor.userId,
    changedByName: undefined,
    changedAt: now(),
  };
}

/** Drops what a file said of the texts as they were. */
function withoutTexts({ source = {}, target = {}, ...unit }: EntryProperties): EntryProperties {
  const { segment: _source, ...keptSource } = source;
  const { segment: _target, ...keptTarget } = target;
  return { ...unit, source: keptSource, target: keptTarget };
}
