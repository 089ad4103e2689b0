import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { engineFieldSchema } from './engines.ts';
import { doneSchema, emptySchema, idSchema, instantSchema } from './fields.ts';

export const engineTrainerSchema = z.object({
  trainerId: idSchema,
  vendor: z.string(),
  name: z.string(),
  /** Whether what it trains follows a style, examples and terms. */
  instructable: z.boolean(),
  /** Why it could not be reached when it was last tried. */
  failureMessage: z.string().nullable(),
  /** Secrets show as `••••1234`; null for those who may not change it. */
  settings: z.record(z.string(), z.string()).nullable(),
  /** Where it may tell how its runs go, for administrators; null where nobody reaches us, and it is asked instead. */
  reportsTo: z.string().nullable(),
  /** When it last told. */
  reportedAt: instantSchema.nullable(),
  updatedAt: instantSchema,
});
export type EngineTrainer = z.infer<typeof engineTrainerSchema>;

export const trainerVendorSchema = z.object({
  vendor: z.string(),
  name: z.string(),
  fields: z.array(engineFieldSchema),
});
export type TrainerVendor = z.infer<typeof trainerVendorSchema>;

const trainerFields = {
  vendor: z.string().max(40),
  name: z.string().trim().min(1).max(40),
  settings: z.record(z.string().max(40), z.string().max(4000)),
};
const one = { trainerId: idSchema };

export const engineTrainersApi = {
  listTrainers: defineEndpoint({
    method: 'GET',
    path: '/api/mt/trainers',
    access: 'signed-in',
    summary: 'Trainers of the organisation; with their settings for administrators',
    input: emptySchema,
    output: z.array(engineTrainerSchema),
  }),
  listTrainerVendors: defineEndpoint({
    method: 'GET',
    path: '/api/mt/trainers/vendors',
    access: 'engine:settings',
    summary: 'Kinds of trainers, with the fields of their forms',
    input: emptySchema,
    output: z.array(trainerVendorSchema),
  }),
  addTrainer: defineEndpoint({
    method: 'POST',
    path: '/api/mt/trainers',
    access: 'engine:settings',
    summary: 'Connect a trainer; its key is stored encrypted',
    transaction: 'none',
    input: z.object(trainerFields),
    output: engineTrainerSchema,
  }),
  changeTrainer: defineEndpoint({
    method: 'PUT',
    path: '/api/mt/trainers/{trainerId}',
    access: 'engine:settings',
    summary: 'Change a trainer; a secret that is left out stays',
    transaction: 'none',
    input: z.object({ ...one, ...trainerFields }),
    output: engineTrainerSchema,
  }),
  removeTrainer: defineEndpoint({
    method: 'DELETE',
    path: '/api/mt/trainers/{trainerId}',
    access: 'engine:settings',
    summary: 'Disconnect a trainer that no engine needs any more',
    input: z.object(one),
    output: doneSchema,
  }),
  testTrainer: defineEndpoint({
    method: 'POST',
    path: '/api/mt/trainers/test',
    access: 'engine:settings',
    summary: 'Ask a trainer who it is, before or after saving',
    transaction: 'none',
    input: z.object({ trainerId: idSchema.optional(), ...trainerFields }),
    output: z.object({
      ok: z.boolean(),
      message: z.string(),
      /** What answered. */
      version: z.string().nullable(),
    }),
  }),
};
