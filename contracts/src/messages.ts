import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { doneSchema, emptySchema, idSchema, instantSchema, pageSchema } from './fields.ts';
import { limits } from './limits.ts';

export const readStatusSchema = z.enum(['unread', 'read']);

/** Codes of what a reader can do with a message (P4.6). */
export const messageActions = { join: 1, review: 3 } as const;
export type MessageAction = (typeof messageActions)[keyof typeof messageActions];

/** `templateContent` is HTML made by the server from templates with escaped values; it is sanitised again on render. */
export const messageSchema = z.object({
  id: idSchema,
  templateName: z.string(),
  templateContent: z.string(),
  createTime: instantSchema,
  readStatus: readStatusSchema,
  /** Codes of `messageActions`. */
  action: z.array(z.number().int()),
  /** The page it is about, to which its actions lead; an address of the product. */
  link: z.string().nullable(),
  /** What the reader has done, in their language. */
  actionResult: z.object({ result: z.string() }).nullable(),
});
export type Message = z.infer<typeof messageSchema>;

/** How a notice is shown: by itself for a while, with a link, or as a dialog that each person closes once (status 222). */
export const noticeActionSchema = z.enum(['TOAST', 'LINK', 'POPUP']);

export const noticeSchema = z.object({
  id: idSchema,
  title: z.string(),
  text: z.string(),
  action: noticeActionSchema,
  link: z.string().nullable(),
  navigationVersion: z.string(),
  createTime: instantSchema,
});

export const messagesApi = {
  unreadCount: defineEndpoint({
    method: 'GET',
    path: '/api/system/messages/unread-count',
    access: 'signed-in',
    summary: 'Number of unread messages',
    input: emptySchema,
    output: z.object({ count: z.number().int() }),
  }),
  listMessages: defineEndpoint({
    method: 'POST',
    path: '/api/system/messages/my-page',
    access: 'signed-in',
    summary: 'Messages of the user, newest first',
    input: z.object({
      pageNumber: z.number().int().min(1).default(1),
      pageSize: z.number().int().min(1).max(limits.messagesPerPage).default(limits.messagesPerPage),
      /** Empty for all. */
      readStatus: z.union([readStatusSchema, z.literal('')]).default(''),
    }),
    output: z.object({ pager: pageSchema(messageSchema) }),
  }),
  deleteMessage: defineEndpoint({
    method: 'POST',
    path: '/api/system/messages/delete',
    access: 'signed-in',
    summary: 'Delete one message',
    input: z.object({ id: idSchema }),
    output: doneSchema,
  }),
  actOnMessage: defineEndpoint({
    method: 'POST',
    path: '/api/system/messages/action',
    access: 'signed-in',
    summary: 'Carry out the action of a message',
    input: z.object({ id: idSchema, action: z.number().int() }),
    output: messageSchema.extend({
      /** Whether the reader goes on at the link of the message. */
      goesOn: z.boolean(),
    }),
  }),
  markRead: defineEndpoint({
    method: 'GET',
    path: '/api/system/messages/read',
    access: 'signed-in',
    changes: true,
    summary: 'Mark one message as read',
    input: z.object({ id: idSchema }),
    output: doneSchema,
  }),
  markAllRead: defineEndpoint({
    method: 'GET',
    path: '/api/system/messages/read-all',
    access: 'signed-in',
    changes: true,
    summary: 'Mark all messages as read',
    input: emptySchema,
    output: doneSchema,
  }),
  alerts: defineEndpoint({
    method: 'GET',
    path: '/api/system/messages/pop-up',
    access: 'signed-in',
    changes: true,
    summary:
      'Messages to be shown at once, by title; each is given once. Status 222 while a pop-up waits to be closed',
    input: emptySchema,
    output: z.record(z.string(), z.array(z.object({ id: idSchema, templateContent: z.string() }))),
  }),
  notices: defineEndpoint({
    method: 'GET',
    path: '/api/system/notices',
    access: 'signed-in',
    summary: 'Notices of the installation',
    input: emptySchema,
    output: z.array(noticeSchema),
  }),
  closePopup: defineEndpoint({
    method: 'GET',
    path: '/api/gateway/platform-setup/popup/close',
    access: 'signed-in',
    changes: true,
    summary: 'The notice dialog of status 222 was closed',
    input: z.object({ messageId: idSchema }),
    output: doneSchema,
  }),
};
