import type { TermEntry } from '@transloom/contracts/term-entries';
import { compareLanguages } from '@transloom/core/language/language-tag';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { shownNames } from '../../users/shown-names.ts';
import type { TermBaseRow } from '../terms.store.ts';
import { type ConceptRow, findConcepts, findTermsOf, type TermRow } from './concepts.store.ts';

/** Concepts as the interface shows them. */
export async function termEntries(
  context: Pick<Context, 'db' | 'language'>,
  rows: readonly ConceptRow[],
  sourceLanguage: string,
): Promise<TermEntry[]> {
  const terms = Map.groupBy(
    await findTermsOf(
      context.db,
      rows.map(({ id }) => id),
    ),
    ({ conceptId }) => conceptId,
  );
  const names = await shownNames(
    context,
    rows.flatMap(({ createdBy, changedBy }) => [createdBy, changedBy].flatMap((id) => id ?? [])),
  );
  const nameOf = (id: string | null) => names.get(id ?? '') ?? null;
  return rows.map((row) => ({
    termEntryId: row.id,
    termBaseId: row.termBaseId,
    definition: row.definition,
    subject: row.subject,
    note: row.note,
    image: row.image,
    pictureId: row.pictureId,
    link: row.link,
    terms: sourceFirst(terms.get(row.id) ?? [], sourceLanguage).map(shownTerm),
    creator: nameOf(row.createdBy),
    createdAt: row.createdAt.toISOString(),
    updater: nameOf(row.changedBy),
    updatedAt: row.changedAt.toISOString(),
    fileName: row.fileName,
    projectName: row.projectName,
  }));
}

export async function termEntryById(context: Context, base: TermBaseRow, id: string): Promise<TermEntry> {
  const [entry] = await termEntries(context, await findConcepts(context.db, [id]), base.sourceLanguage);
  if (entry === undefined) throw new AppError('resource.not-found');
  return entry;
}

function sourceFirst(terms: readonly TermRow[], sourceLanguage: string): readonly TermRow[] {
  const rank = ({ language }: TermRow) =>
    compareLanguages(language, sourceLanguage) === 'different' ? 1 : 0;
  return terms.toSorted((a, b) => rank(a) - rank(b));
}

function shownTerm(row: TermRow): TermEntry['terms'][number] {
  return {
    termId: row.id,
    language: row.language,
    text: row.text,
    status: row.status as TermEntry['terms'][number]['status'],
    caseRule: row.caseRule as 'any' | 'same' | null,
    exact: row.exact,
    partOfSpeech: row.partOfSpeech,
    gender: row.gender,
    note: row.note,
  };
}
