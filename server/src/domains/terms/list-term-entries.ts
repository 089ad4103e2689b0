import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { termsApi } from '@transloom/contracts/terms';
import type { Context } from '../../platform/context.ts';
import { countConcepts, findConceptPage } from './concepts.store.ts';
import { requireTermBase } from './require-term-base.ts';
import { termEntries } from './term-entries.ts';

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
