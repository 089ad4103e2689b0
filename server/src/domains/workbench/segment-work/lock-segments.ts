import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { segmentWorkApi } from '@transloom/contracts/segment-work';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { lockByHand } from '../../documents/segments/lock-by-hand.ts';
import { requireSegment } from '../../documents/segments/require-segment.ts';
import { segmentSummaries } from '../../documents/segments/segment-summary.ts';
import { notify } from '../../messages/notify.ts';
import { requireProject } from '../../projects/require-project.ts';
import { shownNames } from '../../users/shown-names.ts';
import { requireWork } from '../require-work.ts';

/** Rule D4.24 of the specification. @throws {AppError} resource.not-found, access.denied, project.not-active */
export async function lockSegments(
  context: Context,
  { documentId, segmentIds, locked }: InputOf<typeof segmentWorkApi.lockSegments>,
): Promise<OutputOf<typeof segmentWorkApi.lockSegments>> {
  if (!context.actor.permissions.has(locked ? 'segment:lock' : 'segment:unlock'))
    throw new AppError('access.denied');
  const { work } = await requireWork(context, documentId, undefined);
  const rows = await lockByHand(context, documentId, { segmentIds, locked });
  if (rows.length < new Set(segmentIds).size) throw new AppError('resource.not-found');
  return segmentSummaries(context, rows, work);
}

/** @throws {AppError} resource.not-found, access.denied; segment.not-locked */
export async function requestUnlock(
  context: Context,
  { segmentId, reason }: InputOf<typeof segmentWorkApi.requestUnlock>,
): Promise<OutputOf<typeof segmentWorkApi.requestUnlock>> {
  const segment = await requireSegment(context, segmentId);
  if (!segment.locked) throw new AppError('segment.not-locked');
  const { document } = await requireWork(context, segment.documentId, undefined);
  const { creatorId } = await requireProject(context, document.projectId);
  const names = await shownNames(context, [context.actor.userId]);
  await notify(context, {
    kind: 'unlock-request',
    to: [creatorId],
    link: `/workbench/editer?documentId=${document.id}&segment=${segment.id}`,
    params: {
      username: names.get(context.actor.userId) ?? '',
      document: document.name,
      number: segment.number,
      reason,
    },
  });
  return null;
}
