import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { memoryCleaningsApi } from '@transloom/contracts/memory-cleanings';
import type { Context } from '../../../platform/context.ts';
import { findingPage } from '../../assets/finding-page.ts';
import { findEntriesById } from '../entries/listed-entries.store.ts';
import { shownEntries } from '../entries/shown-entries.ts';
import { findDirectionsOf } from '../memory-directions.store.ts';
import { requireMemory } from '../require-memory.ts';

/** @throws {AppError} resource.not-found */
export async function listMemoryFindings(
  context: Context,
  { memoryId, ...asked }: InputOf<typeof memoryCleaningsApi.listMemoryFindings>,
): Promise<OutputOf<typeof memoryCleaningsApi.listMemoryFindings>> {
  await requireMemory(context, memoryId);
  const { findings, total } = await findingPage(context, { ...asked, assetId: memoryId });
  const directions = await findDirectionsOf(context.db, memoryId);
  const rows = await findEntriesById(
    context.db,
    directions.map(({ id }) => id),
    findings.flatMap(({ entryId, keptId }) => [entryId, ...(keptId === null ? [] : [keptId])]),
  );
  const entries = await shownEntries(context, directions, rows);
  const byId = new Map(entries.map((entry) => [entry.entryId, entry]));
  const records = findings.flatMap(({ entryId, keptId, changedAt, excluded }) => {
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
  return { records, total, pageNumber: asked.pageNumber, pageSize: asked.pageSize };
}
