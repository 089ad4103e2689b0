import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { termEntriesApi } from '@transloom/contracts/term-entries';
import type { Context } from '../../../platform/context.ts';
import { mostCounted } from '../finding/concepts-with-content.ts';
import { requireTermBase } from '../require-term-base.ts';
import { countConcepts, findConceptPage } from './concepts.store.ts';
import { termEntries } from './term-entries.ts';
import { wantedConcepts } from './wanted-concepts.ts';

/** @throws {AppError} resource.not-found */
export async function listTermEntries(
  context: Context,
  { termBaseId, pageNumber, pageSize, ...asked }: InputOf<typeof termEntriesApi.listTermEntries>,
): Promise<OutputOf<typeof termEntriesApi.listTermEntries>> {
  const base = await requireTermBase(context, termBaseId);
  const wanted = await wantedConcepts(context.db, termBaseId, asked);
  const page = { offset: (pageNumber - 1) * pageSize, limit: pageSize };
  const rows = await findConceptPage(context.db, wanted, page);
  const records = await termEntries(context, rows, base.sourceLanguage);
  const total = await countConcepts(context.db, wanted, asked.text ? mostCounted : undefined);
  return { records, total, pageNumber, pageSize };
}
