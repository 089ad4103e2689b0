import type { InputOf } from '@transloom/contracts/endpoint';
import type { polishApi } from '@transloom/contracts/polish';
import { AppError } from '../../../../platform/app-error.ts';
import type { Context } from '../../../../platform/context.ts';
import { requireWork } from '../../../work/require-work.ts';
import { polishKind } from '../polish-kind.ts';
import { findSegmentForChange, saveAllRejected, saveRejected } from './polished-segments.store.ts';

/** Accepts or rejects changes. @throws {AppError} resource.not-found, work.other-state */
export async function reviewChanges(
  context: Context,
  { workId, polishedId, changes, rejected }: InputOf<typeof polishApi.reviewChanges>,
): Promise<null> {
  const { db } = context;
  const { status } = await requireWork(context, polishKind, workId);
  if (status !== 'done') throw new AppError('work.other-state');
  if (polishedId === null) {
    await saveAllRejected(db, workId, rejected);
    return null;
  }
  const row = await findSegmentForChange(db, workId, polishedId);
  if (row === undefined) throw new AppError('resource.not-found');
  const named = new Set(changes ?? Array.from({ length: row.changes }, (_, i) => i));
  const after = Array.from({ length: row.changes }, (_, i) => i).filter((i) =>
    named.has(i) ? rejected : row.rejected.includes(i),
  );
  await saveRejected(db, polishedId, after);
  return null;
}
