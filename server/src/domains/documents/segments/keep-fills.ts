import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/db/new-id.ts';
import { announceSegments } from '../announce-document.ts';
import { insertRevisions, type NewRevision } from './segment-changes.store.ts';
import { fillSegments, type SegmentFill } from './segment-fills.store.ts';

interface Document {
  readonly id: string;
  readonly organizationId: string;
}

/** Gives empty segments the targets found for them, with their history; what a person touched meanwhile stays. */
export async function keepFills(
  context: Context,
  document: Document,
  fills: readonly SegmentFill[],
): Promise<void> {
  const changedAt = context.now();
  const filled = await fillSegments(context.db, fills, changedAt);
  const byId = new Map(fills.map((fill) => [fill.id, fill]));
  const revisions = filled.flatMap(({ id, version }): NewRevision[] => {
    const fill = byId.get(id);
    return fill === undefined ? [] : [revision(document, fill, version, changedAt)];
  });
  await insertRevisions(context.db, revisions);
  const changed = filled.map(({ id, version }) => ({ segmentId: id, version }));
  announceSegments(context, document.id, changed);
}

function revision(document: Document, fill: SegmentFill, version: number, changedAt: Date): NewRevision {
  const { target, origin, matchRate, engine } = fill;
  return {
    target,
    origin,
    matchRate,
    engine,
    version,
    changedAt,
    organizationId: document.organizationId,
    segmentId: fill.id,
    operationId: newId(),
    confirmed: false,
    conflicting: false,
    changedBy: null,
  };
}
