import type { AlignmentState, alignmentApi } from '@transloom/contracts/alignment';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { Context } from '../../../../platform/context.ts';
import { countRows, findPage, findPending, hasChange } from './pairs.store.ts';
import { type OpenAlignment, requireAlignment } from './require-alignment.ts';

/** A page of the rows. @throws {AppError} resource.not-found, work.other-state */
export async function listPairs(
  context: Context,
  { workId, ...page }: InputOf<typeof alignmentApi.listPairs>,
): Promise<OutputOf<typeof alignmentApi.listPairs>> {
  const alignment = await requireAlignment(context, workId, 'read');
  const rows = await findPage(context.db, { workId, ...page });
  const records = rows.map(({ id: rowId, number, source, target, confidence, state }) => {
    return { rowId, number, source, target, confidence, state };
  });
  return { ...(await alignmentState(context, workId, alignment)), records };
}

export async function alignmentState(
  { db }: Context,
  workId: string,
  { change, saved }: Pick<OpenAlignment, 'change' | 'saved'>,
): Promise<AlignmentState> {
  const canRedo = await hasChange(db, workId, change + 1);
  return { ...(await countRows(db, workId)), change, canUndo: change > 0, canRedo, saved: [...saved] };
}

const mostPending = 10_000;

/** @throws {AppError} resource.not-found, work.other-state */
export async function pendingPairs(
  context: Context,
  { workId }: InputOf<typeof alignmentApi.pendingPairs>,
): Promise<OutputOf<typeof alignmentApi.pendingPairs>> {
  await requireAlignment(context, workId, 'read');
  return { numbers: [...(await findPending(context.db, workId, mostPending))] };
}
