import { z } from 'zod';
import { limits } from './limits.ts';
import { matchBands } from './segment-filters.ts';
import { segmentOriginSchema } from './segments.ts';

const text = z.string().max(limits.expressionCharacters, 'too-long').default('');

/**
 * What a segment must be to be listed. Of a criterion with several values one is enough; an empty one, `any` and null say
 * nothing.
 */
export const segmentCriteriaSchema = z.object({
  origins: z.array(segmentOriginSchema).default([]),
  bands: z.array(z.enum(matchBands)).default([]),
  repetition: z.enum(['any', 'first', 'repeated', 'none']).default('any'),
  locked: z.enum(['any', 'locked', 'open']).default('any'),
  /** Names of people who changed it last. */
  people: z.array(z.string().max(200)).max(200).default([]),
  /** Changed on that day or later, `YYYY-MM-DD`. */
  changedFrom: z.iso.date().nullable().default(null),
  codes: z.enum(['any', 'faulty']).default('any'),
  /** Tested by the editor, which has checked the segments; the server lists them whatever they have. */
  qa: z.enum(['any', 'error', 'open', 'none']).default('any'),
  comments: z.enum(['any', 'open', 'resolved', 'none']).default('any'),
  risk: z.enum(['any', 'high', 'low']).default('any'),
  source: text,
  target: text,
  /** `source` and `target` are regular expressions without look-ahead and back-references. */
  pattern: z.boolean().default(false),
});
export type SegmentCriteria = Readonly<z.output<typeof segmentCriteriaSchema>>;
