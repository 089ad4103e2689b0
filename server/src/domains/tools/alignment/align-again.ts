import type { alignmentApi } from '@transloom/contracts/alignment';
import type { InputOf } from '@transloom/contracts/endpoint';
import type { Context } from '../../../platform/context.ts';
import { restartWork } from '../../work/move-work.ts';
import { alignment } from './alignment.ts';

/**
 * Aligns once more (rule D4.38): from the files, or the rows from one on as people left them. Changes can no longer be
 * taken back then.
 * @throws {AppError} resource.not-found, work.other-state
 */
export async function alignAgain(
  context: Context,
  { workId, fromRowId }: InputOf<typeof alignmentApi.alignAgain>,
): Promise<null> {
  await restartWork(context, alignment, { workId, state: { fromRowId } });
  return null;
}
