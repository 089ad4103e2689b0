import type { MemoryFinding } from '@transloom/contracts/memory-cleanings';
import type { Context } from '../../../platform/context.ts';
import type { ListedFinding } from '../../assets/cleanable-asset.ts';
import { findEntriesById } from '../entries/listed-entries.store.ts';
import { shownEntries } from '../entries/shown-entries.ts';
import { findDirectionsOf } from '../memory-directions.store.ts';

/** Findings with the entries of the memory; those whose entry is gone are left out. */
export async function memoryFindings(
  context: Context,
  memoryId: string,
  findings: readonly ListedFinding[],
): Promise<MemoryFinding[]> {
  const directions = await findDirectionsOf(context.db, memoryId);
  const rows = await findEntriesById(
    context.db,
    directions.map(({ id }) => id),
    findings.flatMap(({ entryId, keptId }) => [entryId, ...(keptId === null ? [] : [keptId])]),
  );
  const entries = await shownEntries(context, directions, rows);
  const byId = new Map(entries.map((entry) => [entry.entryId, entry]));
  return findings.flatMap(({ entryId, keptId, changedAt, excluded }) => {
    const entry = byId.get(entryId);
    const kept = byId.get(keptId ?? '');
    if (entry === undefined) return [];
    return {
      entry,
      kept: kept ? { sourceMarkup: kept.sourceMarkup, targetMarkup: kept.targetMarkup } : null,
      excluded,
      changed: entry.updatedAt !== changedAt.toISOString(),
    };
  });
}
