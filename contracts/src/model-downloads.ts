import { z } from 'zod';
import { directionSchema, hubFileSchema, hubRepositorySchema } from './engine-models.ts';
import { emptySchema } from './fields.ts';
import { defineWorkContract } from './work.ts';

/** Which model is downloaded: one that is offered by its direction, or one of a hub at a commit. */
export const modelDownloadOptionsSchema = z.union([
  z.strictObject({ direction: directionSchema }),
  z.strictObject({
    repository: hubRepositorySchema,
    /** Of a model in GGUF; null for a model in ONNX, which has several files. */
    file: hubFileSchema.nullable(),
    revision: z.string().regex(/^[\da-f]{40}$/),
  }),
]);
export type ModelDownloadOptions = z.infer<typeof modelDownloadOptionsSchema>;

/** Progress counts bytes. What has arrived of a model that was stopped or failed is kept until its work is deleted. */
export const modelDownloadContract = defineWorkContract({
  kind: 'model-download',
  what: 'a download of a translation model',
  access: { see: 'engine:settings', run: 'installation:models' },
  options: modelDownloadOptionsSchema,
  result: emptySchema,
});

export const modelDownloadsApi = modelDownloadContract.endpoints;
