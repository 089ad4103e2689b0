import { z } from 'zod';
import { customEngineKindSchema, makingKeys } from './custom-engine-fields.ts';
import { defineEndpoint } from './endpoint.ts';
import { doneSchema, idSchema, instantSchema, languageTagSchema } from './fields.ts';

/** An engine of another organization, joined by its link. */
export const joinedEngineSchema = z.object({
  customEngineId: idSchema,
  kind: customEngineKindSchema,
  name: z.string(),
  description: z.string(),
  sourceLanguage: languageTagSchema,
  targetLanguage: languageTagSchema,
  /** Whose it is. */
  organization: z.string(),
  /** Whether it can be chosen at the moment. */
  serving: z.boolean(),
  /** Of the guest: what a language model's engine translates with. */
  baseEngine: z.string().nullable(),
});
export type JoinedEngine = z.infer<typeof joinedEngineSchema>;

export const engineSharingSchema = z.object({
  /** Null where it is not shared. */
  share: z.object({ token: z.string(), expiresAt: instantSchema.nullable() }).nullable(),
  guests: z.array(z.object({ organization: z.string(), user: z.string(), joinedAt: instantSchema })),
});
export type EngineSharing = z.infer<typeof engineSharingSchema>;

const sharePasswordSchema = z.string().min(6).max(64);
const link = { customEngineId: idSchema, token: z.string().min(1).max(64) };

const one = { customEngineId: idSchema };

/** Sharing by a link with a password, and what guests do. */
export const engineSharingEndpoints = {
  sharing: defineEndpoint({
    method: 'GET',
    path: '/api/mt/engines/custom/{customEngineId}/share',
    access: makingKeys,
    summary: 'Whether a custom engine is shared, until when, and who joined it',
    input: z.object(one),
    output: engineSharingSchema,
  }),
  shareEngine: defineEndpoint({
    method: 'POST',
    path: '/api/mt/engines/custom/{customEngineId}/share',
    access: makingKeys,
    summary: 'Share a custom engine by a new link with a password; an earlier link ends, who joined stays',
    transaction: 'none',
    input: z.object({
      ...one,
      password: sharePasswordSchema,
      expiresAt: instantSchema.nullable().default(null),
    }),
    output: engineSharingSchema,
  }),
  stopSharing: defineEndpoint({
    method: 'DELETE',
    path: '/api/mt/engines/custom/{customEngineId}/share',
    access: makingKeys,
    summary: 'End the link, and whoever joined loses the engine',
    input: z.object(one),
    output: doneSchema,
  }),
  sharedEngine: defineEndpoint({
    method: 'GET',
    path: '/api/mt/engines/shared/{customEngineId}/{token}',
    access: 'engine:engineShareRouter',
    summary: 'What a link to a shared engine leads to',
    input: z.object(link),
    output: joinedEngineSchema.extend({ joined: z.boolean() }),
  }),
  joinEngine: defineEndpoint({
    method: 'POST',
    path: '/api/mt/engines/shared/{customEngineId}/{token}',
    access: 'engine:engineShareRouter',
    summary: 'Join a shared engine by its password; tries are limited',
    transaction: 'none',
    input: z.object({
      ...link,
      password: z.string().max(64),
      baseEngine: z.string().max(80).nullable().default(null),
    }),
    output: joinedEngineSchema,
  }),
  leaveEngine: defineEndpoint({
    method: 'DELETE',
    path: '/api/mt/engines/joined/{customEngineId}',
    access: 'engine:engineShareRouter',
    summary: 'Leave an engine of another organisation',
    input: z.object(one),
    output: doneSchema,
  }),
};
