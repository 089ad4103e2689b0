import type { CommentReply, CommentThread, commentsApi } from '@transloom/contracts/comments';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { Context } from '../../platform/context.ts';
import { requireDocument } from '../documents/require-document.ts';
import { peopleOfDocument } from '../project-people/people-of-document.ts';
import { shownNames } from '../users/shown-names.ts';
import { type CommentRow, findComments } from './comments.store.ts';

type Api = typeof commentsApi;

/** Names that are offered for what somebody types behind `@`. */
const peopleOffered = 20;

/** @throws {AppError} resource.not-found, access.denied */
export async function documentComments(
  context: Context,
  { documentId }: InputOf<Api['documentComments']>,
): Promise<OutputOf<Api['documentComments']>> {
  await requireDocument(context, documentId);
  return shownThreads(context, await findComments(context.db, documentId));
}

/** @throws {AppError} resource.not-found, access.denied */
export async function mentionablePeople(
  context: Context,
  { documentId, search }: InputOf<Api['mentionablePeople']>,
): Promise<OutputOf<Api['mentionablePeople']>> {
  await requireDocument(context, documentId);
  return [...(await peopleOfDocument(context, documentId, { search, limit: peopleOffered }))];
}

/** Threads with their replies as the reader sees them, oldest first. */
export async function shownThreads(context: Context, rows: readonly CommentRow[]): Promise<CommentThread[]> {
  const ids = rows.flatMap(({ authorId, mentions, resolvedBy }) =>
    [authorId, ...mentions, resolvedBy ?? []].flat(),
  );
  const names = await shownNames(context, ids);
  const replies = Map.groupBy(rows, ({ threadId }) => threadId);
  const shown = (row: CommentRow): CommentReply => ({
    commentId: row.id,
    text: row.body,
    author: person(row.authorId),
    writtenAt: row.writtenAt.toISOString(),
    mentions: row.mentions.map(person),
    deletable: mayDelete(context, row),
  });
  return rows
    .filter(({ threadId }) => threadId === null)
    .map((row) => ({
      ...shown(row),
      segmentId: row.segmentId,
      range: rangeOf(row),
      resolved:
        row.resolvedAt === null
          ? null
          : { by: names.get(row.resolvedBy ?? '') ?? '', at: row.resolvedAt.toISOString() },
      replies: (replies.get(row.id) ?? []).map(shown),
    }));

  function person(userId: string) {
    return { userId, name: names.get(userId) ?? '' };
  }
}

export function mayDelete({ actor }: Pick<Context, 'actor'>, { authorId }: CommentRow): boolean {
  return authorId === actor.userId || actor.permissions.has('project:manage');
}

function rangeOf({ side, rangeStart, rangeEnd, quote }: CommentRow): CommentThread['range'] {
  if (side === null || rangeStart === null || rangeEnd === null || quote === null) return null;
  return { side: side === 'source' ? 'source' : 'target', start: rangeStart, end: rangeEnd, quote };
}
