import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { termEntriesApi } from '@transloom/contracts/term-entries';
import type { TermConcept } from '@transloom/core/terms/term-concept';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { shownNames } from '../../users/shown-names.ts';
import { requireTermBase } from '../require-term-base.ts';
import { findConcepts } from './concepts.store.ts';
import { findVersions } from './term-versions.store.ts';

/** @throws {AppError} resource.not-found */
export async function termEntryHistory(
  context: Context,
  { termBaseId, termEntryId }: InputOf<typeof termEntriesApi.termEntryHistory>,
): Promise<OutputOf<typeof termEntriesApi.termEntryHistory>> {
  await requireTermBase(context, termBaseId);
  const versions = (await findVersions(context.db, termEntryId)).filter(
    (row) => row.termBaseId === termBaseId,
  );
  const [entry] = await findConcepts(context.db, [termEntryId]);
  if (versions.length === 0 && entry?.termBaseId !== termBaseId) throw new AppError('resource.not-found');
  const names = await shownNames(
    context,
    versions.flatMap(({ changedBy }) => changedBy ?? []),
  );
  return versions.map((row) => {
    const { sections, note = null, definition = null } = row.content as unknown as TermConcept;
    return {
      change: row.change as 'edited' | 'deleted',
      changedBy: names.get(row.changedBy ?? '') ?? null,
      changedAt: row.changedAt.toISOString(),
      terms: sections.flatMap(({ language, terms }) =>
        terms.map(({ text, status }) => ({ language, text, status })),
      ),
      note,
      definition,
    };
  });
}
