import { z } from 'zod';
import { idSchema } from './fields.ts';
import { termStatusSchema } from './term-entries.ts';

const shownTermSchema = z.object({
  text: z.string(),
  status: termStatusSchema,
  note: z.string().nullable(),
  /** With what follows, what a check of a target needs, so that it can be done while one types. */
  caseRule: z.enum(['any', 'same']).nullable(),
  exact: z.boolean(),
  partOfSpeech: z.string().nullable(),
});

/** A term of a base in a segment's source. Offsets are in UTF-16 units of the source without its codes. */
export const segmentTermSchema = z.object({
  termEntryId: idSchema,
  termBaseId: idSchema,
  termBaseName: z.string(),
  start: z.number().int(),
  end: z.number().int(),
  /** `compound`: a part of a longer word. */
  form: z.enum(['exact', 'inflected', 'compound']),
  term: shownTermSchema,
  targets: z.array(shownTermSchema),
  definition: z.string().nullable(),
  subject: z.string().nullable(),
  note: z.string().nullable(),
  /** Leads to a picture. */
  image: z.string().nullable(),
  /** Of an uploaded picture, which `conceptPicture` gives. */
  pictureId: idSchema.nullable(),
  /** What the target does with it; `unknown` where there is no term it may use. */
  use: z.enum(['used', 'missing', 'unknown']),
  /** Deprecated and forbidden terms of the concept that the target has. */
  forbiddenUsed: z.array(z.string()),
});
export type SegmentTerm = z.infer<typeof segmentTermSchema>;
