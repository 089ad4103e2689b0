import { AppError } from '../../../platform/app-error.ts';
import { newId } from '../../../platform/db/new-id.ts';
import type { TermsContext } from '../entries/add-concepts.ts';
import { type ConceptRow, findTermsOf } from '../entries/concepts.store.ts';
import { insertConcepts } from '../entries/new-concepts.store.ts';
import { conceptRows, storedConcept } from '../entries/stored-concept.ts';
import { nextRevision } from '../terms.store.ts';

/** Copies concepts into another base with who made them and when; what is there already is not added again. */
export async function copyConcepts(
  { db, actor, now }: TermsContext,
  into: string,
  rows: readonly ConceptRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const revision = await nextRevision(db, { id: into, changedBy: actor.userId, changedAt: now() });
  if (revision === undefined) throw new AppError('resource.not-found');
  const terms = Map.groupBy(
    await findTermsOf(
      db,
      rows.map(({ id }) => id),
    ),
    ({ conceptId }) => conceptId,
  );
  const copies = rows.map((row) => {
    const { organizationId, fileName, projectName, createdAt, changedAt } = row;
    return conceptRows(storedConcept(row, terms.get(row.id) ?? []), {
      ...{ organizationId, fileName, projectName, createdAt, changedAt, revision },
      ...{ id: newId(), termBaseId: into, importId: null, live: true },
      createdBy: row.createdBy ?? actor.userId,
      changedBy: row.changedBy ?? actor.userId,
    });
  });
  await insertConcepts(db, copies);
}
