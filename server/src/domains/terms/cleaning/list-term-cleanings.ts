import type { InputOf } from '@transloom/contracts/endpoint';
import {
  type TermCleaning,
  termCleaningSchema,
  type termCleaningsApi,
} from '@transloom/contracts/term-cleanings';
import type { Context } from '../../../platform/context.ts';
import { cleaningsOf } from '../../assets/shown-cleanings.ts';
import { requireTermBase } from '../require-term-base.ts';

/** @throws {AppError} resource.not-found */
export async function listTermCleanings(
  context: Context,
  { termBaseId }: InputOf<typeof termCleaningsApi.listTermCleanings>,
): Promise<TermCleaning[]> {
  await requireTermBase(context, termBaseId);
  return termCleaningSchema.array().parse(await cleaningsOf(context, termBaseId));
}
