import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { termsApi } from '@transloom/contracts/terms';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { requireEditableTermBase } from './require-term-base.ts';
import { termBaseById } from './term-base-summary.ts';
import { addTargetLanguages } from './terms.store.ts';

/**
 * Adds languages; those that the term base has already stay once.
 * @throws {AppError} resource.not-found, access.denied, project.language-equal
 */
export async function addTermLanguages(
  context: Context,
  { termBaseId, targetLanguages }: InputOf<typeof termsApi.addTermLanguages>,
): Promise<OutputOf<typeof termsApi.addTermLanguages>> {
  const base = await requireEditableTermBase(context, termBaseId);
  if (targetLanguages.includes(base.sourceLanguage)) throw new AppError('project.language-equal');
  await addTargetLanguages(context.db, termBaseId, [...new Set(targetLanguages)]);
  return termBaseById(context, termBaseId);
}
