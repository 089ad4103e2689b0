import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { emptySchema, instantSchema } from './fields.ts';

export const healthChecks = [
  'database',
  'files',
  'disk',
  'workers',
  'queue',
  'mail',
  'sms',
  'engines',
  'programs',
  'address',
] as const;
export const healthStates = ['good', 'warning', 'bad'] as const;
export type HealthState = (typeof healthStates)[number];

export const healthFindingSchema = z.object({
  check: z.enum(healthChecks),
  state: z.enum(healthStates),
  /** Names, numbers and codes, the same in every language. */
  facts: z.string(),
});
export type HealthFinding = z.infer<typeof healthFindingSchema>;

export const installedProcessSchema = z.object({
  role: z.enum(['api', 'worker']),
  host: z.string(),
  pid: z.number().int(),
  version: z.string(),
  startedAt: instantSchema,
  seenAt: instantSchema,
});
export type InstalledProcess = z.infer<typeof installedProcessSchema>;

export const operatorHealthApi = {
  health: defineEndpoint({
    method: 'GET',
    path: '/api/operator/health',
    access: 'installation:system',
    summary: 'Whether everything that the installation needs works, and which processes run',
    transaction: 'none',
    input: emptySchema,
    output: z.object({
      version: z.string(),
      findings: z.array(healthFindingSchema),
      processes: z.array(installedProcessSchema),
    }),
  }),
};
