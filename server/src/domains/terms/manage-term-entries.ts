import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { TermEntry, termsApi } from '@transloom/contracts/terms';
import type { TermConcept } from '@transloom/core/terms/term-concept';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { findPeople } from '../users/find-user.ts';
import { addConcepts } from './add-concepts.ts';
import {
  countConcepts,
  deleteConceptRows,
  findConceptPage,
  findConcepts,
  findTermsOf,
  findVersions,
  insertConcepts,
  insertTerms,
} from './concepts.store.ts';
import { enteredConcept } from './entered-concept.ts';
import { keepVersions, removeConcepts } from './remove-concepts.ts';
import { requireTermBase, requireWritable } from './require-term-base.ts';
import { conceptRows, storedConcept } from './stored-concept.ts';
import { termEntries } from './term-entries.ts';
import type { TermBaseRow } from './terms.store.ts';

/** @throws {AppError} resource.not-found */
export async function listTermEntries(
  context: Context,
  { termBaseId, pageNumber, pageSize, ...filter }: InputOf<typeof termsApi.listTermEntries>,
): Promise<OutputOf<typeof termsApi.listTermEntries>> {
  const base = await requireTermBase(context, termBaseId);
  const wanted = { termBaseId, ...filter };
  const page = { offset: (pageNumber - 1) * pageSize, limit: pageSize };
  const rows = await findConceptPage(context.db, wanted, page);
  const records = await termEntries(context, rows, base.sourceLanguage);
  return { records, total: await countConcepts(context.db, wanted), pageNumber, pageSize };
}

/** @throws {AppError} resource.not-found, term-base.not-writable, term.missing-language, term.duplicate */
export async function addTermEntry(
  context: Context,
  { termBaseId, ...entered }: InputOf<typeof termsApi.addTermEntry>,
): Promise<TermEntry> {
  const base = await requireWritable(context, termBaseId);
  const concept = enteredConcept(entered, base);
  const [id] = await addConcepts(context, { termBaseId }, [concept]);
  if (id === undefined) throw duplicate(concept);
  return entryById(context, base, id);
}

/**
 * @throws {AppError} resource.not-found, term-base.not-writable, term.missing-language, term.duplicate,
 * term.entry-changed
 */
export async function changeTermEntry(
  context: Context,
  { termBaseId, termEntryId, updatedAt, ...entered }: InputOf<typeof termsApi.changeTermEntry>,
): Promise<TermEntry> {
  const base = await requireWritable(context, termBaseId);
  const [row] = await findConcepts(context.db, [termEntryId]);
  if (row?.termBaseId !== termBaseId) throw new AppError('resource.not-found');
  const before = storedConcept(row, await findTermsOf(context.db, [termEntryId]));
  const concept = enteredConcept(entered, base, before);
  const revision = await keepVersions(context, termBaseId, [row], 'edited');
  // From here on nobody else changes the base; who came first did it while this waited.
  const [current] = await findConcepts(context.db, [termEntryId]);
  if (current?.changedAt.getTime() !== new Date(updatedAt).getTime())
    throw new AppError('term.entry-changed');
  await deleteConceptRows(context.db, [termEntryId]);
  const changed = conceptRows(concept, {
    ...row,
    revision,
    createdBy: row.createdBy ?? context.actor.userId,
    changedBy: context.actor.userId,
    changedAt: context.now(),
  });
  if (!(await insertConcepts(context.db, [changed.concept])).has(termEntryId)) throw duplicate(concept);
  await insertTerms(context.db, changed.terms);
  return entryById(context, base, termEntryId);
}

/** All of them or none. @throws {AppError} resource.not-found, term-base.not-writable */
export async function deleteTermEntries(
  context: Context,
  { termBaseId, termEntryIds }: InputOf<typeof termsApi.deleteTermEntries>,
): Promise<null> {
  await requireWritable(context, termBaseId);
  const wanted = new Set(termEntryIds);
  const rows = await findConcepts(context.db, [...wanted]);
  if (rows.length < wanted.size || rows.some((row) => row.termBaseId !== termBaseId))
    throw new AppError('resource.not-found');
  await removeConcepts(context, termBaseId, rows);
  return null;
}

/** @throws {AppError} resource.not-found */
export async function termEntryHistory(
  context: Context,
  { termBaseId, termEntryId }: InputOf<typeof termsApi.termEntryHistory>,
): Promise<OutputOf<typeof termsApi.termEntryHistory>> {
  await requireTermBase(context, termBaseId);
  const versions = (await findVersions(context.db, termEntryId)).filter(
    (row) => row.termBaseId === termBaseId,
  );
  const [entry] = await findConcepts(context.db, [termEntryId]);
  if (versions.length === 0 && entry?.termBaseId !== termBaseId) throw new AppError('resource.not-found');
  const people = await findPeople(
    context.db,
    versions.flatMap(({ changedBy }) => changedBy ?? []),
  );
  return versions.map((row) => {
    const { sections, note = null, definition = null } = row.content as unknown as TermConcept;
    return {
      change: row.change as 'edited' | 'deleted',
      changedBy: people.get(row.changedBy ?? '')?.username ?? null,
      changedAt: row.changedAt.toISOString(),
      terms: sections.flatMap(({ language, terms }) =>
        terms.map(({ text, status }) => ({ language, text, status })),
      ),
      note,
      definition,
    };
  });
}

async function entryById(context: Context, base: TermBaseRow, id: string): Promise<TermEntry> {
  const [entry] = await termEntries(context, await findConcepts(context.db, [id]), base.sourceLanguage);
  if (entry === undefined) throw new AppError('resource.not-found');
  return entry;
}

function duplicate({ sections }: TermConcept): AppError {
  return new AppError('term.duplicate', { term: sections[0]?.terms[0]?.text ?? '' });
}
