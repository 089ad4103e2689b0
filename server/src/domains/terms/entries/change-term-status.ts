import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { termEntriesApi } from '@transloom/contracts/term-entries';
import { compareLanguages } from '@transloom/core/language/language-tag';
import type { TermConcept } from '@transloom/core/terms/term-concept';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { announceTermBase } from '../announce-term-base.ts';
import { requireWritable } from '../require-term-base.ts';
import { lockTermBase } from '../terms.store.ts';
import { deleteConceptRows, findConcepts, findTermsOf } from './concepts.store.ts';
import { insertConcepts } from './new-concepts.store.ts';
import { keepVersions } from './remove-concepts.ts';
import { conceptRows, storedConcept } from './stored-concept.ts';

type Input = InputOf<typeof termEntriesApi.changeTermStatus>;

/** Changes all entries or none. @throws {AppError} resource.not-found, term-base.not-writable */
export async function changeTermStatus(
  context: Context,
  { termBaseId, termEntryIds, ...wish }: Input,
): Promise<OutputOf<typeof termEntriesApi.changeTermStatus>> {
  await requireWritable(context, termBaseId);
  // Nobody changes them between reading and writing.
  await lockTermBase(context.db, termBaseId);
  const ids = [...new Set(termEntryIds)];
  const rows = await findConcepts(context.db, ids);
  if (rows.length < ids.length || rows.some((row) => row.termBaseId !== termBaseId))
    throw new AppError('resource.not-found');
  const terms = Map.groupBy(await findTermsOf(context.db, ids), ({ conceptId }) => conceptId);
  const changing = rows.flatMap((row) => {
    const concept = withStatus(storedConcept(row, terms.get(row.id) ?? []), wish);
    return concept === undefined ? [] : [{ row, concept }];
  });
  if (changing.length === 0) return { changed: 0 };
  const before = changing.map(({ row }) => row);
  const revision = await keepVersions(context, termBaseId, before, { change: 'edited', cleanId: null });
  await deleteConceptRows(
    context.db,
    before.map(({ id }) => id),
  );
  const [changedBy, changedAt] = [context.actor.userId, context.now()];
  await insertConcepts(
    context.db,
    changing.map(({ row, concept }) =>
      conceptRows(concept, {
        ...row,
        revision,
        changedBy,
        changedAt,
        createdBy: row.createdBy ?? changedBy,
      }),
    ),
  );
  for (const event of announceTermBase({ termBaseId }, context.actor)) context.publish(event);
  return { changed: changing.length };
}

/** Undefined where all terms of the language have it already. */
function withStatus(
  concept: TermConcept,
  { language, status }: Pick<Input, 'language' | 'status'>,
): TermConcept | undefined {
  const isMeant = (section: TermConcept['sections'][number]) =>
    compareLanguages(section.language, language) !== 'different';
  const meant = concept.sections.filter(isMeant).flatMap(({ terms }) => terms);
  if (meant.every((term) => term.status === status)) return undefined;
  return {
    ...concept,
    sections: concept.sections.map((section) =>
      isMeant(section) ? { ...section, terms: section.terms.map((term) => ({ ...term, status })) } : section,
    ),
  };
}
