import { AppError } from '../../../platform/app-error.ts';
import type { TermsContext } from '../entries/add-concepts.ts';
import { showConceptsOfImport } from '../entries/concepts.store.ts';
import { nextRevision } from '../terms.store.ts';

/** Makes the concepts of an import visible, to indexes too. @throws {AppError} resource.not-found */
export async function showImported(
  { db, actor, now }: TermsContext,
  { termBaseId, importId }: { readonly termBaseId: string; readonly importId: string },
): Promise<void> {
  const revision = await nextRevision(db, { id: termBaseId, changedBy: actor.userId, changedAt: now() });
  if (revision === undefined) throw new AppError('resource.not-found');
  await showConceptsOfImport(db, { termBaseId, importId }, revision);
}
