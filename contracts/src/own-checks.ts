import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { doneSchema, emptySchema, idSchema, instantSchema, languageTagSchema } from './fields.ts';
import { limits } from './limits.ts';
import { issueSeverities } from './quality.ts';

/** The entries of a memory that a check flags and passes when somebody tries it. */
const ownCheckTrialSchema = z.object({
  samples: z.number().int(),
  /** Of the samples, those in which the check found something. */
  flagged: z.number().int(),
  memory: z.string(),
  engine: z.string(),
  triedAt: instantSchema,
});

/** A check that an organization wrote in plain language. */
export const ownCheckSchema = z.object({
  ownCheckId: idSchema,
  name: z.string(),
  instruction: z.string(),
  severity: z.enum(issueSeverities),
  /** Languages of translations that it is for; empty for all. A tag without a region stands for all regions. */
  languages: z.array(z.string()),
  /** Projects with the intelligent check use it. */
  enabled: z.boolean(),
  /** Of these words; null where they were not tried. */
  trial: ownCheckTrialSchema.nullable(),
  changedBy: z.string(),
  changedAt: instantSchema,
  version: z.number().int(),
});
export type OwnCheck = z.infer<typeof ownCheckSchema>;

const fields = {
  name: z.string().trim().min(1, 'required').max(100, 'too-long'),
  instruction: z.string().trim().min(1, 'required').max(limits.ownCheckCharacters, 'too-long'),
  severity: z.enum(issueSeverities).default('warning'),
  languages: z.array(languageTagSchema).max(100).default([]),
};

const one = { ownCheckId: idSchema };
/** The version that was seen: what somebody else changed meanwhile is not overwritten. */
const version = z.number().int().min(1);

export const ownChecksApi = {
  listOwnChecks: defineEndpoint({
    method: 'GET',
    path: '/api/own-checks',
    access: ['project:detailRouter', 'tools:checkRouter'],
    summary: 'The checks that the organization wrote in plain language',
    input: emptySchema,
    output: z.array(ownCheckSchema),
  }),
  addOwnCheck: defineEndpoint({
    method: 'POST',
    path: '/api/own-checks',
    access: 'qa:settings',
    summary: 'Write a check in plain language; it is off until it was tried and enabled',
    input: z.object(fields),
    output: ownCheckSchema,
  }),
  changeOwnCheck: defineEndpoint({
    method: 'PUT',
    path: '/api/own-checks/{ownCheckId}',
    access: 'qa:settings',
    summary: 'Change a check; other words put it off until they were tried',
    input: z.object({ ...one, version, ...fields }),
    output: ownCheckSchema,
  }),
  enableOwnCheck: defineEndpoint({
    method: 'PUT',
    path: '/api/own-checks/{ownCheckId}/enabled',
    access: 'qa:settings',
    summary: 'Turn a check on or off; only one that was tried is turned on',
    input: z.object({ ...one, enabled: z.boolean() }),
    output: ownCheckSchema,
  }),
  deleteOwnCheck: defineEndpoint({
    method: 'DELETE',
    path: '/api/own-checks/{ownCheckId}',
    access: 'qa:settings',
    summary: 'Delete a check',
    input: z.object(one),
    output: doneSchema,
  }),
  tryOwnCheck: defineEndpoint({
    method: 'POST',
    path: '/api/own-checks/{ownCheckId}/try',
    access: 'qa:settings',
    summary: 'Try a check on entries of a memory: which of them does it flag?',
    transaction: 'none',
    input: z.object({
      ...one,
      memoryId: idSchema,
      /** Null: the first language of the memory that the check is for. */
      targetLanguage: languageTagSchema.nullable().default(null),
      samples: z.number().int().min(1).max(limits.ownCheckSamples).default(20),
      /** Null: the first language model that is ready. */
      engineKey: z.string().max(80).nullable().default(null),
    }),
    output: z.object({
      check: ownCheckSchema,
      samples: z.array(
        z.object({
          source: z.string(),
          target: z.string(),
          /** What the check found, with the place in the translation where it names one; empty: nothing. */
          issues: z.array(
            z.object({
              explanation: z.string(),
              targetSpan: z.object({ start: z.number().int(), end: z.number().int() }).nullable(),
            }),
          ),
        }),
      ),
    }),
  }),
};
