import type { Context } from '../../../platform/context.ts';
import { describedEntry } from '../entries/described-entry.ts';
import type { EntryProperties } from '../entries/entry-properties.ts';
import type { ListedEntry } from '../entries/listed-entries.store.ts';
import type { EntryToAdd } from '../entries/new-entry.ts';

/** What stays of an entry whose texts change: its context, where it is from, who made it. */
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

/** What a file said of the texts as they stood there holds no more. */
function withoutTexts({ source = {}, target = {}, ...unit }: EntryProperties): EntryProperties {
  const { segment: _source, ...keptSource } = source;
  const { segment: _target, ...keptTarget } = target;
  return { ...unit, source: keptSource, target: keptTarget };
}
