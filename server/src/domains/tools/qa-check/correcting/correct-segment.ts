import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { qaCheckApi } from '@transloom/contracts/qa-check';
import { AppError } from '../../../../platform/app-error.ts';
import type { Context } from '../../../../platform/context.ts';
import { checkRows, compareAround } from '../checking/check-segments.ts';
import { requireCheck } from '../require-check.ts';
import { lockCheckedSegment } from '../segments/checked-segments.store.ts';
import { shownSegments } from '../segments/shown-segments.ts';
import { followModelIssues } from './follow-model-issues.ts';
import { writeTarget } from './write-target.ts';

type Api = typeof qaCheckApi;

/**
 * Writes a correction and checks the segment anew at once.
 * @throws {AppError} resource.not-found, access.denied, work.other-state, qa-check.changed, and what `writeTarget` refuses
 */
export async function correctSegment(
  context: Context,
  { workId, checkedSegmentId, seen, target }: InputOf<Api['correctSegment']>,
): Promise<OutputOf<Api['correctSegment']>> {
  const check = await requireCheck(context, workId);
  const before = await lockCheckedSegment(context.db, workId, checkedSegmentId);
  if (before === undefined) throw new AppError('resource.not-found');
  if (before.change !== seen) throw new AppError('qa-check.changed');
  const row = await writeTarget(context, check, { row: before, target });
  await followModelIssues(context, { row, before: before.target });
  await checkRows(context, check, [row]);
  await compareAround(context, check, [{ row, before: before.target }]);
  const [shown] = await shownSegments(context, [row]);
  if (shown === undefined) throw new Error('a segment that was corrected is not shown');
  return shown;
}
