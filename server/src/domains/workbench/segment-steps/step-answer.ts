import type { LeftSegment } from '@transloom/contracts/segment-steps';
import type { SegmentStep } from '@transloom/contracts/segment-work';
import type { Context } from '../../../platform/context.ts';
import { segmentSummaries } from '../../documents/segments/segment-summary.ts';
import type { SegmentWork } from '../../documents/segments/segment-work.ts';
import type { Step } from '../../documents/segments/step-segments.ts';
import { requireWork } from '../require-work.ts';

/** As whom the actor works on each document; asked for once. */
export type Works = (documentId: string) => Promise<SegmentWork>;

export function worksOf(
  context: Context,
  known?: { readonly documentId: string; readonly work: SegmentWork },
): Works {
  return async (documentId) =>
    documentId === known?.documentId ? known.work : (await requireWork(context, documentId, undefined)).work;
}

/** What a step answers to the editor of one document. */
export async function stepAnswer(
  context: Context,
  documentId: string,
  { step: { stepId, outcomes }, works }: { readonly step: Step; readonly works: Works },
): Promise<SegmentStep> {
  const changed = outcomes.filter((outcome) => outcome.changed);
  const here = changed.map(({ segment }) => segment).filter((segment) => segment.documentId === documentId);
  const segments = await segmentSummaries(context, here, await works(documentId));
  return { stepId, changed: changed.length, segments };
}

/** Segments that a step wanted to change and left as they were. */
export function leftOf({ outcomes }: Step, nameOf: (documentId: string) => string): LeftSegment[] {
  return outcomes
    .filter(({ outcome }) => outcome !== 'saved')
    .map(({ segmentId, segment, refusal }) => ({
      segmentId,
      documentName: nameOf(segment.documentId),
      number: segment.number,
      refusal,
    }));
}
