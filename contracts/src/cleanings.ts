import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { doneSchema, idSchema, instantSchema, pageQuerySchema, pageSchema } from './fields.ts';
import { failureSchema, jobSchema } from './jobs.ts';
import type { OrganizationKey } from './permissions.ts';

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

interface CleaningsOf<
  Reason extends z.ZodType,
  Cleaning extends z.ZodType,
  Options extends z.ZodRawShape,
  Finding extends z.ZodType,
> {
  readonly path: `/api/${string}`;
  /** Who may see what was found. */
  readonly seen: OrganizationKey;
  /** Who may check and clean. */
  readonly edited: OrganizationKey;
  readonly what: string;
  readonly reason: Reason;
  readonly cleaning: Cleaning;
  /** What counts as useless, with defaults. */
  readonly options: Options;
  readonly finding: Finding;
}

/** Cleaning a memory and cleaning a term base: the same endpoints with other reasons, options and entries. */
export function cleaningsApi<
  Reason extends z.ZodType,
  Cleaning extends z.ZodType,
  Options extends z.ZodRawShape,
  Finding extends z.ZodType,
>({
  path,
  seen,
  edited,
  what,
  reason,
  cleaning,
  options,
  finding,
}: CleaningsOf<Reason, Cleaning, Options, Finding>) {
  const one = { assetId: idSchema, cleaningId: idSchema };
  return {
    listCleanings: defineEndpoint({
      method: 'GET',
      path: `${path}/{assetId}/cleanings`,
      access: seen,
      summary: `Checks and cleanings of a ${what}, the last ones first`,
      input: z.object({ assetId: idSchema }),
      output: z.array(cleaning),
    }),
    startCheck: defineEndpoint({
      method: 'POST',
      path: `${path}/{assetId}/cleanings`,
      access: edited,
      summary: `Look through a ${what} for useless entries; nothing is changed`,
      input: z.object({ assetId: idSchema, ...options }),
      output: cleaning,
    }),
    listFindings: defineEndpoint({
      method: 'GET',
      path: `${path}/{assetId}/cleanings/{cleaningId}/findings`,
      access: seen,
      summary: 'Entries that were found for a reason, page by page; those that are gone since are left out',
      input: z.object({ ...one, reason, ...pageQuerySchema }),
      output: pageSchema(finding),
    }),
    excludeFindings: defineEndpoint({
      method: 'POST',
      path: `${path}/{assetId}/cleanings/{cleaningId}/exclude`,
      access: edited,
      summary: 'Keep entries whatever the reason, or no longer',
      input: z.object({ ...one, entryIds: z.array(idSchema).min(1).max(1_000), excluded: z.boolean() }),
      output: doneSchema,
    }),
    startCleaning: defineEndpoint({
      method: 'POST',
      path: `${path}/{assetId}/cleanings/{cleaningId}/clean`,
      access: edited,
      summary: 'Remove the entries that were found for some reasons; their history keeps them',
      input: z.object({ ...one, reasons: z.array(reason).min(1) }),
      output: cleaning,
    }),
    undoCleaning: defineEndpoint({
      method: 'POST',
      path: `${path}/{assetId}/cleanings/{cleaningId}/undo`,
      access: edited,
      summary: 'Restore the entries that a cleaning removed',
      input: z.object(one),
      output: cleaning,
    }),
  };
}

/** The endpoints as the server serves them, whatever the reasons and options are. */
export type CleaningsApi<Finding extends z.ZodType> = ReturnType<
  typeof cleaningsApi<z.ZodType<string>, z.ZodType, Record<never, z.ZodType>, Finding>
>;
