import type { CleaningContext, OneCleaning } from '../../assets/cleanable-asset.ts';
import { type ConceptRow, findConcepts } from '../entries/concepts.store.ts';
import { removeConcepts } from '../entries/remove-concepts.ts';

interface ConceptAsFound {
  readonly entryId: string;
  /** The duplicate that must still exist. */
  readonly keptId: string | null;
  readonly changedAt: Date;
}

/**
 * Removes concepts that have not changed since they were found and whose duplicate still exists. Returns their
 * number.
 */
export async function removeFound(
  context: CleaningContext,
  { assetId, cleaningId }: OneCleaning,
  findings: readonly ConceptAsFound[],
): Promise<number> {
  if (findings.length === 0) return 0;
  const ids = findings.flatMap(({ entryId, keptId }) => [entryId, ...(keptId === null ? [] : [keptId])]);
  const there = new Map((await findConcepts(context.db, ids)).map((row) => [row.id, row]));
  const removed: ConceptRow[] = [];
  for (const { entryId, keptId, changedAt } of findings) {
    const row = there.get(entryId);
    const isAsFound = row?.termBaseId === assetId && row.changedAt.getTime() === changedAt.getTime();
    if (row === undefined || !isAsFound || (keptId !== null && !there.has(keptId))) continue;
    there.delete(entryId);
    removed.push(row);
  }
  if (removed.length > 0) await removeConcepts(context, assetId, removed, cleaningId);
  return removed.length;
}
