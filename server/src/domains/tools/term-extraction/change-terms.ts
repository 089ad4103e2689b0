import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { termExtractionApi } from '@transloom/contracts/term-extraction';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { hasTerms, setConfirmed, updateTerm } from './extracted-terms.store.ts';
import { requireExtraction } from './require-extraction.ts';

type Api = typeof termExtractionApi;

/** @throws {AppError} resource.not-found, work.other-state */
export async function changeTerm(
  context: Context,
  { workId, termId, ...change }: InputOf<Api['changeTerm']>,
): Promise<OutputOf<Api['changeTerm']>> {
  await requireExtraction(context, workId);
  if (!(await updateTerm(context.db, workId, termId, change))) throw new AppError('resource.not-found');
  return null;
}

/** Confirms one term, a page or all (D4.40). @throws {AppError} resource.not-found, work.other-state */
export async function confirmTerms(
  context: Context,
  wish: InputOf<Api['confirmTerms']>,
): Promise<OutputOf<Api['confirmTerms']>> {
  await requireExtraction(context, wish.workId);
  if (wish.termIds !== null && !(await hasTerms(context.db, wish.workId, wish.termIds)))
    throw new AppError('resource.not-found');
  return { changed: await setConfirmed(context.db, wish) };
}
