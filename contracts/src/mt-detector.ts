import { similarityBands } from '@transloom/core/detection/similarity';
import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { doneSchema, eachOf, idSchema, languageTagSchema } from './fields.ts';
import { failureSchema } from './jobs.ts';
import { limits } from './limits.ts';
import { defineWorkContract, workExport, workNameSchema } from './work.ts';

const access = { see: 'tools:detectorRouter', run: 'tools:detectorRouter' } as const;
const count = z.number().int().min(0);
const engineKeySchema = z.string().min(1).max(100);
const percent = z.number().int().min(0).max(100);

const optionsSchema = z
  .object({
    name: workNameSchema.nullable().default(null),
    from: z.enum(['documents', 'project']),
    /** Bilingual files, such as XLIFF, TMX or a bilingual table. */
    fileIds: z.array(idSchema).max(limits.uploadFiles).default([]),
    projectId: idSchema.nullable().default(null),
    sourceLanguage: languageTagSchema,
    targetLanguage: languageTagSchema,
    engineKeys: z.array(engineKeySchema).min(1, 'required').max(limits.comparedEngines, 'too-long'),
    /** Share of the segments that is compared (D5.56, D9.17). */
    rate: z.number().min(0.1).max(1).default(0.3),
    /** Leaves out short segments, which people and engines often write alike. */
    withoutShort: z.boolean().default(true),
  })
  .refine(({ from, fileIds }) => from === 'project' || fileIds.length > 0, {
    path: ['fileIds'],
    error: 'required',
  })
  .refine(({ from, projectId }) => from === 'documents' || projectId !== null, {
    path: ['projectId'],
    error: 'required',
  });
export type DetectorOptions = z.output<typeof optionsSchema>;

const sharesSchema = z.object({
  /** Whole percent. */
  mean: percent,
  /** Number of segments in each band. */
  bands: eachOf(similarityBands, count),
});

/** The similarity of the sample to the translations of one engine (D4.39). */
export const detectingEngineSchema = z.object({
  engineKey: z.string(),
  name: z.string(),
  status: z.enum(['done', 'failed']),
  failure: failureSchema.nullable(),
  /** Null where it failed. */
  shares: sharesSchema.nullable(),
});
export type DetectingEngine = z.infer<typeof detectingEngineSchema>;

export const mtDetectorContract = defineWorkContract({
  kind: 'mt-detection',
  what: 'a comparison of translations with what engines write',
  access,
  options: optionsSchema,
  result: z.object({
    segments: count,
    sampled: count,
    /** Segments that were left out because they are short or not translated. */
    short: count,
    engines: z.array(detectingEngineSchema),
    /** Each segment counts with its most similar engine; null where all engines failed. */
    best: sharesSchema.nullable(),
  }),
});

export const detectedSegmentSchema = z.object({
  detectedId: idSchema,
  number: z.number().int(),
  source: z.string(),
  target: z.string(),
  best: percent.nullable(),
  answers: z.array(z.object({ engineKey: z.string(), similarity: percent, text: z.string() })),
});
export type DetectedSegment = z.infer<typeof detectedSegmentSchema>;

const one = { workId: idSchema };
const path = '/api/work/mt-detection/{workId}';

export const mtDetectorApi = {
  ...mtDetectorContract.endpoints,
  ...workExport(mtDetectorContract, z.object({})),
  detectedSegments: defineEndpoint({
    method: 'GET',
    path: `${path}/segments`,
    access: 'tools:detector:detailRouter',
    summary: 'Sampled segments with the similarity to each engine, in the order of the text',
    input: z.object({
      ...one,
      offset: z.coerce.number().int().min(0).default(0),
      limit: z.coerce.number().int().min(1).max(200).default(50),
      band: z.enum(similarityBands).optional(),
      /** The similarity to this engine decides on the band; absent: the highest. */
      engineKey: engineKeySchema.optional(),
    }),
    output: z.object({ records: z.array(detectedSegmentSchema), total: count }),
  }),
  retryEngines: defineEndpoint({
    method: 'POST',
    path: `${path}/retry-engines`,
    access: 'tools:detectorRouter',
    summary: 'Ask the engines that failed once more; what others wrote stays',
    input: z.object(one),
    output: doneSchema,
  }),
};
