import { z } from 'zod';
import { idSchema, instantSchema } from './fields.ts';
import { failureSchema, jobSchema } from './jobs.ts';

/**
 * `stopped`: somebody cancelled it, or it failed, while entries were taken out or put back; both can be gone on with.
 * `undone`: what it took out is back.
 */
export const cleaningStatusSchema = z.enum([
  'checking',
  'checked',
  'cleaning',
  'cleaned',
  'undoing',
  'undone',
  'failed',
  'stopped',
]);

/**
 * Why an entry may be of no use. `unused`: it has no pair that could be shown; `duplicate`: another one says the same;
 * `otherContext`: the same beside other texts; `nearDuplicate`: the same but for codes, capitals and spaces;
 * `inconsistent`: another translation of the same source.
 */
export const cleaningReasonSchema = z.enum([
  'empty',
  'unused',
  'identical',
  'otherLanguage',
  'tooLong',
  'codes',
  'numbers',
  'duplicate',
  'otherContext',
  'nearDuplicate',
  'inconsistent',
]);
export type CleaningReason = z.infer<typeof cleaningReasonSchema>;

/** A look through a memory or term base for entries that are of no use, and what was done about them. */
export function cleaningSchema<Reason extends z.ZodType, Options extends z.ZodType>(
  reason: Reason,
  options: Options,
) {
  return z.object({
    cleaningId: idSchema,
    status: cleaningStatusSchema,
    options,
    /**
     * How many entries have exactly these reasons, without those that were excluded: what a choice of reasons takes
     * out is the sum over the rows that have one of them.
     */
    found: z.array(z.object({ reasons: z.array(reason), entries: z.number().int() })),
    /** Entries that stay although there is a reason. */
    excluded: z.number().int(),
    /** For which entries were taken out. */
    chosen: z.array(reason),
    /** Entries that it took out and that are not back. */
    removed: z.number().int(),
    /** `done` of `total` are entries. Null some time after its end. */
    job: jobSchema.nullable(),
    failure: failureSchema.nullable(),
    creator: z.string().nullable(),
    createdAt: instantSchema,
    finishedAt: instantSchema.nullable(),
  });
}
