import type { InputOf } from '@transloom/contracts/endpoint';
import {
  type TermCleaning,
  termCleaningSchema,
  type termCleaningsApi,
} from '@transloom/contracts/term-cleanings';
import type { Context } from '../../../platform/context.ts';
import { shownCleaning } from '../../assets/shown-cleanings.ts';
import { startCheck } from '../../assets/start-cleaning.ts';
import { requireWritable } from '../require-term-base.ts';
import { cleanableTermBase } from './term-cleaning.ts';

/** Looks for what is of no use, in the background. @throws {AppError} resource.not-found, term-base.not-writable, asset.busy */
export async function checkTermBase(
  context: Context,
  { termBaseId, ...options }: InputOf<typeof termCleaningsApi.checkTermBase>,
): Promise<TermCleaning> {
  await requireWritable(context, termBaseId);
  const started = await startCheck(context, cleanableTermBase, { assetId: termBaseId, options });
  return termCleaningSchema.parse(await shownCleaning(context, started));
}
