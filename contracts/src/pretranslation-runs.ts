import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { idSchema, languageTagSchema } from './fields.ts';
import { limits } from './limits.ts';
import { pretranslationEstimateSchema } from './pretranslation-estimates.ts';
import { defineWorkContract } from './work.ts';

/**
 * Which segments a repeated pre-translation may change: those without a translation; also those that a memory or an
 * engine filled and nobody changed since; or all that are not confirmed. Confirmed and locked segments never change.
 */
export const pretranslationScopes = ['empty', 'machine', 'unconfirmed'] as const;
export const pretranslationScopeSchema = z.enum(pretranslationScopes);
export type PretranslationScope = z.infer<typeof pretranslationScopeSchema>;

const count = z.number().int().min(0);

/** A segment that would change, as it is and as it would be. */
const changeSampleSchema = z.object({
  documentId: idSchema,
  documentName: z.string(),
  targetLanguage: languageTagSchema,
  /** Position in its document, from 1. */
  number: count,
  /** Markup. */
  source: z.string(),
  before: z.string(),
  /** Markup of the match; null where an engine is to be asked. */
  after: z.string().nullable(),
  /** Whole percent of the match. */
  matchRate: count.nullable(),
});
export type ChangeSample = z.infer<typeof changeSampleSchema>;

/** What a run would do, found out without asking an engine. */
export const pretranslationPreviewSchema = z.object({
  /** Segments that the scope allows to change. */
  segments: count,
  /** Of these, by what would become of them. */
  fromMemory: count,
  forEngine: count,
  unchanged: count,
  /** The first ones; those that have a translation go before empty ones. */
  samples: z.array(changeSampleSchema),
  engines: pretranslationEstimateSchema.shape.engines,
});
export type PretranslationPreview = z.infer<typeof pretranslationPreviewSchema>;

/** What a run did. */
export const pretranslationOutcomeSchema = z.object({
  fromMemory: count,
  fromEngine: count,
  /** The engine gave no answer; these segments stay as they were. */
  failed: count,
});

export const pretranslationRunContract = defineWorkContract({
  kind: 'pretranslation-run',
  what: 'a repeated pre-translation of the files of a project',
  access: { see: 'project:manage', run: 'project:manage' },
  options: z.strictObject({
    projectId: idSchema,
    /** Empty: all of the project. */
    documentIds: z
      .array(idSchema)
      .max(limits.uploadFiles * 20)
      .default([]),
    scope: pretranslationScopeSchema.default('machine'),
    /** Whether an engine is asked again for segments that it translated itself, as after a change of terms or style. */
    askAgain: z.boolean().default(false),
  }),
  /** The preview first, then the outcome beside it. */
  result: z.object({
    preview: pretranslationPreviewSchema,
    outcome: pretranslationOutcomeSchema.nullable(),
  }),
});

export const pretranslationRunsApi = {
  ...pretranslationRunContract.endpoints,
  undoPretranslation: defineEndpoint({
    method: 'POST',
    path: '/api/work/pretranslation-run/{workId}/undo',
    access: 'project:manage',
    summary: 'Give segments back the text they had before a run; what somebody changed since stays',
    input: z.object({ workId: idSchema }),
    output: z.object({ restored: count, kept: count }),
  }),
};
