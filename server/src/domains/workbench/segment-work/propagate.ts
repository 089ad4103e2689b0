import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { limits } from '@transloom/contracts/limits';
import type { segmentWorkApi } from '@transloom/contracts/segment-work';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { clearUnconfirmed } from '../../documents/segments/clear-unconfirmed.ts';
import {
  equalSegments as findEqual,
  propagateSegment as spread,
} from '../../documents/segments/propagate-segment.ts';
import { requireSegment } from '../../documents/segments/require-segment.ts';
import { revokeStep as revoke } from '../../documents/segments/step-segments.ts';
import { setEditorMode } from '../../documents/set-editor-mode.ts';
import { reachedDocuments } from '../../project-people/reach.ts';
import { requireWork } from '../require-work.ts';
import { stepAnswer, worksOf } from '../segment-steps/step-answer.ts';
import { workedSegment } from './worked-segment.ts';

type StepOutput = OutputOf<typeof segmentWorkApi.propagateSegment>;

/** @throws {AppError} resource.not-found, access.denied */
export async function equalSegments(
  context: Context,
  { segmentId, scope }: InputOf<typeof segmentWorkApi.equalSegments>,
): Promise<OutputOf<typeof segmentWorkApi.equalSegments>> {
  await requireSegment(context, segmentId);
  const found = await findEqual(context, segmentId, scope);
  const open = await reachedDocuments(context, [...new Set(found.map(({ documentId }) => documentId))]);
  const shown = found.filter(({ documentId }) => open.has(documentId));
  return {
    total: shown.length,
    segments: shown.slice(0, limits.segmentsPerSave).map((row) => ({
      segmentId: row.id,
      documentId: row.documentId,
      documentName: row.documentName,
      number: row.number,
      target: row.target,
      confirmed: row.confirmed,
    })),
  };
}

/** @throws {AppError} resource.not-found, access.denied, project.not-active, segment.empty-target */
export async function propagateSegment(
  context: Context,
  { segmentId, ...wish }: InputOf<typeof segmentWorkApi.propagateSegment>,
): Promise<StepOutput> {
  const { segment, document } = await workedSegment(context, segmentId);
  if (segment.target.trim() === '') throw new AppError('segment.empty-target');
  const works = worksOf(context);
  const step = await spread(context, segment, wish, works);
  return stepAnswer(context, document.id, { step, works });
}

/** @throws {AppError} resource.not-found, access.denied, project.not-active */
export async function revokeStep(
  context: Context,
  { documentId, stepId }: InputOf<typeof segmentWorkApi.revokeStep>,
): Promise<OutputOf<typeof segmentWorkApi.revokeStep>> {
  const works = worksOf(context);
  await works(documentId);
  const { kept, ...step } = await revoke(context, stepId, works);
  return { ...(await stepAnswer(context, documentId, { step, works })), kept };
}

/**
 * Rules D4.21 and D4.22 of the specification.
 * @throws {AppError} resource.not-found, access.denied, project.not-active; task.unavailable where the task is no longer theirs
 */
export async function changeMode(
  context: Context,
  { documentId, taskId, mode }: InputOf<typeof segmentWorkApi.changeMode>,
): Promise<StepOutput> {
  const { work } = await requireWork(context, documentId, taskId);
  const works = worksOf(context);
  await setEditorMode(context, documentId, mode);
  if (mode === 'post-editing') return { stepId: null, changed: 0, segments: [] };
  const step = await clearUnconfirmed(context, documentId, work);
  return stepAnswer(context, documentId, { step, works });
}
