import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { doneSchema, idSchema } from './fields.ts';
import { limits } from './limits.ts';
import { segmentCriteriaSchema } from './segment-criteria.ts';
import { segmentFilters } from './segment-filters.ts';

const documentInput = { documentId: idSchema };

/** A filter that somebody keeps under a name, in all documents. */
const segmentViewSchema = z.object({
  viewId: idSchema,
  name: z.string(),
  criteria: segmentCriteriaSchema,
});
export type SavedView = z.infer<typeof segmentViewSchema>;

/** The editor loads the texts of a document where they are seen; this says what all of its rows are. */
export const segmentRowsApi = {
  segmentIndex: defineEndpoint({
    method: 'GET',
    path: '/api/editor/documents/{documentId}/segments/index',
    access: 'project:editRouter',
    summary: 'Ids of all segments in document order after a number, and how they stand, without their texts',
    input: z.object({ ...documentInput, after: z.coerce.number().int().min(0).default(0) }),
    output: z.object({
      segmentIds: z.array(idSchema),
      /** One number for each, `segmentMarks` added up. */
      marks: z.array(z.number().int()),
      /** Where the next page begins; null at the end of the document. */
      next: z.number().int().nullable(),
      /** Grows when segments are split or merged. */
      layout: z.number().int(),
    }),
  }),
  findSegments: defineEndpoint({
    method: 'POST',
    path: '/api/editor/documents/{documentId}/segments/found',
    access: 'project:editRouter',
    summary: 'Which segments fit a filter, in document order',
    input: z.object({
      ...documentInput,
      filter: z.enum(segmentFilters).default('all'),
      /** Text in source or translation, whatever the case; empty for all. */
      search: z.string().max(limits.expressionCharacters, 'too-long').default(''),
      criteria: segmentCriteriaSchema.prefault({}),
      /** Of a split document; null for all parts. */
      part: z.number().int().min(1).nullable().default(null),
    }),
    output: z.object({
      /** Numbers of segments from the first to the last of each run. */
      ranges: z.array(z.tuple([z.number().int(), z.number().int()])),
      total: z.number().int(),
      layout: z.number().int(),
    }),
  }),
  segmentPeople: defineEndpoint({
    method: 'GET',
    path: '/api/editor/documents/{documentId}/segments/people',
    access: 'project:editRouter',
    summary: 'Names of those who changed segments of a document last',
    input: z.object(documentInput),
    output: z.array(z.string()),
  }),
  segmentViews: defineEndpoint({
    method: 'GET',
    path: '/api/editor/segment-views',
    access: 'project:editRouter',
    summary: 'Filters of segments that the user keeps, by name',
    input: z.object({}),
    output: z.array(segmentViewSchema),
  }),
  saveSegmentView: defineEndpoint({
    method: 'PUT',
    path: '/api/editor/segment-views',
    access: 'project:editRouter',
    summary: 'Keep a filter of segments under a name; one of the same name is replaced',
    input: z.object({
      name: z.string().trim().min(1, 'required').max(limits.viewNameCharacters, 'too-long'),
      criteria: segmentCriteriaSchema,
    }),
    output: segmentViewSchema,
  }),
  removeSegmentView: defineEndpoint({
    method: 'DELETE',
    path: '/api/editor/segment-views/{viewId}',
    access: 'project:editRouter',
    summary: 'Forget a filter of segments',
    input: z.object({ viewId: idSchema }),
    output: doneSchema,
  }),
};
