import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { idSchema, instantSchema } from './fields.ts';

export const jobStateSchema = z.enum(['queued', 'running', 'succeeded', 'failed', 'cancelled']);
export type JobState = z.infer<typeof jobStateSchema>;

/** Why something was refused or failed, as kept on a row: the words are made where it is shown. */
export const failureSchema = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Failure = z.infer<typeof failureSchema>;

/** Background work. `done` of `total` count the kind's own unit, such as segments. */
export const jobSchema = z.object({
  jobId: idSchema,
  kind: z.string(),
  state: jobStateSchema,
  step: z.string().nullable(),
  done: z.number().int(),
  total: z.number().int(),
  failure: failureSchema.nullable(),
  createdAt: instantSchema,
  startedAt: instantSchema.nullable(),
  finishedAt: instantSchema.nullable(),
});
export type Job = z.infer<typeof jobSchema>;

export const jobsApi = {
  job: defineEndpoint({
    method: 'GET',
    path: '/api/jobs/{jobId}',
    access: 'signed-in',
    summary: 'State and progress of background work',
    input: z.object({ jobId: idSchema }),
    output: jobSchema,
  }),
  cancelJob: defineEndpoint({
    method: 'POST',
    path: '/api/jobs/{jobId}/cancel',
    access: 'signed-in',
    summary: 'Stop background work at its next step',
    input: z.object({ jobId: idSchema }),
    output: jobSchema,
  }),
};
