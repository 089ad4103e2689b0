import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { termCleaningsApi } from '@transloom/contracts/term-cleanings';
import type { Context } from '../../../platform/context.ts';
import { findingPage } from '../../assets/finding-page.ts';
import { findConcepts } from '../entries/concepts.store.ts';
import { termEntries } from '../entries/term-entries.ts';
import { requireTermBase } from '../require-term-base.ts';

/** @throws {AppError} resource.not-found */
export async function listTermFindings(
  context: Context,
  { termBaseId, ...asked }: InputOf<typeof termCleaningsApi.listTermFindings>,
): Promise<OutputOf<typeof termCleaningsApi.listTermFindings>> {
  const { sourceLanguage } = await requireTermBase(context, termBaseId);
  const { findings, total } = await findingPage(context, { ...asked, assetId: termBaseId });
  const ids = findings.flatMap(({ entryId, keptId }) => [entryId, ...(keptId === null ? [] : [keptId])]);
  const entries = await termEntries(context, await findConcepts(context.db, ids), sourceLanguage);
  const byId = new Map(entries.map((entry) => [entry.termEntryId, entry]));
  const records = findings.flatMap(({ entryId, keptId, changedAt, excluded }) => {
    const entry = byId.get(entryId);
    if (entry === undefined) return [];
    const kept = byId.get(keptId ?? '') ?? null;
    return { entry, kept, excluded, changed: entry.updatedAt !== changedAt.toISOString() };
  });
  return { records, total, pageNumber: asked.pageNumber, pageSize: asked.pageSize };
}
