import type { InputOf } from '@transloom/contracts/endpoint';
import type { qaCheckApi } from '@transloom/contracts/qa-check';
import type { Context } from '../../../platform/context.ts';
import { restartWork } from '../../work/move-work.ts';
import { qaCheck } from './qa-check.ts';
import { requireCheck } from './require-check.ts';

/**
 * Checks everything anew: files with the corrections that people made, a project as it is now.
 * @throws {AppError} resource.not-found, access.denied, work.other-state
 */
export async function checkAgain(
  context: Context,
  { workId }: InputOf<typeof qaCheckApi.checkAgain>,
): Promise<null> {
  const { options } = await requireCheck(context, workId);
  const state = options.from === 'files' ? { complete: true } : {};
  await restartWork(context, qaCheck, { workId, state });
  return null;
}
