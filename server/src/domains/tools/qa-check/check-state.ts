import { z } from 'zod';

/** How far a check is, so that it goes on there. */
export const checkStateSchema = z.object({
  /** Files that were read. */
  read: z.number().int().default(0),
  /** The segments of the check are read, from whichever run. */
  complete: z.boolean().default(false),
  /** Number of the last segment that was checked. */
  checkedTo: z.number().int().default(0),
  /** Number of the last segment that a language model was asked about, and those behind it that it has judged. */
  askedTo: z.number().int().default(0),
  judgedIds: z.array(z.uuid()).default([]),
  /** Segments without a usable answer. */
  unanswered: z.number().int().default(0),
});
export type CheckState = z.output<typeof checkStateSchema>;
