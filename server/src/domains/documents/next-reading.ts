import { documentOptionsSchema } from '@transloom/contracts/document-settings';
import { failureSchema } from '@transloom/contracts/jobs';
import { z } from 'zod';

/** How a document is to be read the next time, while what it has now stays. */
export const nextReadingSchema = z.object({
  /** The same as the document's unless there is a newer file. */
  fileId: z.uuid(),
  bytes: z.number().int(),
  options: documentOptionsSchema,
  /** `kept`: with the settings it was split with. */
  segmentation: z.enum(['kept', 'current']),
});
export type NextReading = z.infer<typeof nextReadingSchema>;

/** What became of it. */
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
