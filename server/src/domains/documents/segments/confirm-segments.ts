import { limits } from '@transloom/contracts/limits';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/db/new-id.ts';
import { announceSegments } from '../announce-document.ts';
import { requireDocument } from '../require-document.ts';
import { changeSegments } from './change-segments.ts';
import { rememberConfirmed } from './remember-confirmed.ts';
import { findToConfirm, lowerConfirmed } from './segment-changes.store.ts';
import type { SegmentWork } from './segment-work.ts';
import type { SegmentRecord } from './segments.store.ts';

interface PartToConfirm {
  readonly documentId: string;
  readonly projectName: string;
  readonly part: number;
  readonly stage: number;
  readonly stages: number;
  readonly work: SegmentWork;
}

/** Confirms everything of a part that is translated; what has no translation stays as it is. */
export async function confirmPart(context: Context, wish: PartToConfirm): Promise<void> {
  const { documentId, projectName, part, stage, stages, work } = wish;
  const document = await requireDocument(context, documentId);
  let after = 0;
  for (;;) {
    const page = { after, limit: limits.segmentsPerPage };
    const segments = await findToConfirm(context.db, { documentId, part, stage }, page);
    const last = segments.at(-1);
    if (last === undefined) return;
    const outcomes = await changeSegments(context, documentId, segments.map(confirmed), work);
    await rememberConfirmed(context, { document, projectName, stages }, outcomes);
    after = last.number;
  }
}

function confirmed(segment: SegmentRecord) {
  const { id, version, target, origin, matchRate, engine, memoryEntryId } = segment;
  return {
    segmentId: id,
    baseVersion: version,
    operationId: newId(),
    target,
    confirmed: true,
    origin: origin as 'person',
    matchRate,
    engine,
    memoryEntryId,
  };
}

/** Opens segments again for a stage: its own confirmation and those of later stages are gone. Gives how many there were. */
export async function reopenSegments(
  context: Context,
  part: Parameters<typeof lowerConfirmed>[1],
): Promise<number> {
  const lowered = await lowerConfirmed(context.db, part);
  announceSegments(
    context,
    part.documentId,
    lowered.map(({ id, version }) => ({ segmentId: id, version })),
  );
  return lowered.length;
}
