import { mostFound } from '@transloom/contracts/assets';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { termEntriesApi } from '@transloom/contracts/term-entries';
import type { Context } from '../../../platform/context.ts';
import { requireTermBase } from '../require-term-base.ts';
import { countConcepts, findConcepts } from './concepts.store.ts';
import { conceptIdsOfPage } from './sorted-concepts.ts';
import { termEntries } from './term-entries.ts';
import { wantedConcepts } from './wanted-concepts.ts';

/** @throws {AppError} resource.not-found */
export async function listTermEntries(
  context: Context,
  { pageNumber, pageSize, sortBy, sortOrder, ...asked }: InputOf<typeof termEntriesApi.listTermEntries>,
): Promise<OutputOf<typeof termEntriesApi.listTermEntries>> {
  const { db } = context;
  const { termBaseId, targetLanguage, ...wishes } = asked;
  const { sourceLanguage, targetLanguages } = await requireTermBase(context, termBaseId);
  const filter = await wantedConcepts(db, termBaseId, wishes);
  const total = await countConcepts(db, filter, wishes.text ? mostFound : undefined);
  const language = sortBy === 'target' ? (targetLanguage ?? targetLanguages[0] ?? '') : sourceLanguage;
  const ids = await conceptIdsOfPage(
    db,
    { filter, total },
    { sortBy, sortOrder, language },
    { offset: (pageNumber - 1) * pageSize, limit: pageSize },
  );
  const rows = (await findConcepts(db, ids)).toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  return { records: await termEntries(context, rows, sourceLanguage), total, pageNumber, pageSize };
}
