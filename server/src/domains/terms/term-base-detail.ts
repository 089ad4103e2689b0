import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { termsApi } from '@transloom/contracts/terms';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { requireTermBase } from './require-term-base.ts';
import { termBaseSummaries } from './term-base-summary.ts';

/** @throws {AppError} resource.not-found */
export async function termBaseDetail(
  context: Context,
  { termBaseId }: InputOf<typeof termsApi.termBaseDetail>,
): Promise<OutputOf<typeof termsApi.termBaseDetail>> {
  const [summary] = await termBaseSummaries(context, [await requireTermBase(context, termBaseId)]);
  if (summary === undefined) throw new AppError('resource.not-found');
  return summary;
}
