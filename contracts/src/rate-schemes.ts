import { analysisLines } from '@transloom/core/analysis/analysis-line';
import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { doneSchema, eachOf, idSchema, instantSchema } from './fields.ts';
import { limits } from './limits.ts';

/** What each line of an analysis is paid, in whole percent of a new word. */
export const ratesSchema = eachOf(analysisLines, z.number().int().min(0).max(limits.highestLineRate));

export const rateSchemeSchema = z.object({
  /** Null: the rates that every organization starts with; they cannot be changed. */
  schemeId: idSchema.nullable(),
  name: z.string(),
  /** Grows with each change; earlier versions stay for those who used them. */
  version: z.number().int(),
  rates: ratesSchema,
  changedBy: z.string().nullable(),
  changedAt: instantSchema.nullable(),
});
export type RateScheme = z.infer<typeof rateSchemeSchema>;

export const schemeFieldsSchema = z.object({
  name: z.string().trim().min(1, 'required').max(limits.rateSchemeNameCharacters, 'too-long'),
  rates: ratesSchema,
});

const schemeInput = z.object({ schemeId: idSchema });

export const rateSchemesApi = {
  listRateSchemes: defineEndpoint({
    method: 'GET',
    path: '/api/rate-schemes',
    access: 'project:manage',
    summary: 'The rate schemes of the organization, the built-in one first',
    input: z.object({}),
    output: z.array(rateSchemeSchema),
  }),
  addRateScheme: defineEndpoint({
    method: 'POST',
    path: '/api/rate-schemes',
    access: 'project:manage',
    summary: 'Add a rate scheme',
    input: schemeFieldsSchema,
    output: rateSchemeSchema,
  }),
  changeRateScheme: defineEndpoint({
    method: 'PUT',
    path: '/api/rate-schemes/{schemeId}',
    access: 'project:manage',
    summary: 'Save the next version of a rate scheme',
    input: schemeFieldsSchema.extend({ ...schemeInput.shape, version: z.number().int().min(1) }),
    output: rateSchemeSchema,
  }),
  rateSchemeVersions: defineEndpoint({
    method: 'GET',
    path: '/api/rate-schemes/{schemeId}/versions',
    access: 'project:manage',
    summary: 'Every version of a rate scheme, newest first',
    input: schemeInput,
    output: z.array(rateSchemeSchema),
  }),
  deleteRateScheme: defineEndpoint({
    method: 'DELETE',
    path: '/api/rate-schemes/{schemeId}',
    access: 'project:manage',
    summary: 'Take a rate scheme out of the list; analyses that used it keep its rates',
    input: schemeInput,
    output: doneSchema,
  }),
};
