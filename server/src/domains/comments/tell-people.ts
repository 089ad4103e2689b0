import type { Context } from '../../platform/context.ts';
import { requireDocument } from '../documents/require-document.ts';
import { requireSegment } from '../documents/segments/require-segment.ts';
import type { NoticeKind } from '../messages/notice-kinds.ts';
import { notify } from '../messages/notify.ts';
import { shownName } from '../users/shown-names.ts';
import type { CommentRow } from './comments.store.ts';

/** Nobody is told of what they write themselves. */
export function tellMentioned(
  context: Context,
  comment: CommentRow,
  userIds: readonly string[],
): Promise<void> {
  return tell(context, { kind: 'comment-mention', comment, userIds });
}

export function tellThread(context: Context, comment: CommentRow, userIds: readonly string[]): Promise<void> {
  return tell(context, { kind: 'comment-reply', comment, userIds });
}

interface Told {
  readonly kind: NoticeKind;
  readonly comment: CommentRow;
  readonly userIds: readonly string[];
}

async function tell(context: Context, { kind, comment, userIds }: Told): Promise<void> {
  const to = [...new Set(userIds)].filter((userId) => userId !== context.actor.userId);
  if (to.length === 0) return;
  const { number } = await requireSegment(context, comment.segmentId);
  const { name } = await requireDocument(context, comment.documentId);
  await notify(context, {
    kind,
    to,
    link: `/workbench/editer?documentId=${comment.documentId}&segment=${comment.segmentId}`,
    params: {
      username: await shownName(context, context.actor.userId),
      document: name,
      number,
      text: comment.body,
    },
  });
}
