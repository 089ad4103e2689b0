import type { InputOf } from '@transloom/contracts/endpoint';
import {
  type TermCleaning,
  termCleaningSchema,
  type termCleaningsApi,
} from '@transloom/contracts/term-cleanings';
import type { Context } from '../../../platform/context.ts';
import { shownCleaning } from '../../assets/shown-cleanings.ts';
import { startCleaning } from '../../assets/start-cleaning.ts';
import { requireWritable } from '../require-term-base.ts';
import { cleanableTermBase } from './term-cleaning.ts';

/**
 * Takes out what was found for the reasons, in the background.
 * @throws {AppError} resource.not-found, term-base.not-writable, cleaning.other-state, asset.busy
 */
export async function cleanTermBase(
  context: Context,
  { termBaseId: assetId, ...choice }: InputOf<typeof termCleaningsApi.cleanTermBase>,
): Promise<TermCleaning> {
  await requireWritable(context, assetId);
  const started = await startCleaning(context, cleanableTermBase, { assetId, ...choice });
  return termCleaningSchema.parse(await shownCleaning(context, started));
}
