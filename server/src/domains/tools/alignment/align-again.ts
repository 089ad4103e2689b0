import type { alignmentApi } from '@transloom/contracts/alignment';
import type { InputOf } from '@transloom/contracts/endpoint';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { restartWork } from '../../work/move-work.ts';
import { alignment } from './alignment.ts';
import { findRowsBetween } from './pairs/pairs.store.ts';
import { requireAlignment } from './pairs/require-alignment.ts';

/**
 * Aligns once more (rule D4.38): from the files, or the rows from one on as people left them. Changes can no longer be
 * taken back then.
 * @throws {AppError} resource.not-found, work.other-state
 */
export async function alignAgain(
  context: Context,
  { workId, fromRowId }: InputOf<typeof alignmentApi.alignAgain>,
): Promise<null> {
  if (fromRowId !== null) {
    await requireAlignment(context, workId, 'locked');
    const [first] = await findRowsBetween(context.db, workId, [fromRowId]);
    if (first === undefined) throw new AppError('resource.not-found');
  }
  await restartWork(context, alignment, { workId, state: { fromRowId } });
  return null;
}
