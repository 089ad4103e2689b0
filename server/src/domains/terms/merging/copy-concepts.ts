import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/db/new-id.ts';
import type { TermsContext } from '../entries/add-concepts.ts';
import { type ConceptRow, findTermsOf } from '../entries/concepts.store.ts';
import { insertConcepts } from '../entries/new-concepts.store.ts';
import { conceptRows, storedConcept } from '../entries/stored-concept.ts';
import type { PictureCopies } from '../pictures/picture-copies.ts';
import { nextRevision } from '../terms.store.ts';

export interface ConceptsToCopy {
  readonly into: string;
  readonly rows: readonly ConceptRow[];
  /** Copies of all pictures that these concepts have. */
  readonly pictures: PictureCopies;
}

/** Copies concepts with their creators and dates; existing concepts are not added again. */
export async function copyConcepts(
  { db, actor, now, afterCommit }: TermsContext & Pick<Context, 'afterCommit'>,
  { into, rows, pictures }: ConceptsToCopy,
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
    const picture = row.pictureId === null ? undefined : pictures.of(row.pictureId);
    const concept = { ...storedConcept(row, terms.get(row.id) ?? []), picture: picture?.fileId };
    return conceptRows(concept, {
      organizationId,
      fileName,
      projectName,
      createdAt,
      changedAt,
      revision,
      id: newId(),
      termBaseId: into,
      importId: null,
      live: true,
      createdBy: row.createdBy ?? actor.userId,
      changedBy: row.changedBy ?? actor.userId,
    });
  });
  const inserted = await insertConcepts(db, copies);
  const added = copies.filter(({ concept }) => inserted.has(concept.id));
  await pictures.keep(
    { db, afterCommit },
    added.flatMap(({ concept }) => concept.pictureId ?? []),
  );
}
