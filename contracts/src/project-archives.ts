import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { doneSchema, idSchema } from './fields.ts';
import { webhookDeliverySchema } from './webhooks.ts';

const projectInput = z.object({ projectId: idSchema });
const deliveriesSchema = z.object({
  /** Host of the outside system that archiving tells; null where there is none. */
  tells: z.string().nullable(),
  /** Newest first. */
  deliveries: z.array(webhookDeliverySchema),
});

export const projectArchivesApi = {
  archiveProject: defineEndpoint({
    method: 'POST',
    path: '/api/projects/{projectId}/archive',
    access: 'project:manage',
    summary:
      'Accept and archive a project; its files and tasks are told to the outside system unless `tell` is false',
    input: projectInput.extend({ tell: z.boolean().default(true) }),
    output: doneSchema,
  }),
  reactivateProject: defineEndpoint({
    method: 'POST',
    path: '/api/projects/{projectId}/reactivate',
    access: 'project:manage',
    summary: 'Open an archived project again',
    input: projectInput,
    output: doneSchema,
  }),
  projectDeliveries: defineEndpoint({
    method: 'GET',
    path: '/api/projects/{projectId}/deliveries',
    access: 'project:manage',
    summary: 'What was told to the outside system about a project, with its answers',
    input: projectInput,
    output: deliveriesSchema,
  }),
  sendAgain: defineEndpoint({
    method: 'POST',
    path: '/api/projects/{projectId}/deliveries/{deliveryId}/again',
    access: 'project:manage',
    summary: 'Send something to the outside system again',
    input: projectInput.extend({ deliveryId: idSchema }),
    output: doneSchema,
  }),
};
