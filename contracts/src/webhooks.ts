import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { doneSchema, emptySchema, idSchema, instantSchema } from './fields.ts';
import { limits } from './limits.ts';

export const webhookEvents = ['project.archived', 'webhook.test'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Why an address gave no answer. */
export const webhookFailures = ['not-allowed', 'unreachable', 'timeout', 'redirected', 'too-large'] as const;

export const webhookAnswerSchema = z.object({
  /** HTTP status; null where no answer came. */
  status: z.number().int().nullable(),
  /** The beginning of what came back. */
  text: z.string(),
  failure: z.enum(webhookFailures).nullable(),
});
export type StoredWebhookAnswer = z.infer<typeof webhookAnswerSchema>;

export const webhookDeliverySchema = z.object({
  deliveryId: idSchema,
  event: z.enum(webhookEvents),
  /** waiting: is sent soon, or again. failed: it was tried for hours, or nothing can be sent any more. */
  state: z.enum(['waiting', 'delivered', 'failed']),
  tries: z.number().int(),
  /** Of the last try. */
  answer: webhookAnswerSchema.nullable(),
  createdAt: instantSchema,
  triedAt: instantSchema.nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;

export const webhookSchema = z.object({
  url: z.string(),
  active: z.boolean(),
  /** The signing key, masked. */
  secret: z.string(),
  updatedAt: instantSchema,
});
export type Webhook = z.infer<typeof webhookSchema>;

/** `secret` is the signing key in clear, shown once after it was made. */
const savedSchema = z.object({ webhook: webhookSchema, secret: z.string().nullable() });

export const webhooksApi = {
  webhook: defineEndpoint({
    method: 'GET',
    path: '/api/organizations/webhook',
    access: 'organization:edit',
    summary: 'The outside system that is told of archived projects; null where there is none',
    input: emptySchema,
    output: z.object({ webhook: webhookSchema.nullable() }),
  }),
  saveWebhook: defineEndpoint({
    method: 'PUT',
    path: '/api/organizations/webhook',
    access: 'organization:edit',
    summary: 'Name the outside system; a new address or the wish for it makes a new signing key',
    input: z.object({
      url: z.url({ protocol: /^https?$/ }).max(limits.webhookUrlCharacters, 'too-long'),
      active: z.boolean().default(true),
      newSecret: z.boolean().default(false),
    }),
    output: savedSchema,
  }),
  removeWebhook: defineEndpoint({
    method: 'DELETE',
    path: '/api/organizations/webhook',
    access: 'organization:edit',
    summary: 'Forget the outside system; deliveries that wait are not sent',
    input: emptySchema,
    output: doneSchema,
  }),
  tryWebhook: defineEndpoint({
    method: 'POST',
    path: '/api/organizations/webhook/test',
    access: 'organization:edit',
    transaction: 'none',
    summary: 'Send a signed trial to the outside system now, and give its answer',
    input: emptySchema,
    output: webhookAnswerSchema.extend({ taken: z.boolean() }),
  }),
};
