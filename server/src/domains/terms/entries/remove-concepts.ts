import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/db/new-id.ts';
import { forgetPictures } from '../pictures/forget-pictures.ts';
import { nextRevision } from '../terms.store.ts';
import type { TermsContext } from './add-concepts.ts';
import { originOf } from './concept-origin.ts';
import { type ConceptRow, deleteConceptRows, findConceptsOfImport, findTermsOf } from './concepts.store.ts';
import { storedConcept } from './stored-concept.ts';
import { insertVersions, type NewVersion } from './term-versions.store.ts';

/** Deletes concepts and keeps what they were, for a cleaning to be undone too; indexes learn of it by the revision. */
export async function removeConcepts(
  context: TermsContext,
  termBaseId: string,
  rows: readonly ConceptRow[],
  cleanId: string | null = null,
): Promise<void> {
  await keepVersions(context, termBaseId, rows, { change: 'deleted', cleanId });
  await deleteConceptRows(
    context.db,
    rows.map(({ id }) => id),
  );
}

const conceptsPerStep = 2_000;

type RemovingContext = TermsContext & Pick<Context, 'storage' | 'afterCommit'>;

/** Takes out what an import added. */
export async function removeImported(
  context: RemovingContext,
  imported: { readonly termBaseId: string; readonly importId: string },
): Promise<void> {
  while ((await removeSomeImported(context, imported)) > 0);
}

/** Removes some concepts of an import that nobody has seen, without a version. Returns their number, 0 at the end. */
export async function removeSomeImported(
  context: RemovingContext,
  { termBaseId, importId }: { readonly termBaseId: string; readonly importId: string },
): Promise<number> {
  const rows = await findConceptsOfImport(context.db, importId, conceptsPerStep);
  const seen = rows.filter(({ live }) => live);
  const unseen = rows.filter(({ live }) => !live);
  if (seen.length > 0) await removeConcepts(context, termBaseId, seen);
  await deleteConceptRows(
    context.db,
    unseen.map(({ id }) => id),
  );
  await forgetPictures(
    context,
    unseen.map(({ pictureId }) => pictureId),
  );
  return rows.length;
}

/** Keeps what concepts are before they change. Gives the revision of the change. @throws {AppError} resource.not-found */
export async function keepVersions(
  { db, actor, now }: TermsContext,
  termBaseId: string,
  rows: readonly ConceptRow[],
  { change, cleanId }: Pick<NewVersion, 'change' | 'cleanId'>,
): Promise<number> {
  const { userId: changedBy, organizationId } = actor;
  const changedAt = now();
  const revision = await nextRevision(db, { id: termBaseId, changedBy, changedAt });
  if (revision === undefined) throw new AppError('resource.not-found');
  const ids = rows.map(({ id }) => id);
  const terms = Map.groupBy(await findTermsOf(db, ids), ({ conceptId }) => conceptId);
  const common = { organizationId, termBaseId, change, cleanId, changedBy, changedAt, revision };
  await insertVersions(
    db,
    rows.map((row) => ({
      ...common,
      id: newId(),
      conceptId: row.id,
      origin: change === 'deleted' ? originOf(row) : null,
      content: JSON.stringify(storedConcept(row, terms.get(row.id) ?? [])),
    })),
  );
  return revision;
}
