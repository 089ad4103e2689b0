import type { TermFinding } from '@transloom/contracts/term-cleanings';
import type { Context } from '../../../platform/context.ts';
import type { ListedFinding } from '../../assets/cleanable-asset.ts';
import { findConcepts } from '../entries/concepts.store.ts';
import { termEntries } from '../entries/term-entries.ts';
import { requireTermBase } from '../require-term-base.ts';

/** Findings with the entries of the term base; those whose entry is gone are left out. */
export async function termFindings(
  context: Context,
  termBaseId: string,
  findings: readonly ListedFinding[],
): Promise<TermFinding[]> {
  const { sourceLanguage } = await requireTermBase(context, termBaseId);
  const ids = findings.flatMap(({ entryId, keptId }) => [entryId, ...(keptId === null ? [] : [keptId])]);
  const entries = await termEntries(context, await findConcepts(context.db, ids), sourceLanguage);
  const byId = new Map(entries.map((entry) => [entry.termEntryId, entry]));
  return findings.flatMap(({ entryId, keptId, changedAt, excluded }) => {
    const entry = byId.get(entryId);
    if (entry === undefined) return [];
    const kept = byId.get(keptId ?? '') ?? null;
    return { entry, kept, excluded, changed: entry.updatedAt !== changedAt.toISOString() };
  });
}
