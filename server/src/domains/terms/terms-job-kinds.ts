import { z } from 'zod';
import { defineJob } from '../../platform/queue/define-job.ts';

export const importTermsJob = defineJob({
  kind: 'terms.import-terms',
  payload: z.object({
    importId: z.uuid(),
    termBaseId: z.uuid(),
    fileId: z.uuid(),
    name: z.string(),
    bytes: z.number().int(),
    format: z.string(),
  }),
  whenRepeated: 'Takes out what an earlier run added and reads the file again from its start.',
  retries: 3,
  timeoutSeconds: 7_200,
  concurrency: 1,
});

export const removeTermBaseJob = defineJob({
  kind: 'terms.remove-term-base',
  payload: z.object({ termBaseId: z.uuid() }),
  whenRepeated: 'Takes away what is left.',
  retries: 5,
  timeoutSeconds: 3_600,
  concurrency: 1,
});

export const takeBackTermsJob = defineJob({
  kind: 'terms.take-back-import',
  payload: z.object({ termBaseId: z.uuid(), importId: z.uuid() }),
  whenRepeated: 'Takes out what is left of it.',
  retries: 5,
  timeoutSeconds: 3_600,
  concurrency: 1,
});

export const mergeTermsJob = defineJob({
  kind: 'terms.merge-term-bases',
  payload: z.object({
    termBaseId: z.uuid(),
    fromIds: z.array(z.uuid()),
    keep: z.enum(['all', 'newest', 'base']),
  }),
  whenRepeated: 'Begins anew; what is there already is not added again.',
  retries: 5,
  timeoutSeconds: 7_200,
  concurrency: 1,
});

export const exportTermsJob = defineJob({
  kind: 'terms.export-terms',
  payload: z.object({ resourceId: z.uuid(), termBaseId: z.uuid(), format: z.enum(['tbx', 'xlsx', 'csv']) }),
  whenRepeated: 'Writes the file again in the place of the first one.',
  retries: 2,
  timeoutSeconds: 3_600,
  concurrency: 1,
});

export const termTemplateJob = defineJob({
  kind: 'terms.template',
  payload: z.object({
    resourceId: z.uuid(),
    name: z.string(),
    format: z.string(),
    sourceLanguage: z.string(),
    targetLanguages: z.array(z.string()),
  }),
  whenRepeated: 'Writes the file again in the place of the first one.',
  retries: 2,
  timeoutSeconds: 600,
  concurrency: 1,
});

export const discardedTermsJob = defineJob({
  kind: 'terms.discarded',
  payload: z.object({ resourceId: z.uuid(), name: z.string(), importId: z.uuid() }),
  whenRepeated: 'Writes the file again in the place of the first one.',
  retries: 2,
  timeoutSeconds: 600,
  concurrency: 1,
});
