import type { Context } from '../../../platform/context.ts';
import { findUnconfirmedTargets } from './segment-changes.store.ts';
import type { SegmentWork } from './segment-work.ts';
import { type Step, stepSegments } from './step-segments.ts';

/** Empties what nobody confirmed, as one step; what is confirmed or locked stays. */
export async function clearUnconfirmed(
  context: Context,
  documentId: string,
  work: SegmentWork,
): Promise<Step> {
  const rows = await findUnconfirmedTargets(context.db, documentId);
  const changes = rows
    .filter((row) => work.refuse(row) === null)
    .map((segment) => ({ segment, target: '', origin: 'none' as const }));
  return stepSegments(context, changes, async () => work);
}
