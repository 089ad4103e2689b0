import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { errorText } from '@transloom/contracts/error-texts';
import type { workbenchApi } from '@transloom/contracts/workbench';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { countAfterCommit } from '../../platform/figures/count-after-commit.ts';
import { defineFigure } from '../../platform/figures/figures.ts';
import { changeSegments } from '../documents/segments/change-segments.ts';
import { forgetUnconfirmed } from '../documents/segments/forget-unconfirmed.ts';
import { keepMergedTexts } from '../documents/segments/keep-merged-texts.ts';
import { rememberConfirmed } from '../documents/segments/remember-confirmed.ts';
import { segmentSummaries } from '../documents/segments/segment-summary.ts';
import { requireWork } from './require-work.ts';

const segmentSaves = defineFigure({
  name: 'segment_saves_total',
  help: 'Changes of segments that people sent, by outcome: saved, conflict, locked or refused',
  labels: ['outcome'],
});

/** @throws {AppError} resource.not-found, project.not-active; task.unavailable where the task is no longer theirs */
export async function saveSegments(
  context: Context,
  { documentId, taskId, changes }: InputOf<typeof workbenchApi.saveSegments>,
): Promise<OutputOf<typeof workbenchApi.saveSegments>> {
  const { work, ...place } = await requireWork(context, documentId, taskId);
  const outcomes = await changeSegments(context, documentId, changes, work);
  const answered = new Set(outcomes.map(({ segmentId }) => segmentId));
  const gone = changes.filter(({ segmentId }) => !answered.has(segmentId));
  const merged = await keepMergedTexts(context, documentId, gone);
  if (merged.length < gone.length) throw new AppError('resource.not-found');
  for (const { outcome } of outcomes) countAfterCommit(context, segmentSaves, { outcome });
  await forgetUnconfirmed(context, place, outcomes);
  await rememberConfirmed(context, place, outcomes);
  const segments = await segmentSummaries(
    context,
    [...outcomes.map(({ segment }) => segment), ...merged.map(({ into }) => into)],
    work,
  );
  const mergedAnswers = merged.flatMap(({ segmentId, kept }, index) => {
    const segment = segments[outcomes.length + index];
    const outcome = kept ? ('merged' as const) : ('saved' as const);
    return segment === undefined ? [] : [{ segmentId, outcome, savedVersion: null, segment, message: null }];
  });
  const answers = outcomes.flatMap(({ segmentId, outcome, savedVersion, refusal }, index) => {
    const segment = segments[index];
    const message = refusal === null ? null : errorText(refusal, context.language);
    return segment === undefined ? [] : [{ segmentId, outcome, savedVersion, segment, message }];
  });
  return [...answers, ...mergedAnswers];
}
