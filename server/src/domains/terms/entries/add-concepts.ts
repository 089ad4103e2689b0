import type { TermConcept } from '@transloom/core/terms/term-concept';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/db/new-id.ts';
import { nextRevision } from '../terms.store.ts';
import { insertConcepts } from './new-concepts.store.ts';
import { conceptRows } from './stored-concept.ts';

/** The part of a request or a job that changing a term base needs. */
export type TermsContext = Pick<Context, 'db' | 'actor' | 'now'>;

export interface ConceptSource {
  readonly termBaseId: string;
  readonly importId?: string;
  readonly fileName?: string;
  readonly projectName?: string;
}

/**
 * Adds concepts to a base. Gives for each its id; undefined where the base has the same terms already.
 * @throws {AppError} resource.not-found
 */
export async function addConcepts(
  { db, actor, now }: TermsContext,
  { termBaseId, importId, ...named }: ConceptSource,
  concepts: readonly TermConcept[],
): Promise<readonly (string | undefined)[]> {
  const { userId, organizationId } = actor;
  const at = now();
  const revision = await nextRevision(db, { id: termBaseId, changedBy: userId, changedAt: at });
  if (revision === undefined) throw new AppError('resource.not-found');
  const origin = {
    organizationId,
    termBaseId,
    revision,
    importId: importId ?? null,
    fileName: named.fileName ?? null,
    projectName: named.projectName ?? null,
    live: importId === undefined,
    createdBy: userId,
    createdAt: at,
    changedBy: userId,
    changedAt: at,
  };
  const rows = concepts.map((concept) => conceptRows(concept, { ...origin, id: newId() }));
  const inserted = await insertConcepts(db, rows);
  return rows.map(({ concept }) => (inserted.has(concept.id) ? concept.id : undefined));
}
