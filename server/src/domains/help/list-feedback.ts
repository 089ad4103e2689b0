import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { Feedback, helpApi } from '@transloom/contracts/help';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { type FeedbackRow, selectFeedback, updateHandled } from './help.store.ts';

/** Reports of every organization, for the operator. */
export async function listFeedback(
  context: Context,
  { pageNumber, pageSize, state }: InputOf<typeof helpApi.listFeedback>,
): Promise<OutputOf<typeof helpApi.listFeedback>> {
  const page = { state, offset: (pageNumber - 1) * pageSize, count: pageSize };
  const { records, total } = await context.asSystem((db) => selectFeedback(db, page));
  return { records: records.map(showFeedback), total, pageNumber, pageSize };
}

/** @throws {AppError} resource.not-found */
export async function handleFeedback(
  context: Context,
  { feedbackId, handled }: InputOf<typeof helpApi.handleFeedback>,
): Promise<Feedback> {
  const at = handled ? context.now() : null;
  const changed = await context.asSystem((db) => updateHandled(db, feedbackId, at));
  if (!changed) throw new AppError('resource.not-found');
  return showFeedback(changed);
}

function showFeedback({ organizationId: _o, userId: _u, ...row }: FeedbackRow): Feedback {
  return {
    ...row,
    kind: row.kind as Feedback['kind'],
    username: row.username ?? '',
    organizationName: row.organizationName ?? '',
    createdAt: row.createdAt.toISOString(),
    handledAt: row.handledAt?.toISOString() ?? null,
  };
}
