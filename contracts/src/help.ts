import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { doneSchema, idSchema, instantSchema, pageQuerySchema, pageSchema } from './fields.ts';
import { limits } from './limits.ts';

export const feedbackKinds = ['problem', 'idea', 'question'] as const;
export type FeedbackKind = (typeof feedbackKinds)[number];

export const feedbackSchema = z.object({
  feedbackId: idSchema,
  kind: z.enum(feedbackKinds),
  message: z.string(),
  /** Address of the page the person came from, without the host; empty if unknown. */
  page: z.string(),
  /** How the person wants to be answered; empty if by the product. */
  contact: z.string(),
  username: z.string(),
  organizationName: z.string(),
  version: z.string(),
  browser: z.string(),
  language: z.string(),
  createdAt: instantSchema,
  handledAt: instantSchema.nullable(),
});
export type Feedback = z.infer<typeof feedbackSchema>;

export const helpApi = {
  sendFeedback: defineEndpoint({
    method: 'POST',
    path: '/api/help/feedback',
    access: 'signed-in',
    summary: 'Tell the operator of the installation about a problem, an idea or a question',
    input: z.object({
      kind: z.enum(feedbackKinds),
      message: z.string().trim().min(1).max(limits.feedbackCharacters),
      page: z.string().max(500).default(''),
      contact: z.string().trim().max(254).default(''),
    }),
    output: doneSchema,
  }),
  listFeedback: defineEndpoint({
    method: 'GET',
    path: '/api/help/feedback',
    access: 'installation:system',
    summary: 'What people reported, newest first; for the operator',
    input: z.object({ ...pageQuerySchema, state: z.enum(['open', 'handled', 'all']).default('open') }),
    output: pageSchema(feedbackSchema),
  }),
  handleFeedback: defineEndpoint({
    method: 'PATCH',
    path: '/api/help/feedback/{feedbackId}',
    access: 'installation:system',
    summary: 'Mark a report as handled, or open it again; for the operator',
    input: z.object({ feedbackId: idSchema, handled: z.boolean() }),
    output: feedbackSchema,
  }),
};
