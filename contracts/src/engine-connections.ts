import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { engineCostSchema, enginePriceSchema } from './engines.ts';
import { doneSchema, emptySchema, idSchema, instantSchema } from './fields.ts';

/** Whose an engine is: the organisation's, or one person's. */
export const engineScopeSchema = z.enum(['organization', 'user']);

const priceAmountSchema = z.number().min(0).max(1_000_000);

const connectionLimits = {
  /** Most characters a calendar month (UTC); null for no limit. */
  charactersPerMonth: z.number().int().min(1).max(2_000_000_000).nullable(),
  requestsPerMinute: z.number().int().min(1).max(60_000).nullable(),
  /** Key of the engine that translates what this one fails at; null for none. */
  fallbackKey: z.string().max(80).nullable(),
  /** What the organization really pays; null: what the vendor lists. */
  price: z
    .object({
      ...enginePriceSchema.shape,
      source: priceAmountSchema,
      target: priceAmountSchema.optional(),
    })
    .refine(({ unit, target }) => unit === 'tokens' || target === undefined, { path: ['target'] })
    .nullable(),
  /** Most money a calendar month (UTC), in the price's currency; null for no limit. */
  moneyPerMonth: z.number().min(0.01).max(1_000_000_000).nullable(),
};

export const engineConnectionSchema = z.object({
  connectionId: idSchema,
  scope: engineScopeSchema,
  ...connectionLimits,
  /** Characters it translated this month. */
  usedCharacters: z.number(),
  /** What they cost by its price, where that is known. */
  usedCosts: z.array(engineCostSchema),
  /** Of its price, or of the list price where it has none of its own; null where nobody knows one. */
  currency: enginePriceSchema.shape.currency.nullable(),
  vendor: z.string(),
  name: z.string(),
  /** Secrets show as `••••1234`. */
  settings: z.record(z.string(), z.string()),
  /** Secrets that are stored and cannot be read any more; they have to be entered again. */
  unreadable: z.array(z.string()),
  updatedAt: instantSchema,
});
export type EngineConnection = z.infer<typeof engineConnectionSchema>;

const settingsSchema = z.record(z.string().max(40), z.string().max(4000));

const connectionFields = {
  vendor: z.string().max(40),
  name: z.string().trim().min(1).max(40),
  settings: settingsSchema,
  charactersPerMonth: connectionLimits.charactersPerMonth.default(null),
  requestsPerMinute: connectionLimits.requestsPerMinute.default(null),
  fallbackKey: connectionLimits.fallbackKey.default(null),
  price: connectionLimits.price.default(null),
  moneyPerMonth: connectionLimits.moneyPerMonth.default(null),
};

const enginePolicySchema = z.object({
  /** Forbidden ones are kept, and come back when they are allowed again. */
  ownEngines: z.boolean(),
});

export const engineTestSchema = z.object({
  ok: z.boolean(),
  message: z.string(),
  /** A sentence the engine really translated, when it works. */
  sample: z.object({ source: z.string(), target: z.string(), milliseconds: z.number() }).nullable(),
});

export const engineConnectionsApi = {
  listConnections: defineEndpoint({
    method: 'GET',
    path: '/api/mt/engines/connections',
    access: 'signed-in',
    summary: 'Engines the user may change: own ones, and for administrators those of the organisation',
    input: emptySchema,
    output: z.array(engineConnectionSchema),
  }),
  addConnection: defineEndpoint({
    method: 'POST',
    path: '/api/mt/engines/connections',
    access: 'signed-in',
    summary: 'Connect an engine; its key is stored encrypted',
    transaction: 'none',
    input: z.object({ scope: engineScopeSchema.default('organization'), ...connectionFields }),
    output: engineConnectionSchema,
  }),
  changeConnection: defineEndpoint({
    method: 'PUT',
    path: '/api/mt/engines/connections/{connectionId}',
    access: 'signed-in',
    summary: 'Change a connected engine; a secret that is left out stays',
    transaction: 'none',
    input: z.object({ connectionId: idSchema, ...connectionFields }),
    output: engineConnectionSchema,
  }),
  removeConnection: defineEndpoint({
    method: 'DELETE',
    path: '/api/mt/engines/connections/{connectionId}',
    access: 'signed-in',
    summary: 'Disconnect an engine, and delete the glossaries that were made at its vendor',
    transaction: 'none',
    input: z.object({ connectionId: idSchema }),
    output: doneSchema,
  }),
  testConnection: defineEndpoint({
    method: 'POST',
    path: '/api/mt/engines/connections/test',
    access: 'signed-in',
    summary: 'Try settings with a real sentence, before or after saving',
    transaction: 'none',
    input: z.object({ connectionId: idSchema.optional(), ...connectionFields }),
    output: engineTestSchema,
  }),
  listModels: defineEndpoint({
    method: 'POST',
    path: '/api/mt/engines/connections/models',
    access: 'signed-in',
    summary: 'Ask a vendor which models can be chosen with these settings',
    transaction: 'none',
    input: z.object({
      /** Of the one to change, whose kept key is used. */
      connectionId: idSchema.optional(),
      vendor: connectionFields.vendor,
      settings: settingsSchema,
    }),
    output: z.object({ models: z.array(z.string()) }),
  }),
  testProvidedEngine: defineEndpoint({
    method: 'POST',
    path: '/api/mt/engines/provided/{engineKey}/test',
    access: 'engine:settings',
    summary: 'Try an engine of the installation with a real sentence',
    transaction: 'none',
    input: z.object({ engineKey: z.string().max(80) }),
    output: engineTestSchema,
  }),
  enginePolicy: defineEndpoint({
    method: 'GET',
    path: '/api/mt/engines/policy',
    access: 'signed-in',
    summary: 'Whether people of the organization may connect engines of their own',
    input: emptySchema,
    output: enginePolicySchema,
  }),
  changeEnginePolicy: defineEndpoint({
    method: 'PUT',
    path: '/api/mt/engines/policy',
    access: 'engine:settings',
    summary: 'Allow or forbid engines of their own to the people of the organization',
    input: enginePolicySchema,
    output: enginePolicySchema,
  }),
};
