import { documentOptionsSchema } from '@transloom/contracts/document-settings';
import { failureSchema } from '@transloom/contracts/jobs';
import { z } from 'zod';

/** Settings for the next reading of a document; its present content stays until then. */
export const nextReadingSchema = z.object({
  /** The document's own file unless there is a newer one. */
  fileId: z.uuid(),
  bytes: z.number().int(),
  options: documentOptionsSchema,
  /** `kept`: with the settings it was split with. */
  segmentation: z.enum(['kept', 'current']),
});
export type NextReading = z.infer<typeof nextReadingSchema>;

/** Result of the last reading. */
export const rereadingRecordSchema = z.object({
  at: z.iso.datetime(),
  kept: z.number().int(),
  changed: z.number().int(),
  added: z.number().int(),
  gone: z.number().int(),
  failure: failureSchema.nullable(),
});
export type RereadingRecord = z.infer<typeof rereadingRecordSchema>;

/** Undefined for a document that is not being read again. */
export function nextReadingOf({ nextReading }: { readonly nextReading: unknown }): NextReading | undefined {
  return nextReading === null ? undefined : nextReadingSchema.parse(nextReading);
}
