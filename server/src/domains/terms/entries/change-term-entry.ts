import type { InputOf } from '@transloom/contracts/endpoint';
import type { TermEntry, termEntriesApi } from '@transloom/contracts/term-entries';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { announceTermBase } from '../announce-term-base.ts';
import { forgetPictures } from '../pictures/forget-pictures.ts';
import { takePicture } from '../pictures/take-picture.ts';
import { requireWritable } from '../require-term-base.ts';
import { deleteConceptRows, findConcepts, findTermsOf } from './concepts.store.ts';
import { duplicateTerm } from './duplicate-term.ts';
import { enteredConcept } from './entered-concept.ts';
import { insertConcepts } from './new-concepts.store.ts';
import { keepVersions } from './remove-concepts.ts';
import { conceptRows, storedConcept } from './stored-concept.ts';
import { termEntryById } from './term-entries.ts';

/**
 * @throws {AppError} resource.not-found, term-base.not-writable, term.missing-language, term.duplicate,
 * term.entry-changed
 */
export async function changeTermEntry(
  context: Context,
  { termBaseId, termEntryId, updatedAt, ...entered }: InputOf<typeof termEntriesApi.changeTermEntry>,
): Promise<TermEntry> {
  const base = await requireWritable(context, termBaseId);
  const [row] = await findConcepts(context.db, [termEntryId]);
  if (row?.termBaseId !== termBaseId) throw new AppError('resource.not-found');
  const before = storedConcept(row, await findTermsOf(context.db, [termEntryId]));
  const concept = enteredConcept(entered, base, before);
  const revision = await keepVersions(context, termBaseId, [row], { change: 'edited', cleanId: null });
  // Nobody else changes the term base from here on; an earlier change happened while this one waited.
  const [current] = await findConcepts(context.db, [termEntryId]);
  if (current?.changedAt.getTime() !== new Date(updatedAt).getTime())
    throw new AppError('term.entry-changed');
  await takePicture(context, entered.pictureId, row.pictureId);
  await deleteConceptRows(context.db, [termEntryId]);
  const changed = conceptRows(concept, {
    ...row,
    revision,
    createdBy: row.createdBy ?? context.actor.userId,
    changedBy: context.actor.userId,
    changedAt: context.now(),
  });
  if (!(await insertConcepts(context.db, [changed])).has(termEntryId)) throw duplicateTerm(concept);
  if (row.pictureId !== entered.pictureId) await forgetPictures(context, [row.pictureId]);
  for (const event of announceTermBase({ termBaseId }, context.actor)) context.publish(event);
  return termEntryById(context, base, termEntryId);
}
