import type { InputOf } from '@transloom/contracts/endpoint';
import {
  type TermCleaning,
  termCleaningSchema,
  type termCleaningsApi,
} from '@transloom/contracts/term-cleanings';
import type { Context } from '../../../platform/context.ts';
import { shownCleaning } from '../../assets/shown-cleanings.ts';
import { startUndo } from '../../assets/start-cleaning.ts';
import { requireWritable } from '../require-term-base.ts';
import { cleanableTermBase } from './term-cleaning.ts';

/**
 * Puts back what a cleaning took out, in the background.
 * @throws {AppError} resource.not-found, term-base.not-writable, cleaning.other-state, asset.busy
 */
export async function undoTermCleaning(
  context: Context,
  { termBaseId: assetId, cleaningId }: InputOf<typeof termCleaningsApi.undoTermCleaning>,
): Promise<TermCleaning> {
  await requireWritable(context, assetId);
  const started = await startUndo(context, cleanableTermBase, { assetId, cleaningId });
  return termCleaningSchema.parse(await shownCleaning(context, started));
}
