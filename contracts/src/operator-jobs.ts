import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { doneSchema, emptySchema, idSchema, instantSchema, pageQuerySchema, pageSchema } from './fields.ts';
import { jobSchema, jobStateSchema } from './jobs.ts';

/** A job of any organization. The kind is its name in the code, as the log and the metrics have it. */
export const installedJobSchema = jobSchema.extend({
  organizationId: idSchema,
  organization: z.string(),
  /** Name of who started it. */
  person: z.string(),
  /** Runs so far. */
  attempts: z.number().int(),
  /** Whether it can be started again from here. */
  retriable: z.boolean(),
});
export type InstalledJob = z.infer<typeof installedJobSchema>;

export const queueSchema = z.object({
  kind: z.string(),
  queued: z.number().int(),
  running: z.number().int(),
  /** Of the last 24 hours. */
  failed: z.number().int(),
  /** When the job that waits longest was added; null where none waits. */
  waitingSince: instantSchema.nullable(),
});
export type JobQueue = z.infer<typeof queueSchema>;

const access = 'installation:system';

/** Background work of the whole installation. */
export const operatorJobsApi = {
  listQueues: defineEndpoint({
    method: 'GET',
    path: '/api/operator/queues',
    access,
    summary: 'Kinds of background work with their numbers of waiting, running and failed jobs',
    input: emptySchema,
    output: z.array(queueSchema),
  }),
  listJobs: defineEndpoint({
    method: 'GET',
    path: '/api/operator/jobs',
    access,
    summary:
      'Jobs of all organizations by state, kind and part of the name of person or organization, newest first',
    input: z.object({
      state: jobStateSchema.optional(),
      kind: z.string().max(100).optional(),
      search: z.string().trim().max(100).default(''),
      ...pageQuerySchema,
    }),
    output: pageSchema(installedJobSchema),
  }),
  retryJob: defineEndpoint({
    method: 'POST',
    path: '/api/operator/jobs/{jobId}/retry',
    access,
    summary: 'Start the work of a failed job again, in the name of its owner',
    input: z.object({ jobId: idSchema }),
    output: doneSchema,
  }),
  cancelInstalledJob: defineEndpoint({
    method: 'POST',
    path: '/api/operator/jobs/{jobId}/cancel',
    access,
    summary: 'Stop a job of any organization at its next step',
    input: z.object({ jobId: idSchema }),
    output: doneSchema,
  }),
};
