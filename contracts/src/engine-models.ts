import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { doneSchema, emptySchema, instantSchema } from './fields.ts';
import { jobSchema } from './jobs.ts';

/** Name of a model's folder: the tags of its languages, joined. */
const directionSchema = z.string().regex(/^[A-Za-z\d]+(-[A-Za-z\d]+){1,7}$/);

/** A model that translates one direction on this machine. */
export const engineModelSchema = z.object({
  direction: directionSchema,
  source: z.string(),
  target: z.string(),
  /** On the disk. */
  bytes: z.number().int(),
  /** Null for one that somebody put there. */
  version: z.string().nullable(),
});
export type EngineModel = z.infer<typeof engineModelSchema>;

/** A model on its way; `job` counts bytes. */
export const modelDownloadSchema = z.object({
  direction: directionSchema,
  source: z.string(),
  target: z.string(),
  /** Null once it has ended; then `failureMessage` says why. */
  job: jobSchema.nullable(),
  failureMessage: z.string().nullable(),
  startedAt: instantSchema,
});
export type ModelDownload = z.infer<typeof modelDownloadSchema>;

export const engineModelsSchema = z.object({
  models: z.array(engineModelSchema),
  /** Models of the engines that read ONNX and GGUF; the operator places them. */
  others: z.array(z.object({ name: z.string(), bytes: z.number().int() })),
  downloads: z.array(modelDownloadSchema),
  /** Of all models, and of what has arrived of others. */
  diskBytes: z.number().int(),
  /** Where files may be placed by hand; null where the operator alone changes models. */
  folder: z.string().nullable(),
});
export type EngineModels = z.infer<typeof engineModelsSchema>;

export const offeredModelSchema = z.object({
  direction: directionSchema,
  source: z.string(),
  target: z.string(),
  version: z.string(),
  /** To be fetched. */
  downloadBytes: z.number().int(),
  /** Once it is unpacked. */
  bytes: z.number().int(),
});
export type OfferedEngineModel = z.infer<typeof offeredModelSchema>;

export const offeredModelsSchema = z.object({
  models: z.array(offeredModelSchema),
  licence: z.object({ name: z.string(), address: z.url() }),
  /** Host they come from. */
  host: z.string(),
});

export const engineModelsApi = {
  engineModels: defineEndpoint({
    method: 'GET',
    path: '/api/mt/models',
    access: 'engine:settings',
    summary: 'Translation models on this machine, those on their way, and the disk they take',
    input: emptySchema,
    output: engineModelsSchema,
  }),
  offeredModels: defineEndpoint({
    method: 'GET',
    path: '/api/mt/models/offered',
    access: 'engine:settings',
    summary: 'Translation models that can be fetched, with size and licence',
    transaction: 'none',
    input: emptySchema,
    output: offeredModelsSchema,
  }),
  fetchModel: defineEndpoint({
    method: 'POST',
    path: '/api/mt/models/{direction}/fetch',
    access: 'engine:settings',
    summary: 'Fetch a translation model in the background; what an earlier try has fetched is kept',
    input: z.object({ direction: directionSchema }),
    output: doneSchema,
  }),
  stopFetchingModel: defineEndpoint({
    method: 'POST',
    path: '/api/mt/models/{direction}/stop',
    access: 'engine:settings',
    summary: 'Stop fetching a translation model, and take away what has arrived of it',
    input: z.object({ direction: directionSchema }),
    output: doneSchema,
  }),
  removeModel: defineEndpoint({
    method: 'DELETE',
    path: '/api/mt/models/{direction}',
    access: 'engine:settings',
    summary: 'Remove a translation model from this machine',
    input: z.object({ direction: directionSchema }),
    output: doneSchema,
  }),
};
