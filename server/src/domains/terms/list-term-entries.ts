import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { termsApi } from '@transloom/contracts/terms';
import type { Context } from '../../platform/context.ts';
import { findPeopleNamed } from '../users/find-user.ts';
import { findNamesWith } from './concept-names.store.ts';
import { countConcepts, findConceptPage } from './concepts.store.ts';
import { conceptsWithContent, mostCounted } from './concepts-with-content.ts';
import { requireTermBase } from './require-term-base.ts';
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
    ...filter
  }: InputOf<typeof termsApi.listTermEntries>,
): Promise<OutputOf<typeof termsApi.listTermEntries>> {
  const base = await requireTermBase(context, termBaseId);
  const found = text === '' ? {} : await conceptsWithContent(context.db, termBaseId, text);
  const by = person === '' ? {} : { userIds: await findPeopleNamed(context.db, person) };
  const namesWith = (column: 'fileName' | 'projectName', part: string) =>
    findNamesWith(context.db, { termBaseId, column, part });
  const from = fileName === undefined ? {} : { fileNames: await namesWith('fileName', fileName) };
  const of = project === undefined ? {} : { projectNames: await namesWith('projectName', project) };
  const wanted = { termBaseId, ...filter, ...found, ...by, ...from, ...of };
  const page = { offset: (pageNumber - 1) * pageSize, limit: pageSize };
  const rows = await findConceptPage(context.db, wanted, page);
  const records = await termEntries(context, rows, base.sourceLanguage);
  const total = await countConcepts(context.db, wanted, text === '' ? undefined : mostCounted);
  return { records, total, pageNumber, pageSize };
}
