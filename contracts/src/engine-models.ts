import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { doneSchema, emptySchema, languageTagSchema } from './fields.ts';

/** Name of a model's folder: the tags of its languages, joined. */
export const directionSchema = z.string().regex(/^[A-Za-z\d]+(-[A-Za-z\d]+){1,7}$/);
/** Id of a model of a hub: `onnx/` or `gguf/` and the name of its folder or file. */
const nameSchema = z.string().min(1).max(300);

/** What a model may be used for, and what every file of it has been or will be checked against. */
const modelFactsSchema = z.object({
  /** Null where nobody names one. */
  licence: z.object({ name: z.string(), address: z.url() }).nullable(),
  /** `checksum` is its kind and its digits, such as `sha256:0a1b…`. */
  files: z.array(z.object({ name: z.string(), bytes: z.number().int(), checksum: z.string() })),
});
export type ModelFacts = z.infer<typeof modelFactsSchema>;

/** A model that translates one direction on this machine. */
export const engineModelSchema = z.object({
  direction: directionSchema,
  source: z.string(),
  target: z.string(),
  /** On the disk. */
  bytes: z.number().int(),
  /** Null for one that somebody put there. */
  version: z.string().nullable(),
  ...modelFactsSchema.shape,
});
export type EngineModel = z.infer<typeof engineModelSchema>;

/** A model of the engines that read ONNX and GGUF. */
export const installedHubModelSchema = z.object({
  /** `onnx/` or `gguf/` and the name of its folder or file. */
  name: z.string(),
  bytes: z.number().int(),
  /** Commit of its hub; null for one that somebody put there. */
  revision: z.string().nullable(),
  ...modelFactsSchema.shape,
});
export type InstalledHubModel = z.infer<typeof installedHubModelSchema>;

export const engineModelsSchema = z.object({
  models: z.array(engineModelSchema),
  others: z.array(installedHubModelSchema),
  /** Bytes of all models, including parts that have arrived. */
  diskBytes: z.number().int(),
  /** Where files may be placed by hand; null for everybody but the operator, and where `MT_MODEL_CHANGES` is off. */
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
  files: modelFactsSchema.shape.files,
});
export type OfferedEngineModel = z.infer<typeof offeredModelSchema>;

export const offeredModelsSchema = z.object({
  models: z.array(offeredModelSchema),
  licence: z.object({ name: z.string(), address: z.url() }),
  /** Host they come from. */
  host: z.string(),
});

/** A model that can be fetched for a language pair which no engine of this machine translates yet. */
export const pairModelSchema = offeredModelSchema
  .pick({ direction: true, downloadBytes: true, bytes: true })
  .extend({ licence: offeredModelsSchema.shape.licence, host: z.string() });
export type PairModel = z.infer<typeof pairModelSchema>;

const pairSchema = z.object({ source: languageTagSchema, target: languageTagSchema });

export const hubRepositorySchema = z
  .string()
  .trim()
  .max(120)
  .regex(/^(?!\.)[\w.-]+\/(?!\.)[\w.-]+$/);
export const hubFileSchema = z
  .string()
  .trim()
  .max(160)
  .regex(/^(?!\.)[\w.-]+\.gguf$/);

/** What a hub has under a name that can run here. */
export const hubModelSchema = z.object({
  repository: z.string(),
  engine: z.enum(['onnx', 'gguf']),
  /** Null for a model in ONNX, which is of several files. */
  file: z.string().nullable(),
  /** The commit that is fetched. */
  revision: z.string(),
  bytes: z.number().int(),
  /** Host it comes from. */
  host: z.string(),
  ...modelFactsSchema.shape,
});
export type HubModel = z.infer<typeof hubModelSchema>;

export const engineModelsApi = {
  engineModels: defineEndpoint({
    method: 'GET',
    path: '/api/mt/models',
    access: 'engine:settings',
    summary: 'Translation models on this machine, and the disk they take',
    input: emptySchema,
    output: engineModelsSchema,
  }),
  offeredModels: defineEndpoint({
    method: 'GET',
    path: '/api/mt/models/offered',
    access: 'installation:models',
    summary: 'Translation models that can be fetched, with size and licence',
    transaction: 'none',
    input: emptySchema,
    output: offeredModelsSchema,
  }),
  pairModel: defineEndpoint({
    method: 'GET',
    path: '/api/mt/models/of-pair',
    access: ['project:newRouter', 'project:manage'],
    summary: 'The model that can be fetched for a language pair; null where it is here, or none is offered',
    transaction: 'none',
    input: pairSchema,
    output: pairModelSchema.nullable(),
  }),
  askForModel: defineEndpoint({
    method: 'POST',
    path: '/api/mt/model-wishes',
    access: ['project:newRouter', 'project:manage'],
    summary: 'Ask the people who run the installation for the model of a language pair, once a day',
    transaction: 'none',
    input: pairSchema,
    output: doneSchema,
  }),
  findHubModel: defineEndpoint({
    method: 'GET',
    path: '/api/mt/hub-models',
    access: 'installation:models',
    summary: 'What a hub of models has under a name, with size, licence and checksums',
    transaction: 'none',
    input: z.object({
      repository: hubRepositorySchema,
      /** File of a model in GGUF; the one with four bits a weight where none is named. */
      file: hubFileSchema.optional(),
      /** A branch, a tag or a commit; the main branch where none is named. */
      revision: z
        .string()
        .trim()
        .max(100)
        .regex(/^[\w./-]+$/)
        .optional(),
    }),
    output: hubModelSchema,
  }),
  removeHubModel: defineEndpoint({
    method: 'DELETE',
    path: '/api/mt/hub-models',
    access: 'installation:models',
    summary: 'Remove a model in ONNX or GGUF from this machine',
    input: z.object({ name: nameSchema }),
    output: doneSchema,
  }),
  removeModel: defineEndpoint({
    method: 'DELETE',
    path: '/api/mt/models/{direction}',
    access: 'installation:models',
    summary: 'Remove a translation model from this machine',
    input: z.object({ direction: directionSchema }),
    output: doneSchema,
  }),
};
