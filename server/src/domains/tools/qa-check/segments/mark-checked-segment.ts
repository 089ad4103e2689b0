import type { InputOf } from '@transloom/contracts/endpoint';
import type { qaCheckApi } from '@transloom/contracts/qa-check';
import { AppError } from '../../../../platform/app-error.ts';
import type { Context } from '../../../../platform/context.ts';
import { requireCheck } from '../require-check.ts';
import { setMarked } from './checked-segments.store.ts';

/** D3.41. @throws {AppError} resource.not-found, access.denied, work.other-state */
export async function markCheckedSegment(
  context: Context,
  { workId, checkedSegmentId: id, marked }: InputOf<typeof qaCheckApi.markCheckedSegment>,
): Promise<null> {
  await requireCheck(context, workId);
  if (!(await setMarked(context.db, { workId, id, marked }))) throw new AppError('resource.not-found');
  return null;
}
