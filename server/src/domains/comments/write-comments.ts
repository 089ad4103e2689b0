import type { CommentThread, commentsApi } from '@transloom/contracts/comments';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/db/new-id.ts';
import { requireDocument } from '../documents/require-document.ts';
import { requireSegment } from '../documents/segments/require-segment.ts';
import { peopleOfDocument } from '../project-people/people-of-document.ts';
import { requireActiveProject } from '../projects/require-project.ts';
import {
  type CommentRow,
  deleteCommentRow,
  findComment,
  findThread,
  insertComment,
  setResolution,
} from './comments.store.ts';
import { mayDelete, shownThreads } from './show-comments.ts';
import { tellMentioned, tellThread } from './tell-people.ts';

type Api = typeof commentsApi;

/** @throws {AppError} resource.not-found, access.denied, project.not-active, comment.unreached */
export async function createComment(
  context: Context,
  { segmentId, text, mentions, range }: InputOf<Api['createComment']>,
): Promise<OutputOf<Api['createComment']>> {
  const { documentId } = await requireSegment(context, segmentId);
  await requireOpen(context, documentId);
  await requireReached(context, documentId, mentions);
  const comment = written(context, { documentId, segmentId, threadId: null, body: text, mentions, range });
  await insertComment(context.db, comment);
  await tellMentioned(context, comment, mentions);
  return changed(context, comment);
}

/** @throws {AppError} resource.not-found, access.denied, project.not-active, comment.unreached */
export async function replyToComment(
  context: Context,
  { commentId, text, mentions }: InputOf<Api['replyToComment']>,
): Promise<OutputOf<Api['replyToComment']>> {
  const thread = await requireThread(context, commentId);
  const { documentId, segmentId, id: threadId } = thread;
  await requireReached(context, documentId, mentions);
  const reply = written(context, { documentId, segmentId, threadId, body: text, mentions, range: null });
  await insertComment(context.db, reply);
  const people = (await findThread(context.db, threadId)).map(({ authorId }) => authorId);
  await tellMentioned(context, reply, mentions);
  await tellThread(
    context,
    reply,
    people.filter((userId) => !mentions.includes(userId)),
  );
  return changed(context, thread);
}

/** @throws {AppError} resource.not-found, access.denied, project.not-active */
export async function resolveComment(
  context: Context,
  { commentId, resolved }: InputOf<Api['resolveComment']>,
): Promise<OutputOf<Api['resolveComment']>> {
  const thread = await requireThread(context, commentId);
  await setResolution(context.db, thread.id, {
    resolvedBy: resolved ? context.actor.userId : null,
    resolvedAt: resolved ? context.now() : null,
  });
  return changed(context, thread);
}

/** @throws {AppError} resource.not-found, access.denied, project.not-active */
export async function deleteComment(
  context: Context,
  { commentId }: InputOf<Api['deleteComment']>,
): Promise<null> {
  const comment = await findComment(context.db, commentId);
  if (comment === undefined) throw new AppError('resource.not-found');
  await requireOpen(context, comment.documentId);
  if (!mayDelete(context, comment)) throw new AppError('access.denied');
  await deleteCommentRow(context.db, commentId);
  announce(context, comment.documentId);
  return null;
}

/** The first comment of a thread. */
async function requireThread(context: Context, commentId: string): Promise<CommentRow> {
  const thread = await findComment(context.db, commentId);
  if (thread === undefined || thread.threadId !== null) throw new AppError('resource.not-found');
  await requireOpen(context, thread.documentId);
  return thread;
}

async function requireOpen(context: Context, documentId: string): Promise<void> {
  const { projectId } = await requireDocument(context, documentId);
  await requireActiveProject(context, projectId);
}

/** Who cannot open the document is never told of it. */
async function requireReached(
  context: Context,
  documentId: string,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return;
  const people = await peopleOfDocument(context, documentId, { among: userIds, limit: userIds.length });
  const reached = new Set(people.map(({ userId }) => userId));
  if (userIds.some((userId) => !reached.has(userId))) throw new AppError('comment.unreached');
}

interface NewComment extends Pick<CommentRow, 'documentId' | 'segmentId' | 'threadId' | 'body' | 'mentions'> {
  readonly range: CommentThread['range'];
}

function written({ actor, ...context }: Context, { range, ...comment }: NewComment): CommentRow {
  return {
    organizationId: actor.organizationId,
    id: newId(),
    ...comment,
    side: range?.side ?? null,
    rangeStart: range?.start ?? null,
    rangeEnd: range?.end ?? null,
    quote: range?.quote ?? null,
    authorId: actor.userId,
    writtenAt: context.now(),
    resolvedBy: null,
    resolvedAt: null,
  };
}

async function changed(context: Context, { id, documentId }: CommentRow): Promise<CommentThread> {
  announce(context, documentId);
  const [thread] = await shownThreads(context, await findThread(context.db, id));
  if (thread === undefined) throw new AppError('resource.not-found');
  return thread;
}

function announce(context: Pick<Context, 'publish'>, documentId: string): void {
  context.publish({
    audience: { kind: 'document', documentId },
    message: { type: 'comments-changed', documentId },
  });
}
