import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { emptySchema, idSchema, instantSchema } from './fields.ts';

/** The fate of one of the person’s organizations once the account is deleted. */
export const deletionEffectSchema = z.object({
  organizationId: idSchema,
  name: z.string(),
  /** Members beside the person. */
  otherMembers: z.number().int(),
  /** Tasks that go back to who assigns them. */
  openTasks: z.number().int(),
  /**
   * leave: the person leaves it. delete: nobody else is in it, and what it holds is deleted. hand-over: the person runs it
   * for others, and transfers it first.
   */
  effect: z.enum(['leave', 'delete', 'hand-over']),
});
export type DeletionEffect = z.infer<typeof deletionEffectSchema>;

/** A person takes their data along, and ends their account. */
export const accountDataApi = {
  downloadData: defineEndpoint({
    method: 'POST',
    path: '/api/account/data',
    access: 'signed-in',
    browserOnly: true,
    summary: 'Write what is stored about the user into a zip of JSON files among the downloads',
    input: emptySchema,
    output: z.object({ resourceId: idSchema }),
  }),
  deletionEffects: defineEndpoint({
    method: 'GET',
    path: '/api/account/deletion',
    access: 'signed-in',
    browserOnly: true,
    summary: 'What the deletion of the account would do to each organization of the user',
    input: emptySchema,
    output: z.object({ days: z.number().int(), organizations: z.array(deletionEffectSchema) }),
  }),
  planDeletion: defineEndpoint({
    method: 'POST',
    path: '/api/account/deletion',
    access: 'signed-in',
    browserOnly: true,
    summary: 'Plan the deletion of the account, and sign out everywhere; signing in again keeps the account',
    input: emptySchema,
    output: z.object({ dueAt: instantSchema }),
  }),
};
