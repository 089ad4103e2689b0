import { commentsApi } from '@transloom/contracts/comments';
import { route } from '../../platform/http/route.ts';
import { documentComments, mentionablePeople } from './show-comments.ts';
import { createComment, deleteComment, replyToComment, resolveComment } from './write-comments.ts';

export const commentsRoutes = [
  route(commentsApi.documentComments, documentComments),
  route(commentsApi.mentionablePeople, mentionablePeople),
  route(commentsApi.createComment, createComment),
  route(commentsApi.replyToComment, replyToComment),
  route(commentsApi.resolveComment, resolveComment),
  route(commentsApi.deleteComment, deleteComment),
];
