import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { doneSchema, idSchema, instantSchema } from './fields.ts';

const personSchema = z.object({ userId: idSchema, name: z.string() });
export type MentionedPerson = z.infer<typeof personSchema>;

/** Words of a segment that a comment is about, in UTF-16 units of the text without its codes. */
const rangeSchema = z
  .object({
    side: z.enum(['source', 'target']),
    start: z.number().int().min(0),
    end: z.number().int().min(0),
    /** The words as they stood then. */
    quote: z.string().min(1).max(500),
  })
  .refine(({ start, end }) => start < end, { error: 'invalid', path: ['end'] });

const replySchema = z.object({
  commentId: idSchema,
  text: z.string(),
  author: personSchema,
  writtenAt: instantSchema,
  /** People whom `@name` of the text names. */
  mentions: z.array(personSchema),
  /** The reader may delete it: it is their own, or they manage projects. */
  deletable: z.boolean(),
});
export type CommentReply = z.infer<typeof replySchema>;

export const commentThreadSchema = replySchema.extend({
  segmentId: idSchema,
  /** Null: about the whole segment. */
  range: rangeSchema.nullable(),
  /** Null while it is open. */
  resolved: z.object({ by: z.string(), at: instantSchema }).nullable(),
  replies: z.array(replySchema),
});
export type CommentThread = z.infer<typeof commentThreadSchema>;

export const longestComment = 2000;

const words = {
  text: z.string().trim().min(1, 'required').max(longestComment, 'too-long'),
  mentions: z.array(idSchema).max(20).default([]),
};

const one = { commentId: idSchema };

/** Rules D5.37, D5.44 and D7.15 of the specification. */
export const commentsApi = {
  documentComments: defineEndpoint({
    method: 'GET',
    path: '/api/editor/documents/{documentId}/comments',
    access: 'project:editRouter',
    summary: 'Comments on the segments of a document with their replies, oldest first',
    input: z.object({ documentId: idSchema }),
    output: z.array(commentThreadSchema),
  }),
  createComment: defineEndpoint({
    method: 'POST',
    path: '/api/editor/segments/{segmentId}/comments',
    access: 'segment:comment',
    summary: 'Comment on a segment or on some of its words; people who are mentioned are told',
    input: z.object({ segmentId: idSchema, ...words, range: rangeSchema.nullable().default(null) }),
    output: commentThreadSchema,
  }),
  replyToComment: defineEndpoint({
    method: 'POST',
    path: '/api/editor/comments/{commentId}/replies',
    access: 'segment:comment',
    summary: 'Reply to a comment; everybody who wrote in its thread is told',
    input: z.object({ ...one, ...words }),
    output: commentThreadSchema,
  }),
  resolveComment: defineEndpoint({
    method: 'PUT',
    path: '/api/editor/comments/{commentId}/resolution',
    access: 'segment:comment',
    summary: 'Resolve a comment, or open it again',
    input: z.object({ ...one, resolved: z.boolean() }),
    output: commentThreadSchema,
  }),
  deleteComment: defineEndpoint({
    method: 'DELETE',
    path: '/api/editor/comments/{commentId}',
    access: 'segment:comment',
    summary: 'Delete a comment with its replies, or one reply',
    input: z.object(one),
    output: doneSchema,
  }),
  mentionablePeople: defineEndpoint({
    method: 'GET',
    path: '/api/editor/documents/{documentId}/people',
    access: 'segment:comment',
    summary: 'People who can be mentioned: members who reach the document, by name',
    input: z.object({ documentId: idSchema, search: z.string().max(50).default('') }),
    output: z.array(personSchema),
  }),
};
