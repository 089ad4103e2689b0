import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { qaCheckApi } from '@transloom/contracts/qa-check';
import type { Context } from '../../../../platform/context.ts';
import { requireCheck } from '../require-check.ts';
import { countSegments, findSegmentPage } from './checked-segments.store.ts';
import { shownSegments } from './shown-segments.ts';

/** A page of the segments (D3.41). @throws {AppError} resource.not-found, access.denied, work.other-state */
export async function listCheckedSegments(
  context: Context,
  { offset, limit, ...filter }: InputOf<typeof qaCheckApi.listCheckedSegments>,
): Promise<OutputOf<typeof qaCheckApi.listCheckedSegments>> {
  await requireCheck(context, filter.workId);
  const rows = await findSegmentPage(context.db, filter, { offset, limit });
  return {
    records: await shownSegments(context, rows),
    total: await countSegments(context.db, filter),
  };
}
