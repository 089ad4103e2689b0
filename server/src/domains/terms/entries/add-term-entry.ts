import type { InputOf } from '@transloom/contracts/endpoint';
import type { TermEntry, termEntriesApi } from '@transloom/contracts/term-entries';
import type { Context } from '../../../platform/context.ts';
import { announceTermBase } from '../announce-term-base.ts';
import { takePicture } from '../pictures/take-picture.ts';
import { requireWritable } from '../require-term-base.ts';
import type { TermBaseRow } from '../terms.store.ts';
import { addConcepts, type ConceptSource } from './add-concepts.ts';
import { duplicateTerm } from './duplicate-term.ts';
import { enteredConcept } from './entered-concept.ts';
import { termEntryById } from './term-entries.ts';

/**
 * @throws {AppError} resource.not-found, access.denied, term-base.not-writable, term.missing-language, term.duplicate
 */
export async function addTermEntry(
  context: Context,
  { termBaseId, ...entered }: InputOf<typeof termEntriesApi.addTermEntry>,
): Promise<TermEntry> {
  return storeTermEntry(context, await requireWritable(context, termBaseId), entered);
}

/** Stores an entry in a base that takes it. `origin` says where it was met. @throws {AppError} term.missing-language, term.duplicate */
export async function storeTermEntry(
  context: Context,
  base: TermBaseRow,
  entered: Omit<InputOf<typeof termEntriesApi.addTermEntry>, 'termBaseId'>,
  origin: Pick<ConceptSource, 'fileName' | 'projectName'> = {},
): Promise<TermEntry> {
  const termBaseId = base.id;
  const concept = enteredConcept(entered, base);
  await takePicture(context, entered.pictureId);
  const [id] = await addConcepts(context, { termBaseId, ...origin }, [concept]);
  if (id === undefined) throw duplicateTerm(concept);
  for (const event of announceTermBase({ termBaseId }, context.actor)) context.publish(event);
  return termEntryById(context, base, id);
}
