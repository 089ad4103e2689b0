import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { termEntriesApi } from '@transloom/contracts/term-entries';
import { compareLanguages } from '@transloom/core/language/language-tag';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/database.ts';
import { findPeopleNamed } from '../../users/find-user.ts';
import { findNamesWith } from '../finding/concept-names.store.ts';
import { conceptsWithContent, mostCounted } from '../finding/concepts-with-content.ts';
import { requireTermBase } from '../require-term-base.ts';
import { countConcepts, findConceptPage, findLanguagesOf } from './concepts.store.ts';
import { termEntries } from './term-entries.ts';

/** @throws {AppError} resource.not-found */
export async function listTermEntries(
  context: Context,
  {
    termBaseId,
    pageNumber,
    pageSize,
    text = '',
    person = '',
    fileName,
    project,
    lacking,
    ...filter
  }: InputOf<typeof termEntriesApi.listTermEntries>,
): Promise<OutputOf<typeof termEntriesApi.listTermEntries>> {
  const base = await requireTermBase(context, termBaseId);
  const found = text === '' ? {} : await conceptsWithContent(context.db, termBaseId, text);
  const by = person === '' ? {} : { userIds: await findPeopleNamed(context.db, person) };
  const namesWith = (column: 'fileName' | 'projectName', part: string) =>
    findNamesWith(context.db, { termBaseId, column, part });
  const from = fileName === undefined ? {} : { fileNames: await namesWith('fileName', fileName) };
  const of = project === undefined ? {} : { projectNames: await namesWith('projectName', project) };
  const without =
    lacking === undefined ? {} : { withoutLanguages: await languagesLike(context.db, termBaseId, lacking) };
  const wanted = { termBaseId, ...filter, ...found, ...by, ...from, ...of, ...without };
  const page = { offset: (pageNumber - 1) * pageSize, limit: pageSize };
  const rows = await findConceptPage(context.db, wanted, page);
  const records = await termEntries(context, rows, base.sourceLanguage);
  const total = await countConcepts(context.db, wanted, text === '' ? undefined : mostCounted);
  return { records, total, pageNumber, pageSize };
}

/** Of the languages its terms are in; of a variant, such as en-GB, they are shown as those of the language. */
async function languagesLike(db: Db, termBaseId: string, language: string): Promise<readonly string[]> {
  const known = await findLanguagesOf(db, termBaseId);
  return known.filter((one) => compareLanguages(one, language) !== 'different');
}
