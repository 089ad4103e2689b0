import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { doneSchema, idSchema, markupSchema } from './fields.ts';

const stars = z.number().int().min(1).max(5);
const one = { segmentId: idSchema, engineKey: z.string().min(1).max(80) };

/** Rule D7.16 of the specification: rating of machine translations. */
export const translationRatingsApi = {
  rateTranslation: defineEndpoint({
    method: 'PUT',
    path: '/api/editor/segments/{segmentId}/rating',
    access: 'segment:edit',
    summary:
      'Rate the machine translation of a segment with one to five stars; the newest rating of a person counts',
    input: z.object({ ...one, engine: z.string().max(100), target: markupSchema, stars }),
    output: doneSchema,
  }),
  ownRating: defineEndpoint({
    method: 'GET',
    path: '/api/editor/segments/{segmentId}/rating',
    access: 'segment:edit',
    summary: 'How the user rated the machine translation of a segment by an engine',
    input: z.object(one),
    output: z.object({
      /** Null: not yet. */
      stars: stars.nullable(),
      /** Of everybody of the organization for this engine, one decimal; null without any. */
      average: z.number().nullable(),
      ratings: z.number().int(),
    }),
  }),
};
