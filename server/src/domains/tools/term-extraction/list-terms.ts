import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { ExtractedTerm, termExtractionApi } from '@transloom/contracts/term-extraction';
import type { Context } from '../../../platform/context.ts';
import { countStates, countTerms, type ExtractedTermRow, findTermPage } from './extracted-terms.store.ts';
import { requireExtraction } from './require-extraction.ts';

/** A page of the list. @throws {AppError} resource.not-found, work.other-state */
export async function listTerms(
  context: Context,
  { known, ...page }: InputOf<typeof termExtractionApi.listTerms>,
): Promise<OutputOf<typeof termExtractionApi.listTerms>> {
  await requireExtraction(context, page.workId);
  const filter = { ...page, known: known === 'true' };
  const rows = await findTermPage(context.db, filter);
  return {
    records: rows.map(shownTerm),
    total: await countTerms(context.db, filter),
    counts: await countStates(context.db, page.workId),
  };
}

function shownTerm({ id, contexts, ...row }: ExtractedTermRow): ExtractedTerm {
  const { term, forms, frequency, score, translation, translations, translatedBy } = row;
  const { remark, known, confirmed, saved } = row;
  return {
    termId: id,
    term,
    forms,
    frequency,
    score,
    translation,
    translations,
    translatedBy,
    remark,
    contexts: contexts as unknown as ExtractedTerm['contexts'],
    known,
    confirmed,
    saved,
  };
}
