import { z } from 'zod';
import { auditKinds } from './audited-actions.ts';
import { defineEndpoint } from './endpoint.ts';
import { emptySchema, idSchema, instantSchema, pageQuerySchema, pageSchema } from './fields.ts';

export const auditEntrySchema = z.object({
  /** Number in the chain of the organization, from 1. */
  place: z.number().int(),
  occurredAt: instantSchema,
  /** Name of who did it; null where nobody was signed in, or the account is gone. */
  person: z.string().nullable(),
  personId: idSchema.nullable(),
  action: z.string(),
  /** The action in the language of the interface. */
  words: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

const filter = {
  kind: z.enum(auditKinds).optional(),
  /** Part of the name of who did it. */
  person: z.string().trim().max(100).default(''),
  from: instantSchema.optional(),
  until: instantSchema.optional(),
};

export const auditApi = {
  listAudit: defineEndpoint({
    method: 'GET',
    path: '/api/audit',
    access: 'audit:see',
    summary: 'The audit trail of the organization, newest first, by kind, person and time',
    input: z.object({ ...filter, ...pageQuerySchema }),
    output: pageSchema(auditEntrySchema),
  }),
  verifyAudit: defineEndpoint({
    method: 'GET',
    path: '/api/audit/verdict',
    access: 'audit:see',
    summary: 'Whether the chain of the audit trail is as it was written',
    input: emptySchema,
    output: z.object({
      intact: z.boolean(),
      /** Place of the first entry that was changed, moved or follows a lost one; null where none is. */
      firstBreak: z.number().int().nullable(),
      entries: z.number().int(),
    }),
  }),
  exportAudit: defineEndpoint({
    method: 'POST',
    path: '/api/audit/export',
    access: 'audit:see',
    summary: 'The audit trail as CSV, the newest 50,000 entries of a filter',
    input: z.object(filter),
    output: z.object({ name: z.string(), csv: z.string() }),
  }),
};
